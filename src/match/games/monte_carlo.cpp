#include "games/monte_carlo/monte_carlo.h"

#include "match/typed_match.h"

template const match::AnyGame& match::game<monte_carlo::MonteCarlo>();
