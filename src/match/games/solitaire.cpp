#include "games/solitaire/solitaire.h"

#include "match/typed_match.h"

template const match::AnyGame& match::game<solitaire::Solitaire>();
