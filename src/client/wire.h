#pragma once
// The network: a WebSocket and HTTP, on Boost.Beast (wire.cpp alone knows it). No threads: what has arrived
// is read when somebody asks.

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "client/address.h"

namespace client {

using std::chrono::milliseconds;

/// A WebSocket to a server: texts out, texts in.
class Wire {
   public:
    virtual ~Wire() = default;
    /// Sends a text; throws Failure if the connection is gone.
    virtual void send(const std::string& text) = 0;
    /// The next text, nothing once so much time has passed; throws Failure if the connection is gone.
    virtual std::optional<std::string> receive(milliseconds patience) = 0;
    /// To wait for together with other things. When `receive` had nothing, the next text makes this readable.
    virtual int descriptor() const = 0;
};

/// Connects to the server's WebSocket. Throws Failure.
std::unique_ptr<Wire> connect(const Address& address, milliseconds patience);

struct Answer {
    int status;
    std::string body;
    std::string headers;  // one a line
};
/// One HTTP request; the path stands behind the address's prefix. Throws Failure if there is no answer.
Answer get(const Address& address, const std::string& path, milliseconds patience);
Answer post(const Address& address, const std::string& path, const std::string& body, milliseconds patience);

}  // namespace client
