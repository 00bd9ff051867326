#include "bots/colours/knowledge.h"
#include "bots/typed_bot.h"

template bots::BotsOf bots::bots_of<colours::HiddenColours>();
