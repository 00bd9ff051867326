#pragma once
// Hears what other servers on the same PostgreSQL do.

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "store/store.h"

namespace store::postgres {

/// What is sent: who says it, then what. A server knows its own words and does not heed them.
std::string appended(const std::string& server, const std::string& table, int last);
std::string announcement(const std::string& server, const std::string& text);
/// What was said, unless this server said it or it makes no sense.
std::optional<Note> heard(const std::string& server, const std::string& payload);

/// A thread with a connection of its own. When the line breaks it is made again, and then `Missed` is told.
class Listener {
   public:
    Listener(std::string address, std::string server, std::function<void(const Note&)> tell);
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

   private:
    void work();
    void hear();
    /// Waits for the database to say something, or for the end.
    bool wait(int socket, int milliseconds);

    std::string address_, server_;
    std::function<void(const Note&)> tell_;
    int wake_[2];  // a pipe: a byte in it ends the thread
    std::atomic<bool> ending_ = false;
    std::thread thread_;
};

}  // namespace store::postgres
