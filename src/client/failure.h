#pragma once
// What goes wrong between here and a server.

#include <string>

namespace client {

/// Thrown where the network, the server or a file does not do what was asked: one clear sentence.
struct Failure {
    std::string sentence;
};

}  // namespace client
