// croupier-load: how much a server bears. The generator and the server share this machine, so that ratios and
// the server's own time on the processor count, not the clock.

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "load/crowd.h"
#include "load/echo.h"

namespace {

using load::Clock;
using load::Crowd;
using load::Figures;
using load::Serving;

constexpr double kBar = 50;  // milliseconds that 99 of 100 answers may take

struct Orders {
    std::string program, store, folder;
    int tables = 500, seats = 4, sockets = 10'000;
    double rate = 250, seconds = 10;
    std::vector<std::string> what;

    bool wants(const char* name) const {
        if (what.empty()) return true;
        for (const std::string& one : what)
            if (one == name) return true;
        return false;
    }
};

const char* kHelp =
    "croupier-load [OPTIONS] [WHAT…]\n\n"
    "  WHAT             pace, top, echo, idle, reconnect, growth; without any: all\n"
    "  --program FILE   the croupier to be measured (the one beside this program)\n"
    "  --store WHERE    a SQLite file that is not there yet, or postgres://… with nothing in it (a file in "
    "--folder)\n"
    "  --folder FOLDER  where files may be made (.)\n"
    "  --tables N       with four seats each (500)\n"
    "  --rate N         durable moves a second for pace and echo (250)\n"
    "  --seconds N      for each measurement (10)\n"
    "  --sockets N      for idle (10000)\n";

[[noreturn]] void fail(const std::string& sentence) {
    std::fprintf(stderr, "croupier-load: %s\n", sentence.c_str());
    std::exit(2);
}

Orders read(int count, char** words) {
    Orders orders;
    namespace fs = std::filesystem;
    const fs::path self = fs::read_symlink("/proc/self/exe");
    orders.program = (self.parent_path() / "croupier").string();
    orders.folder = ".";
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--help") {
            std::fputs(kHelp, stdout);
            std::exit(0);
        }
        if (!word.starts_with("--")) {
            constexpr const char* kKnown[] = {"pace", "top", "echo", "idle", "reconnect", "growth"};
            bool known = false;
            for (const char* one : kKnown) known = known || word == one;
            if (!known) fail("there is nothing called \"" + word + "\"; --help tells what there is.");
            orders.what.push_back(word);
            continue;
        }
        if (++i >= count) fail(word + " needs a value.");
        const std::string value = words[i];
        if (word == "--program")
            orders.program = value;
        else if (word == "--store")
            orders.store = value;
        else if (word == "--folder")
            orders.folder = value;
        else if (word == "--tables")
            orders.tables = std::atoi(value.c_str());
        else if (word == "--rate")
            orders.rate = std::atof(value.c_str());
        else if (word == "--seconds")
            orders.seconds = std::atof(value.c_str());
        else if (word == "--sockets")
            orders.sockets = std::atoi(value.c_str());
        else
            fail("there is no option " + word + "; --help tells what there is.");
    }
    if (orders.tables < 1 || orders.rate <= 0 || orders.seconds <= 0) fail("a number is not positive.");
    if (orders.store.empty()) orders.store = orders.folder + "/load.db";
    return orders;
}

std::vector<std::string> words_of(const Orders& orders, const std::string& store, int port) {
    return {orders.program, "serve", "--port", std::to_string(port),
            "--store",      store,   "--page", orders.folder};
}

void say(const char* what, const Figures& figures) {
    std::printf("%-28s %7.0f moves/s, p50 %6.1f ms, p99 %6.1f ms, worst %6.1f ms, %6.1f us CPU a move\n",
                what, figures.moves_per_second, figures.half, figures.most, figures.worst, figures.cpu);
    std::fflush(stdout);
}

// ------------------------------------------------------------------------------------------ echo

class Shouter final : public load::Line {
   public:
    Shouter(load::Loop& loop, load::Times& times, std::size_t& ready)
        : Line(loop), times_(times), ready_(ready) {}
    void shout(Clock::time_point due) {
        due_ = due;
        // As long as a move.
        say(R"({"move":{"question":17,"move":{"place":3}},"id":1})");
    }

   private:
    void opened() override { ++ready_; }
    void heard(std::string_view) override { times_.add(Clock::now() - due_); }
    void lost() override {}
    load::Times& times_;
    std::size_t& ready_;
    Clock::time_point due_{};
};

/// What a bare echo costs at the same pace with the same number of connections, in microseconds.
double echo(const Orders& orders, std::size_t connections, double rate) {
    const int port = load::free_port();
    Serving server({"/proc/self/exe", "--echo", std::to_string(port)}, port, orders.folder + "/echo.log");
    server.start();
    if (!server.wait_until_it_serves()) fail("the echo does not start.");
    load::Loop loop;
    load::Times times;
    std::size_t ready = 0;
    std::vector<std::unique_ptr<Shouter>> all;
    for (std::size_t i = 0; i < connections; ++i) {
        all.push_back(std::make_unique<Shouter>(loop, times, ready));
        all.back()->dial(port);
        loop.step(0);
    }
    while (ready < connections) loop.step(5);
    const double before = server.cpu_seconds();
    const auto begin = Clock::now();
    std::size_t sent = 0;
    const auto due_of = [&](std::size_t number) {
        return begin + std::chrono::duration_cast<Clock::duration>(
                           std::chrono::duration<double>(static_cast<double>(number) / rate));
    };
    const auto wanted = static_cast<std::size_t>(rate * orders.seconds);
    while (times.count() < wanted) {
        for (; sent < wanted && due_of(sent) <= Clock::now() && sent < times.count() + connections; ++sent)
            all[sent * 7919 % connections]->shout(due_of(sent));
        const auto wait =
            std::chrono::duration_cast<std::chrono::milliseconds>(due_of(sent) - Clock::now()).count();
        loop.step(sent < wanted ? static_cast<int>(std::clamp<long>(wait, 0, 20)) : 5);
    }
    return (server.cpu_seconds() - before) * 1e6 / static_cast<double>(wanted);
}

// ------------------------------------------------------------------------------------------ idle

class Idler final : public load::Line {
   public:
    Idler(load::Loop& loop, std::string watch, std::size_t& ready)
        : Line(loop), watch_(std::move(watch)), ready_(ready) {}

   private:
    void opened() override { say(R"({"hello":{"protocol":1,"watch":")" + watch_ + "\"}}"); }
    void heard(std::string_view text) override { ready_ += text.starts_with(R"({"welcome":)") ? 1 : 0; }
    void lost() override {}
    std::string watch_;
    std::size_t& ready_;
};

void idle(const Orders& orders, Serving& server, Crowd& crowd) {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    const auto room = static_cast<std::size_t>(files.rlim_cur) - crowd.size() - 100;
    const std::size_t wanted = std::min(static_cast<std::size_t>(orders.sockets), room);
    const double before = server.memory();
    std::size_t ready = 0;
    std::vector<std::unique_ptr<Idler>> all;
    for (std::size_t i = 0; i < wanted; ++i) {
        all.push_back(
            std::make_unique<Idler>(crowd.loop(), crowd.watches()[i % crowd.watches().size()], ready));
        all.back()->dial(server.port());
        if (i % 16 == 0) crowd.loop().step(0);
    }
    const auto end = Clock::now() + std::chrono::seconds(60);
    while (ready < wanted && Clock::now() < end) crowd.loop().step(5);
    const double cpu = server.cpu_seconds();
    const auto begin = Clock::now();
    while (Clock::now() < begin + std::chrono::seconds(5)) crowd.loop().step(20);
    std::printf(
        "%-28s %zu more sockets, %.1f KB each; the server rests at %.1f %% of one core\n", "idle", ready,
        (server.memory() - before) / 1024 / static_cast<double>(ready),
        (server.cpu_seconds() - cpu) / std::chrono::duration<double>(Clock::now() - begin).count() * 100);
    std::fflush(stdout);
}

// ------------------------------------------------------------------------------------------ all of it

/// The highest pace at which 99 of 100 answers come in time, by doubling and then by halves.
void top(const Orders& orders, Crowd& crowd) {
    double held = 0, missed = 0;
    for (double rate = orders.rate * 2; missed == 0 || (missed - held) / missed > 0.12;
         rate = missed == 0 ? held * 2 : (held + missed) / 2) {
        const Figures figures = crowd.play(rate, orders.seconds / 2);
        say(("  tried " + std::to_string(static_cast<int>(rate))).c_str(), figures);
        const bool holds = figures.most <= kBar && figures.moves_per_second > rate * 0.95;
        (holds ? held : missed) = rate;
        if (held == 0 && rate < 20) break;
    }
    std::printf("%-28s %7.0f moves/s at p99 <= %.0f ms\n", "top", held, kBar);
    std::fflush(stdout);
}

void growth(const Orders& orders) {
    for (const int tables : {10, 100, 1000}) {
        const int port = load::free_port();
        const std::string store = orders.folder + "/growth-" + std::to_string(tables) + ".db";
        Serving server(words_of(orders, store, port), port, orders.folder + "/server.log");
        server.start();
        if (!server.wait_until_it_serves()) fail("the server does not start.");
        Crowd crowd(server, tables, orders.seats, "las-vegas");
        crowd.play(orders.rate, 2);
        say(("growth, " + std::to_string(tables) + " tables").c_str(),
            crowd.play(orders.rate, orders.seconds));
    }
}

int run(const Orders& orders) {
    std::filesystem::create_directories(orders.folder);
    std::ofstream(orders.folder + "/index.html");  // no page
    const int port = load::free_port();
    Serving server(words_of(orders, orders.store, port), port, orders.folder + "/server.log");
    const bool crowded = orders.wants("pace") || orders.wants("top") || orders.wants("echo") ||
                         orders.wants("idle") || orders.wants("reconnect");
    if (crowded) {
        server.start();
        if (!server.wait_until_it_serves())
            fail("the server does not start; see " + orders.folder + "/server.log.");
        Crowd crowd(server, orders.tables, orders.seats, "las-vegas");
        std::printf("%-28s %d tables x %d seats, %.1f MB\n", "server", orders.tables, orders.seats,
                    server.memory() / 1e6);
        crowd.play(orders.rate, 2);  // warm
        if (orders.wants("pace") || orders.wants("echo")) {
            const double bare = echo(orders, crowd.size(), orders.rate);
            const Figures figures = crowd.play(orders.rate, orders.seconds);
            const double again = echo(orders, crowd.size(), orders.rate);
            say("pace", figures);
            std::printf("%-28s %.1f and %.1f us CPU a message; a durable move is %.1f x\n", "bare Beast echo",
                        bare, again, figures.cpu / ((bare + again) / 2));
            std::fflush(stdout);
        }
        if (orders.wants("top")) top(orders, crowd);
        if (orders.wants("idle")) idle(orders, server, crowd);
        if (orders.wants("reconnect")) {
            const auto begin = Clock::now();
            server.kill_it();
            server.start();
            const double took = crowd.come_back(0.99);
            std::printf("%-28s %zu clients, 99 %% play %.2f s after the kill, all after %.2f s\n",
                        "reconnect", crowd.size(), took,
                        std::chrono::duration<double>(Clock::now() - begin).count());
            std::fflush(stdout);
            say("  afterwards", crowd.play(orders.rate, 3));
        }
        server.stop();
    }
    if (orders.wants("growth")) growth(orders);
    return 0;
}

}  // namespace

int main(int count, char** words) {
    if (count == 3 && std::strcmp(words[1], "--echo") == 0) load::echo(std::atoi(words[2]));
    return run(read(count, words));
}
