#pragma once
// Another program, spoken to in lines: it may crash, hang, or write without end, and none of that reaches us.

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace bots::external {

using Deadline = std::chrono::steady_clock::time_point;

/// How an attempt to speak with a program went.
enum class Spoke {
    Well,
    Ended,   // it is gone, or has closed its input or output
    Late,    // it did not answer, or did not listen, in time
    TooLong  // it wrote more than a line may hold
};

class Process {
   public:
    static constexpr std::size_t kLongestLine = 1 << 16;

    /// Starts a command of the shell in a process group of its own. What it writes to standard error is added
    /// to a file. A command that cannot be started ends at once, like one that crashes.
    Process(const std::string& command, const std::string& errors_file);
    /// Ends it and all that it has started.
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    Spoke send(std::string_view line, Deadline deadline);
    Spoke receive(std::string& line, Deadline deadline);

   private:
    bool wait_for(short event, Deadline deadline) const;

    pid_t pid_ = -1;
    int socket_ = -1;
    std::string read_;  // beyond the last line
};

}  // namespace bots::external
