#pragma once
// `croupier join` as a process, and somebody who types into it.

#include <sys/stat.h>

#include "network/server.h"
#include "support/places.h"

namespace network_test {

/// The program at a table, with what is typed written into it bit by bit.
class Typist {
   public:
    Typist(const Folder& folder, const std::string& name, std::vector<std::string> words)
        : pipe_(folder / (name + ".in")), out_(folder / (name + ".out")) {
        EXPECT_EQ(mkfifo(pipe_.c_str(), 0600), 0);
        words.insert(words.begin(), {support::program(), "join"});
        const int keep = open(pipe_.c_str(), O_RDWR | O_CLOEXEC);  // so that opening it waits for nobody
        process_ = std::make_unique<Process>(
            words, out_, std::vector<std::string>{"XDG_STATE_HOME=" + (folder / name)}, pipe_);
        in_ = open(pipe_.c_str(), O_WRONLY | O_CLOEXEC);
        close(keep);
    }
    ~Typist() { end_input(); }
    void type(const std::string& line) {
        const std::string text = line + "\n";
        EXPECT_EQ(write(in_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    void end_input() {
        if (in_ >= 0) close(in_);
        in_ = -1;
    }
    std::string said() const { return support::bytes_of(out_); }
    std::string complained() const { return support::bytes_of(out_ + ".err"); }
    /// Waits until it has said something, behind what it had said when this was called last.
    void until(const std::string& text) {
        const auto end = std::chrono::steady_clock::now() + kPatience;
        while (std::chrono::steady_clock::now() < end) {
            const std::string all = said();
            if (const std::size_t at = all.find(text, heard_); at != all.npos) {
                heard_ = at + text.size();
                return;
            }
            std::this_thread::sleep_for(milliseconds(20));
        }
        ADD_FAILURE() << "never said: " << text << "\n" << said() << complained();
    }
    /// The next whole line that begins so, behind what it had said when this was called last, if it is there
    /// yet.
    std::optional<std::string> hears_line(const std::string& beginning) {
        const std::string all = said();
        const std::size_t at = all.find("\n" + beginning, heard_);
        const std::size_t end = at == all.npos ? at : all.find('\n', at + 1);
        if (end == all.npos) return std::nullopt;
        heard_ = end;
        return all.substr(at + 1, end - at - 1);
    }
    std::optional<int> code() { return process_->wait_for(kPatience); }

   private:
    std::string pipe_, out_;
    std::unique_ptr<Process> process_;
    int in_ = -1;
    std::size_t heard_ = 0;
};

}  // namespace network_test
