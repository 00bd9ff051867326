// Fuzz target: a view of any game that came over a network. It is refused, or bots can play on from it.
//
// An input that begins with a brace is such a view. Any other one makes a view and changes it: two bytes
// choose the set-up, one the dice, one how far the game is played, one who looks on; then each change is four
// bytes: which word of the text (two), what happens to it, and by what.

#include "match/seen.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "bots/any_bot.h"
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
    std::size_t two_bytes() {
        const std::size_t high = byte();
        return high << 8 | byte();
    }

   private:
    const std::uint8_t *at_, *end_;
};

struct Word {
    std::size_t from, size;
};

/// Numbers, strings, true, false and null, where they stand in a JSON text.
std::vector<Word> words_of(const std::string& text) {
    std::vector<Word> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t from = at;
        if (text[at] == '"') {
            for (++at; at < text.size() && text[at] != '"'; ++at)
                if (text[at] == '\\') ++at;
            ++at;
        } else if (text[at] == '-' || std::isalnum(static_cast<unsigned char>(text[at])) != 0) {
            while (at < text.size() && std::string_view("{}[],:\"").find(text[at]) == std::string_view::npos)
                ++at;
        } else {
            ++at;
            continue;
        }
        words.push_back({from, std::min(at, text.size()) - from});
    }
    return words;
}

std::string view_of_some_match(Input& input) {
    const std::vector<std::string>& setups = fuzz::setups();
    auto opened = match::read_header(setups[input.two_bytes() % setups.size()]);
    must(bool(opened));
    match::AnyMatch& match = **opened;
    core::PlayoutHouse house(std::uint64_t{input.byte()});
    constexpr int kStep = 2;  // so that a byte reaches far into a game
    for (int left = kStep * input.byte(); left > 0 && !match.ask().is_over(); --left) {
        if (match.ask().is_chance()) {
            match.draw(house);
            continue;
        }
        const Seat seat = match.ask().asked.lowest();
        const auto offers = match.offers(seat);
        must(!match.submit(seat, match.question(),
                           offers[house.below(static_cast<std::uint32_t>(offers.size()))]));
    }
    const int viewer = input.byte() % 4;  // mostly who is asked
    if (viewer != 0 && !match.ask().asked.none()) return match.view(match.ask().asked.lowest());
    return match.view(viewer == 0 ? core::kSpectator : Seat(0));
}

/// One word becomes another: a number near it, a word of the same text, or something else.
void change(std::string& text, Input& input) {
    const std::vector<Word> words = words_of(text);
    if (words.empty()) return;
    const Word word = words[input.two_bytes() % words.size()];
    const std::uint8_t kind = input.byte(), by = input.byte();
    const std::string old = text.substr(word.from, word.size);
    const long number = std::strtol(old.c_str(), nullptr, 10);
    constexpr const char* kOthers[] = {"null", "true",        "false",    "[]",    "{}",         "\"\"",
                                       "1.5",  "\"rainbow\"", "\"bank\"", "10000", "4294967296", "-1"};
    switch (kind % 6) {
        case 0: return void(text.replace(word.from, word.size, std::to_string(by % 16)));
        case 1:
            return void(text.replace(word.from, word.size, std::to_string(number + (by % 2 == 0 ? 1 : -1))));
        case 2: return void(text.replace(word.from, word.size, std::to_string(10'000 * (by % 12))));
        case 3: {
            const Word other = words[by * words.size() / 256];
            return void(text.replace(word.from, word.size, text.substr(other.from, other.size)));
        }
        case 4: return void(text.replace(word.from, word.size, kOthers[by % std::size(kOthers)]));
        default: return void(text.insert(word.from, old + ","));  // twice in a list
    }
}

void play_on(const match::AnySeen& seen) {
    const std::vector<std::string> offers = seen.offers();
    must(seen.offers_are(offers));
    for (const char* level : {"regular", "expert"}) {
        const bots::Limits limits{24, std::chrono::milliseconds(0), 1};
        const std::string move = bots::make_bot(seen.header().game, level, limits, 1)->choose_seen(seen).move;
        must(offers.empty() ? move.empty() : std::find(offers.begin(), offers.end(), move) != offers.end());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string view;
    if (size > 0 && data[0] == '{') {
        view.assign(data, data + size);
    } else {
        Input input(data, size);
        view = view_of_some_match(input);
        must(bool(match::look(view)));
        constexpr int kMostChanges = 8;
        for (int i = 0; i < kMostChanges && input.more(); ++i) change(view, input);
    }
    const auto seen = match::look(view);
    if (seen)
        play_on(**seen.value);
    else
        must(!seen.wrong.text.empty());
    return 0;
}
