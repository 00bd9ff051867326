#include "terminal/offers.h"

#include <algorithm>

#include "terminal/typed.h"

namespace terminal {
namespace {

constexpr std::size_t kMostShown = 20;

/// Moves that begin with the same word.
struct Group {
    std::string word;
    std::vector<std::string> rests;
};

std::vector<Group> groups_of(const std::vector<std::string>& offers, const std::vector<std::string>& names) {
    std::vector<Group> groups;
    for (const std::string& offer : offers) {
        const std::string words = harmless(words_of_move(offer, names));
        const std::size_t blank = std::min(words.find(' '), words.size());
        const std::string word = words.substr(0, blank);
        auto group =
            std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.word == word; });
        if (group == groups.end()) group = groups.insert(groups.end(), {word, {}});
        group->rests.push_back(words.substr(std::min(blank + 1, words.size())));
    }
    return groups;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

std::string in_short(const Group& group, bool all, const Style& style) {
    const std::string word = style.ink(Ink::Bold, group.word);
    if (!all && group.rests.size() > kMostShown / 2) {
        const std::string example = group.word + " " + group.rests.front();
        const int count = static_cast<int>(group.rests.size());
        return word + " " + style.say(core::phrase("term.many-moves", count, core::Arg::quote(example)));
    }
    std::string dot(" ");
    dot += style.glyph("·", "|");
    return word + (group.rests.front().empty() ? "" : " ") + joined(group.rests, dot + " ");
}

}  // namespace

std::vector<std::string> offers_in_short(const std::vector<std::string>& offers,
                                         const std::vector<std::string>& names, const Style& style) {
    std::vector<std::string> parts;
    for (const Group& group : groups_of(offers, names))
        parts.push_back(in_short(group, offers.size() <= kMostShown, style));
    return wrapped(joined(parts, "   "), style.width - 1);
}

std::vector<std::string> offers_in_full(const std::vector<std::string>& offers,
                                        const std::vector<std::string>& names, const Style& style) {
    std::vector<std::string> all;
    int widest = 0;
    for (const std::string& offer : offers) {
        all.push_back("#" + std::to_string(all.size() + 1) + " " + harmless(words_of_move(offer, names)));
        widest = std::max(widest, columns(all.back()) + 3);
    }
    // In as many columns as there is room for.
    const auto across = static_cast<std::size_t>(std::max(1, (style.width - 2) / std::max(widest, 1)));
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i % across == 0) lines.emplace_back("  ");
        lines.back() += padded(all[i], widest);
    }
    return lines;
}

}  // namespace terminal
