#pragma once
// Tables with action cards.

#include "boulevard/position.h"

namespace las_vegas::test {

inline const std::string kActions = R"({"actions":true})";
inline const std::string kWithSlot = R"({"actions":true,"slot-machine":true})";
inline const std::string kDone = R"({"done":true})";

}  // namespace las_vegas::test
