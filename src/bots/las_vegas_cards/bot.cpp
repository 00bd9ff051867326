#include "bots/las_vegas_cards/knowledge.h"
#include "bots/typed_bot.h"

template bots::BotsOf bots::bots_of<las_vegas_cards::LasVegasCards>();
