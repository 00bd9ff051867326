#include "games/colours/colours.h"

#include "match/typed_match.h"

template const match::AnyGame& match::game<colours::HiddenColours>();
