#pragma once
// Phrases as JSON, for guests who put them into words themselves.

#include <string>

#include "core/phrase.h"

namespace match {

/// What is to be filled into a phrase, one object each that names its kind:
/// [{"number":3},{"money":70000},{"seat":1},{"word":"colour.red"},{"dice":[1,1,5]},{"text":"…"}]
std::string written_args(const core::Phrase& phrase);

}  // namespace match
