#include "games/las_vegan/las_vegan.h"

#include "match/typed_match.h"

template const match::AnyGame& match::game<las_vegan::LasVegan>();
