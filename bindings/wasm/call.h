#pragma once
// What a host can ask of the engine: one JSON request, one JSON answer.

#include <string>
#include <string_view>

namespace wasm {

/// Requests are objects with one member, the name of what is asked:
///
///     {"random":{"game":"las-vegas","seats":4,"options":{"neutral":true},"seed":7,"games":100}}
///         complete games of random legal play: {"games":100,"decisions":…,"fingerprint":"…"}
///
/// What is refused is answered with {"refused":{"rule":"…","key":"…","text":"…"}}.
std::string call(std::string_view request);

}  // namespace wasm
