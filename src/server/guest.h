#pragma once
// Somebody who is connected, as the tables know them. The network stands behind `send` and `hang_up`.

#include <memory>

#include "server/bucket.h"
#include "server/news.h"

namespace server {

struct Live;

/// A message that several may be sent.
using Letter = std::shared_ptr<const std::string>;

class Guest {
   public:
    virtual ~Guest() = default;
    virtual void send(const Letter& letter) = 0;
    /// Closes the connection once everything has been sent.
    virtual void hang_up() = 0;

    // What the tables keep about this guest.
    std::shared_ptr<Live> live;  // the table, after hello
    bool greeted = false;        // hello is under way or done
    Viewer viewer;
    std::string token;  // hashed
    int last = -1;      // the last event that was sent
    Bucket messages;
    int strikes = 0;
    bool dropped = false;  // has been told good-bye: what it still says is not heard
    std::string address;
    std::int64_t heard = 0, came = 0;  // milliseconds

    words::Language language() const { return viewer.words.value_or(words::Language::English); }
};
using GuestPtr = std::shared_ptr<Guest>;

}  // namespace server
