#include "bots/typed_bot.h"
#include "seventh/slots/knowledge.h"

template bots::BotsOf bots::bots_of<puddles::Puddles>();
