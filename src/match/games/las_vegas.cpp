#include "games/las_vegas/las_vegas.h"

#include "match/typed_match.h"

template const match::AnyGame& match::game<las_vegas::LasVegas>();
