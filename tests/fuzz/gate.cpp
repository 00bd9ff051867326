// Fuzz target: a match of any game, driven by the input. What is refused changes nothing, what is accepted is
// in the journal, and the journal always reads back into the same match.
//
// The first byte chooses the set-up; then each command is one byte with its arguments behind it.

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

#include "fuzz/setups.h"
#include "match/journal.h"

namespace {

using core::Seat;

void must(bool fine) {
    if (!fine) std::abort();
}

/// The input, read byte by byte; zeros behind its end.
class Input {
   public:
    Input(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}
    bool more() const { return at_ != end_; }
    std::uint8_t byte() { return more() ? *at_++ : std::uint8_t{0}; }
    std::string text(std::size_t length) {
        std::string made;
        while (made.size() < length && more()) made += static_cast<char>(byte());
        return made;
    }

   private:
    const std::uint8_t *at_, *end_;
};

class Session {
   public:
    Session(std::unique_ptr<match::AnyMatch> match, Input& input) : match_(std::move(match)), input_(input) {}

    void run() {
        constexpr int kMostCommands = 150;  // a longer input finds nothing that a shorter one would not
        for (int i = 0; i < kMostCommands && input_.more(); ++i) {
            command();
            if (i % 64 == 32) check();
        }
        check();
    }

   private:
    void command() {
        switch (input_.byte() % 10) {
            case 0:
            case 1:
            case 2: return go_on();
            case 3: return submit(seat(), match_->question(), some_move());
            case 4: return submit(seat(), match_->question() - 1 - input_.byte() % 3, some_move());
            case 5: return submit(seat(), match_->question() + 1 + input_.byte() % 3, some_move());
            case 6: return submit(Seat(input_.byte()), match_->question(), input_.text(input_.byte() % 64));
            case 7: return record(input_.text(input_.byte() % 128));
            case 8: return undo();
            default: return rewind();
        }
    }
    Seat seat() { return Seat(input_.byte() % (match_->seats() + 1)); }

    /// The game goes on by one entry: a draw by lot, or an offered move of a seat that is asked.
    void go_on() {
        const core::Decision open = match_->ask();
        if (open.is_over()) return;
        const int size = match_->size();
        if (open.is_chance()) {
            core::PlayoutHouse house(std::uint64_t{input_.byte()});
            match_->draw(house);
        } else {
            Seat asked = open.asked.lowest();
            for (int wish = input_.byte() % core::kMostSeats, i = 0; i < core::kMostSeats; ++i)
                if (open.asked.has(Seat((wish + i) % core::kMostSeats)))
                    asked = Seat((wish + i) % core::kMostSeats);
            const auto offered = match_->offers(asked);
            must(!offered.empty());
            must(!match_->submit(asked, match_->question(), offered[input_.byte() % offered.size()]));
        }
        must(match_->size() == size + 1);
    }
    /// A move that somebody could have been offered, or was.
    std::string some_move() {
        const Seat asked = match_->ask().asked.none() ? Seat(0) : match_->ask().asked.lowest();
        const auto offered = match_->offers(asked);
        if (!offered.empty() && input_.byte() % 4 != 0) last_ = offered[input_.byte() % offered.size()];
        return last_;
    }
    void submit(Seat seat, int question, const std::string& move) {
        const int size = match_->size(), open = match_->question();
        const auto offered =
            core::index(seat) < match_->seats() ? match_->offers(seat) : std::vector<std::string>();
        const auto complaint = match_->submit(seat, question, move);
        if (!complaint) {
            must(match_->size() == size + 1 && question == open && !offered.empty());
            return;
        }
        must(match_->size() == size && match_->question() == open);
        must(!complaint->rule.empty() && !complaint->text.empty());
    }
    void record(const std::string& draw) {
        const int size = match_->size();
        const bool chance = match_->ask().is_chance();
        const auto complaint = match_->record(draw);
        must(match_->size() == size + (complaint ? 0 : 1));
        must(complaint || chance);
    }
    void undo() {
        const Seat who{input_.byte()};
        const int size = match_->size();
        const bool can = match_->can_undo(who);
        must(match_->undo(who).has_value() != can);
        must(match_->size() == size - (can ? 1 : 0));
    }
    void rewind() {
        const int size = match_->size(), to = input_.byte();
        match_->rewind(to);
        must(match_->size() == (to < size ? to : size));
    }
    /// The journal reads back into the same match.
    void check() {
        const std::string written = match_->journal();
        const match::Journal read = match::read_journal(written);
        must(!read.wrong && read.match->journal() == written);
        must(read.match->question() == match_->question() && read.match->ask() == match_->ask());
        must(read.match->view(core::kSpectator) == match_->view(core::kSpectator));
        must(read.match->view(Seat(0)) == match_->view(Seat(0)));
    }

    std::unique_ptr<match::AnyMatch> match_;
    Input& input_;
    std::string last_ = "{}";
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    const std::vector<std::string>& setups = fuzz::setups();
    auto opened = match::read_header(setups[input.byte() % setups.size()]);
    must(bool(opened));
    Session(std::move(*opened), input).run();
    return 0;
}
