#pragma once
// What a seat knows of a match that is played elsewhere: the JSON of its view and of the moves offered to it,
// and nothing else. Whoever sits at a table of another machine has no more than that.

#include "match/any_game.h"

namespace match {

class AnySeen {
   public:
    virtual ~AnySeen() = default;

    /// The game, the names of the seats, the options.
    const Header& header() const { return header_; }
    Seat seat() const { return seat_; }
    /// The number of the open question.
    int question() const { return question_; }
    /// The view as it came.
    const std::string& view() const { return view_; }
    /// The moves that the rules offer this seat now, in their order.
    virtual std::vector<std::string> offers() const = 0;
    /// Whether these are the same moves, each once, in any order.
    virtual bool offers_are(const std::vector<std::string>& texts) const = 0;

    /// The language of sentences.
    void speak(words::Language language) { speaker_.language = language; }
    std::string put_into_words(const core::Phrase& phrase) const { return words::say(phrase, speaker_); }

   protected:
    AnySeen(Header header, Seat seat, int question, std::string_view view)
        : header_(std::move(header)), seat_(seat), question_(question), view_(view) {
        speaker_.names = header_.names;
    }

   private:
    Header header_;
    Seat seat_;
    int question_;
    std::string view_;
    words::Speaker speaker_;
};

/// What was seen at a table of any game, or what is wrong with it: it came from outside, so everything is
/// doubted.
Result<std::unique_ptr<AnySeen>> look(std::string_view view);
/// The same; and the moves have to be those that the rules offer.
Result<std::unique_ptr<AnySeen>> look(std::string_view view, const std::vector<std::string>& offers);

}  // namespace match
