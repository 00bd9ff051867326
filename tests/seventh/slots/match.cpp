#include "match/typed_match.h"
#include "seventh/game/puddles.h"

template const match::AnyGame& match::game<puddles::Puddles>();
