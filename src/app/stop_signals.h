#pragma once
// Ctrl-C and a polite kill: the first one asks a command to stop, one that comes seconds later ends it at
// once.

#include <csignal>

namespace app {

/// While it lives SIGINT and SIGTERM are only noted. There is one of these at a time.
class StopSignals {
   public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    bool stopped() const;
    /// Between the two this thread, and every one that it starts, is spared from these signals.
    void hold() const;
    void release() const;

   private:
    struct sigaction before_[2];
};

}  // namespace app
