#pragma once
// Players on a bad line: messages are lost, doubled, late and out of order, both ways. What a robot answers
// depends only on the question, so that the game it plays can be played again without any line.

#include <map>
#include <memory>

#include "core/random.h"
#include "server/hub.h"

namespace storm {

using core::Seat;

struct Weather {
    std::uint32_t lost = 5, doubled = 10;  // of a hundred messages
    std::uint32_t latest = 6;              // beats that a message may take
};

/// One direction of a line.
class Line {
   public:
    Line(const Weather& weather, core::Xoshiro& lot) : weather_(weather), lot_(lot) {}
    void put(std::string text, long now) {
        if (lot_.word() % 100 < weather_.lost) return;
        const int copies = lot_.word() % 100 < weather_.doubled ? 2 : 1;
        for (int i = 0; i < copies; ++i) under_way_.emplace(now + 1 + lot_.word() % weather_.latest, text);
    }
    template <class Take>
    void arrive(long now, Take take) {
        while (!under_way_.empty() && under_way_.begin()->first <= now) {
            const std::string text = std::move(under_way_.begin()->second);
            under_way_.erase(under_way_.begin());
            take(text);
        }
    }
    bool empty() const { return under_way_.empty(); }

   private:
    const Weather& weather_;
    core::Xoshiro& lot_;
    std::multimap<long, std::string> under_way_;
};

/// What a seat answers to a question: the place of the move among the offers.
inline std::size_t choice(std::uint64_t table, int question, int seat, std::size_t offers) {
    core::Xoshiro lot(table * 1'000'003 + static_cast<std::uint64_t>(question) * 64 +
                      static_cast<std::uint64_t>(seat));
    return lot.word() % offers;
}

/// The moves of a list, [{…},{…}].
inline std::vector<std::string> moves_in(std::string_view list) {
    std::vector<std::string> moves;
    int depth = 0;
    std::size_t from = 0;
    for (std::size_t at = 0; at < list.size(); ++at) {
        if (list[at] == '{' && depth++ == 0) from = at;
        if (list[at] == '}' && --depth == 0) moves.emplace_back(list.substr(from, at + 1 - from));
        if (list[at] == ']' && depth == 0) break;
    }
    return moves;
}

/// A player, as far as it does not matter what carries its messages.
class Robot {
   public:
    Robot(std::uint64_t table, int seat) : table_(table), seat_(seat) {}

    void hear(const std::string& text) {
        if (!text.starts_with("{\"news\"")) return;
        heard_ = true;
        // Everything that was told, by its number; a doubled or late message tells nothing new.
        for (std::size_t at = text.find("{\"n\":"); at != text.npos; at = text.find("{\"n\":", at + 1)) {
            const int number = std::atoi(text.c_str() + at + 5);
            const std::size_t next = text.find("{\"n\":", at + 1);
            events_.try_emplace(
                number,
                text.substr(at, (next == text.npos ? text.find("],\"revealed\"", at) : next - 1) - at));
        }
        while (events_.contains(last_ + 1)) ++last_;
        const int newest = events_.empty() ? -1 : events_.rbegin()->first;
        const std::size_t question = text.rfind("\"question\":{\"number\":");
        if (question == text.npos || newest < newest_) return;
        newest_ = newest;
        question_ = std::atoi(text.c_str() + question + 21);
        moves_ = moves_in(std::string_view(text).substr(text.find("\"moves\":[", question) + 9));
        over_ = text.compare(text.find("\"kind\":\"", question) + 8, 4, "over") == 0;
    }
    /// What this player would say now; empty: it has nothing to say.
    std::string speak(long now) {
        constexpr long kPatience = 25;
        if (over_ || moves_.empty() || (said_ == question_ && now < said_at_ + kPatience)) return {};
        // After some time it is said again: whether it was heard before nobody knows.
        said_ = question_;
        said_at_ = now;
        return R"({"move":{"question":)" + std::to_string(question_) + R"(,"move":)" +
               moves_[choice(table_, question_, seat_, moves_.size())] + R"(},"id":)" +
               std::to_string(++id_) + "}";
    }
    /// Whether it has been quiet for so long that this player comes in anew.
    bool wants_to_come_again(long now) {
        constexpr long kSilence = 60;
        if (std::exchange(heard_, false) || listens_since_ == 0) listens_since_ = now;
        if (now - listens_since_ < kSilence) return false;
        listens_since_ = now;
        said_ = -1;
        return true;
    }
    /// The number of the last event before which none is missing.
    int last() const { return last_; }
    bool has_seen_the_end() const { return over_ && last() == newest_; }
    const std::map<int, std::string>& events() const { return events_; }

   private:
    std::uint64_t table_;
    int seat_;
    std::map<int, std::string> events_;
    int last_ = -1, newest_ = -1, question_ = -1, said_ = -1, id_ = 0;
    long said_at_ = 0, listens_since_ = 0;
    bool over_ = false, heard_ = false;
    std::vector<std::string> moves_;
};

}  // namespace storm
