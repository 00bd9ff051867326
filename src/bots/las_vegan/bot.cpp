#include "bots/las_vegan/knowledge.h"
#include "bots/typed_bot.h"

template bots::BotsOf bots::bots_of<las_vegan::LasVegan>();
