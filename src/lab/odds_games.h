#pragma once
// The odds of each game, made in odds_<game>.cpp: each is compiled by itself.

namespace lab {

class Odds;
const Odds& las_vegas_odds();
const Odds& solitaire_odds();
const Odds& colours_odds();
const Odds& las_vegas_cards_odds();
const Odds& las_vegan_odds();
const Odds& monte_carlo_odds();

}  // namespace lab
