#pragma once
// A real server: the program, on a free port of this machine, with a folder of its own.

#include <signal.h>

#include <chrono>
#include <thread>

#include "client/guest.h"
#include "support/program.h"

namespace network_test {

using client::Address;
using client::Guest;
using client::json;
using client::milliseconds;
using support::Folder;

inline constexpr milliseconds kPatience{20'000};

inline const json kTwoPeople = json::array({{{"kind", "person"}}, {{"kind", "person"}}});

/// Another process, ended with the test.
class Process {
   public:
    Process(const std::vector<std::string>& words, const std::string& output,
            const std::vector<std::string>& environment = {}, const std::string& input = "/dev/null") {
        posix_spawn_file_actions_t files;
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_addopen(&files, 0, input.c_str(), O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&files, 1, output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
        posix_spawn_file_actions_addopen(&files, 2, (output + ".err").c_str(), O_WRONLY | O_CREAT | O_APPEND,
                                         0600);
        std::vector<char*> arguments, variables;
        for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        for (const std::string& variable : environment)
            variables.push_back(const_cast<char*>(variable.c_str()));
        for (char** variable = environ; *variable != nullptr; ++variable) variables.push_back(*variable);
        variables.push_back(nullptr);
        EXPECT_EQ(
            posix_spawnp(&id_, words.front().c_str(), &files, nullptr, arguments.data(), variables.data()), 0)
            << words.front();
        posix_spawn_file_actions_destroy(&files);
    }
    ~Process() { end(SIGKILL); }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Ends it with a signal, and gives the exit code; −1 if it was killed.
    int end(int with) {
        if (id_ <= 0) return code_;
        kill(id_, with);
        return wait();
    }
    int wait() {
        if (id_ <= 0) return code_;
        int status = 0;
        waitpid(id_, &status, 0);
        id_ = 0;
        return code_ = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    /// The exit code, or nothing if it still runs after so much time.
    std::optional<int> wait_for(milliseconds patience) {
        const auto end = std::chrono::steady_clock::now() + patience;
        while (id_ > 0) {
            int status = 0;
            if (waitpid(id_, &status, WNOHANG) == id_) {
                id_ = 0;
                code_ = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
                break;
            }
            if (std::chrono::steady_clock::now() > end) return {};
            std::this_thread::sleep_for(milliseconds(10));
        }
        return code_;
    }

   private:
    pid_t id_ = 0;
    int code_ = -1;
};

/// A port that nobody listens at.
int free_port();

class Server {
   public:
    /// With a store of its own in `data`, unless `more` says otherwise.
    explicit Server(const Folder& data, std::vector<std::string> more = {}, int port = 0);

    /// `fail` wakes a failpoint (docs/reliability.md).
    void start(const std::string& fail = "");
    /// Waits until it has fallen by itself.
    void wait_for_its_fall() { EXPECT_EQ(process_->wait_for(kPatience), -1) << log(); }
    /// As a fall of the machine would.
    void kill_it() { process_->end(SIGKILL); }
    /// As an operator would; gives the exit code.
    int stop() { return process_->end(SIGTERM); }

    const Address& address() const { return address_; }
    std::string log() const { return support::bytes_of(log_ + ".err") + support::bytes_of(log_); }

    /// Makes a table; gives the link to its seats.
    Address make(const json& wish) const;
    json get(const std::string& path) const;

   private:
    std::vector<std::string> words_;
    std::string log_;
    Address address_;
    std::unique_ptr<Process> process_;
};

/// Somebody who plays by the rules, and by lot.
class Player {
   public:
    Player(const Address& table, std::string name, unsigned seed, std::string token = "")
        : guest(table, std::move(token), words::Language::English,
                {milliseconds(10'000), milliseconds(60'000)}),
          name_(std::move(name)),
          lot_(seed) {
        guest.arrive();
    }
    void sit(int seat) {
        guest.sit(core::Seat(seat), name_);
        guest.hear_until<protocol::SeatTaken>(kPatience);
    }
    /// Hears what there is to hear, and answers what is asked; true if it did either.
    bool take_part(milliseconds patience = milliseconds(0));
    /// Hears until something is so; fails the test if it does not come to that.
    template <class Condition>
    void until(Condition condition, const char* what) {
        const auto end = std::chrono::steady_clock::now() + kPatience;
        while (!condition() && std::chrono::steady_clock::now() < end) guest.hear(milliseconds(50));
        EXPECT_TRUE(condition()) << name_ << " waited in vain: " << what;
    }
    const client::Picture& picture() const { return guest.picture(); }
    bool is_asked() const {
        return picture().status() == client::Status::Playing && picture().is_asked(picture().seat()) &&
               !picture().offers().empty();
    }
    bool is_over() const { return picture().status() == client::Status::Over; }
    std::string any_move() {
        const std::vector<std::string> offers = picture().offers();
        lot_ = lot_ * 1664525u + 1013904223u;
        return offers[(lot_ >> 8) % offers.size()];
    }

    Guest guest;
    std::vector<match::Problem> refusals;

   private:
    std::string name_;
    unsigned lot_;
    int answered_ = -1;  // the question
};

/// All of them take part until the game is over for all, or for so many of their rounds.
void play_out(const std::vector<Player*>& players, int rounds = 1'000'000);

/// What everybody was sent is what the journal lets them see.
void expect_seen_as_the_journal_says(const std::string& journal, const std::vector<const Player*>& players);

}  // namespace network_test
