#include "bots/monte_carlo/knowledge.h"
#include "bots/typed_bot.h"

template bots::BotsOf bots::bots_of<monte_carlo::MonteCarlo>();
