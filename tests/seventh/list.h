#pragma once
// A seventh game, for tests: what games/list.h has for the others.

namespace puddles {
struct Puddles;
}

namespace games {
using More = core::TypeList<puddles::Puddles>;
}
