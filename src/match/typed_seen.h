#pragma once
// What was seen of one game behind the interface of what was seen of any game.

#include "match/json_text.h"
#include "match/seen.h"

namespace match {

template <core::Game G>
class TypedSeen final : public AnySeen {
   public:
    TypedSeen(Header header, Seat seat, int question, std::string_view text, const typename G::View& view,
              const typename G::Moves& moves)
        : AnySeen(std::move(header), seat, question, text), view_(view), moves_(moves) {}

    const typename G::View& typed() const { return view_; }
    const typename G::Moves& moves() const { return moves_; }
    std::vector<std::string> offers() const override {
        std::vector<std::string> texts;
        for (const auto& move : moves_)
            texts.push_back(written([&](core::json::Pen& pen) { G::write(pen, move); }));
        return texts;
    }

    bool offers_are(const std::vector<std::string>& texts) const override {
        if (texts.size() != static_cast<std::size_t>(moves_.size())) return false;
        std::vector<bool> named(texts.size());
        std::size_t place = 0;  // mostly they come in the order of the rules
        for (const std::string& text : texts) {
            const Document document(text);
            if (!document) return false;
            const core::Or<typename G::Move> move = G::read_move(document.value());
            if (!move) return false;
            std::size_t looked_at = 0;
            for (; looked_at < texts.size() && !(moves_[static_cast<int>(place)] == *move); ++looked_at)
                place = (place + 1) % texts.size();
            if (looked_at == texts.size() || named[place]) return false;
            named[place] = true;
            place = (place + 1) % texts.size();
        }
        return true;
    }

   private:
    typename G::View view_;
    typename G::Moves moves_;
};

/// What stands around the game's own view.
struct Envelope {
    Header header;
    Seat seat{core::kSpectator};
    int question = 0;
};
core::Verdict read_envelope(core::json::Value view, Envelope& envelope);
/// Why a view is refused: which part of it is wrong.
core::Refusal wrong_view(const char* part);

template <core::Game G>
Result<std::unique_ptr<AnySeen>> look_at(std::string_view text) {
    const words::Speaker english;
    const Document document(text);
    if (!document) return problem(document.refusal(), english);
    Envelope envelope;
    const core::Verdict outside = read_envelope(document.value(), envelope);
    if (!outside) return problem(outside.refusal(), english);
    const int seats = static_cast<int>(envelope.header.names.size());
    const Seat seat = envelope.seat;
    const core::Or<typename G::View> view = G::read_view(seats, seat, document.value()["table"]);
    if (!view) return problem(view.refusal(), english);
    // A view that can be has a state that looks like it; what is offered there is offered here.
    core::PlayoutHouse house(1);
    const typename G::State some = G::dream(*view, house);
    if (!(G::view(some, seat) == *view)) return problem(wrong_view("table"), english);
    auto moves = std::make_unique<typename G::Moves>();
    if (G::ask(some).asked.has(seat)) G::offer(some, seat, *moves);
    return std::unique_ptr<AnySeen>(std::make_unique<TypedSeen<G>>(std::move(envelope.header), seat,
                                                                   envelope.question, text, *view, *moves));
}

}  // namespace match
