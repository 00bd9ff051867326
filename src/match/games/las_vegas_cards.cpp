#include "games/las_vegas_cards/las_vegas_cards.h"

#include "match/typed_match.h"

template const match::AnyGame& match::game<las_vegas_cards::LasVegasCards>();
