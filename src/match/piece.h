#pragma once
// A piece of JSON that travels on: a move, a view, a line of a journal. It is read at most once, whoever
// looks at it, and keeps the text alive that it stands in.

#include <memory>

#include "match/json_text.h"

namespace match {

class Piece {
   public:
    /// Nothing: it is not there.
    Piece() = default;
    /// A text that may be JSON. Nobody reads it before somebody asks.
    Piece(std::string text) : page_(std::make_shared<Page>(std::move(text))) { written_ = page_->text; }
    Piece(const char* text) : Piece(std::string(text)) {}

    /// What stands inside this piece, as a piece of the same text; nothing if that is not there.
    Piece inside(core::json::Value part) const {
        Piece piece;
        if (!part) return piece;
        piece.page_ = page_;
        piece.value_ = part;
        // A string's own text stands between its quotes.
        const std::string_view text = part.written();
        piece.written_ =
            part.is(core::json::Kind::Text) ? std::string_view(text.data() - 1, text.size() + 2) : text;
        return piece;
    }

    explicit operator bool() const { return page_ != nullptr; }
    /// What it says; a value that is not there if it is no JSON.
    core::json::Value value() const {
        if (!value_ && page_ != nullptr) {
            if (!page_->read) page_->read.emplace(page_->text);
            if (*page_->read) value_ = page_->read->value();
        }
        return value_;
    }
    /// Why `value` is not there.
    core::Refusal refusal() const { return page_->read->refusal(); }
    bool is(core::json::Kind kind) const { return value().is(kind); }
    std::string_view written() const { return written_; }
    std::string text() const { return std::string(written_); }
    bool operator==(const Piece& other) const { return written_ == other.written_; }

   private:
    struct Page {
        explicit Page(std::string words) : text(std::move(words)) {}
        std::string text;
        std::optional<Document> read;
    };
    std::shared_ptr<Page> page_;
    mutable core::json::Value value_;
    std::string_view written_;
};

}  // namespace match
