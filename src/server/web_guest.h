#pragma once
// Somebody connected by WebSocket, with a queue of letters.

#include "server/guest.h"
#include "server/metrics.h"
#include "server/net.h"
#include "server/outbox.h"

namespace server::net {

inline constexpr auto kCloseTime = std::chrono::seconds(3);

class WebGuest final : public Guest, public Connection, public std::enable_shared_from_this<WebGuest> {
   public:
    WebGuest(Socket socket, const Limits& limits, Metrics& metrics)
        : stream_(std::move(socket)), metrics_(metrics), waiting_(limits) {}

    WebSocket& stream() { return stream_; }

    void send(const Letter& letter) override {
        if (cut_ || full_ || closing_) return;
        if (!waiting_.add(letter)) return be_slow();
        if (!writing_) write();
    }
    void hang_up() override {
        if (closing_) return;
        closing_ = true;
        until = Steady::now() + kCloseTime;
        if (!writing_) close();
    }
    void cut() override {
        if (std::exchange(cut_, true)) return;
        Error ignored;
        beast::get_lowest_layer(stream_).close(ignored);
    }

   private:
    /// What is being written has to end; then there is a good-bye, or the connection is cut.
    void be_slow() {
        full_ = true;
        ++metrics_.dropped;
        const match::Problem slow = server::refuse(ProblemKind::Limit, language(), "limit.slow");
        waiting_.end_with(std::make_shared<const std::string>(protocol::write_answer(protocol::Bye{slow})));
        if (!writing_) write();
        hang_up();
    }
    void write() {
        writing_ = true;
        stream_.text(true);
        stream_.async_write(asio::buffer(waiting_.first()),
                            [self = shared_from_this()](Error error, std::size_t) { self->wrote(error); });
    }
    void wrote(Error error) {
        writing_ = false;
        if (error) return cut();
        waiting_.sent();
        if (!waiting_.empty()) return write();
        if (closing_) close();
    }
    void close() {
        if (cut_) return;
        stream_.async_close(websocket::close_code::normal,
                            [self = shared_from_this()](Error) { self->cut(); });
    }

    WebSocket stream_;
    Metrics& metrics_;
    Outbox waiting_;
    bool writing_ = false, closing_ = false, full_ = false, cut_ = false;
};

}  // namespace server::net
