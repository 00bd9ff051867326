#include "bots/solitaire/knowledge.h"
#include "bots/typed_bot.h"

template bots::BotsOf bots::bots_of<solitaire::Solitaire>();
