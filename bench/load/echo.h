#pragma once

namespace load {

/// A WebSocket server that says back what it hears, on Boost.Beast and nothing else: what the network alone
/// costs.
[[noreturn]] void echo(int port);

}  // namespace load
