#pragma once
// Thousands of WebSocket connections to this machine in one loop, without threads. Made for load: it does not
// check what a browser would check.

#include <cstdint>
#include <string>
#include <string_view>

namespace load {

class Line;

class Loop {
   public:
    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    /// Waits at most so long for something to happen, and has it heard.
    void step(int milliseconds);

   private:
    friend class Line;
    int epoll_;
};

/// One connection. It must not be destroyed while the loop steps.
class Line {
   public:
    explicit Line(Loop& loop) : loop_(loop) {}
    virtual ~Line() { hang_up(); }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    /// Begins to connect; `opened` or `lost` follows.
    void dial(int port);
    void hang_up();
    void say(std::string_view text);
    bool is_open() const { return state_ == State::Open; }
    bool is_idle() const { return state_ == State::Idle; }

   protected:
    virtual void opened() = 0;
    virtual void heard(std::string_view text) = 0;
    virtual void lost() = 0;

   private:
    friend class Loop;
    enum class State { Idle, Upgrading, Open };
    void serve(std::uint32_t events);
    void flush();
    bool read_all();
    bool upgraded();
    void deliver();
    void want(bool writable);
    void fall();

    Loop& loop_;
    State state_ = State::Idle;
    int file_ = -1;
    bool wants_to_write_ = false;
    std::string in_, out_;
};

/// One request, answered before this returns: the status and the body; 0 if nobody answers.
struct Answer {
    int status = 0;
    std::string body;
};
Answer request(int port, const std::string& method, const std::string& path, const std::string& body = "");

}  // namespace load
