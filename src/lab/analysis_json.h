#pragma once
// An analysis for a page: figures only. What happened the page has in sentences already.

#include "lab/odds.h"

namespace lab {

/// {"playouts":64,"error":0.1201,"finished":true,"who":[null,0,…],
///  "win":[[0.2500,0.2500,…],…],
///  "accounts":[{"win":[0.2500,0.1000,-0.0500,0.7000,1.0000],"money":[…]},…],"turning_points":[41,…]}
/// `who` made each entry; null is the house. `win` has the chances of the seats before entry 0, after entry 0
/// and so on. An account is start, luck, own choices, others' choices and result.
std::string for_page(const Analysis& analysis);

}  // namespace lab
