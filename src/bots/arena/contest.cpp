#include "bots/arena/contest.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <set>

#include "bots/arena/chance.h"
#include "bots/external/external_bot.h"
#include "match/json_text.h"

namespace bots::arena {
namespace {

constexpr const char* kOracle = "oracle";

bool thinks(const std::string& level) { return level == "expert" || level == kOracle; }

std::unique_ptr<AnyBot> bot_of(const Contest& contest, const Contestant& who, std::uint64_t deal_seed,
                               int which) {
    if (who.level == kOracle) return make_oracle(contest.game->name(), who.limits, deal_seed);
    return make_bot(contest.game->name(), who.level, who.limits,
                    mixed(deal_seed, 0x5EA7000u + static_cast<std::uint64_t>(which)));
}

/// A game that a seat has given up: the others share the win, with the money that they have.
Ended lost_by(const match::AnyMatch& match, Seat loser) {
    const core::Standing standing = match.score();
    Ended ended{core::Seats::first(match.seats()), {}};
    ended.winners.remove(loser);
    for (int seat = 0; seat < match.seats(); ++seat)
        ended.money.push_back(Seat(seat) == loser ? 0 : standing.money[static_cast<unsigned>(seat)]);
    return ended;
}

/// Adds up what the draws of a game gave each seat, if the contest asks for that.
class Fortune {
   public:
    Fortune(const Contest& contest, std::uint64_t deal_seed)
        : playouts_(contest.luck),
          seats_(contest.seats()),
          seed_(mixed(deal_seed, kOwn)),
          judge_(playouts_ == 0 ? nullptr : make_bot(contest.game->name(), "regular", {}, 0)) {}

    /// The house draws.
    void draw(match::AnyMatch& match, core::PlayoutHouse& house) {
        if (!judge_) return match.draw(house);
        const std::unique_ptr<match::AnyMatch> before = match.position();
        match.draw(house);
        const std::uint64_t seed = mixed(seed_, static_cast<std::uint64_t>(before->question()));
        const Luck luck = judge_->luck(*before, match, playouts_, seed);
        for (std::size_t seat = 0; seat < sum_.size(); ++seat) sum_[seat] += luck[seat];
    }
    std::vector<std::int32_t> in_millionths() const {
        std::vector<std::int32_t> luck;
        for (int seat = 0; judge_ && seat < seats_; ++seat)
            luck.push_back(
                static_cast<std::int32_t>(std::lround(kMillion * sum_[static_cast<std::size_t>(seat)])));
        return luck;
    }

   private:
    /// The playouts have random numbers of their own, not those of the house that draws.
    static constexpr std::uint64_t kOwn = 0x10CC;

    std::uint64_t playouts_;
    int seats_;
    std::uint64_t seed_;
    std::unique_ptr<AnyBot> judge_;
    Luck sum_{};
};

/// A list of whole numbers; nothing if it is something else or has another length.
std::optional<std::vector<std::int32_t>> read_numbers(core::json::Value list, std::size_t count) {
    if (!list || !list.is(core::json::Kind::List)) return {};
    std::vector<std::int32_t> numbers;
    for (const core::json::Value value : list) {
        if (!value.is_whole() || value.number() < INT32_MIN || value.number() > INT32_MAX) return {};
        numbers.push_back(static_cast<std::int32_t>(value.number()));
    }
    if (numbers.size() != count) return {};
    return numbers;
}

/// The luck of the games of a deal: one list a game, one number a seat.
bool read_luck(core::json::Value lists, std::size_t seats, std::vector<Ended>& games) {
    if (!lists || !lists.is(core::json::Kind::List)) return false;
    std::size_t game = 0;
    for (const core::json::Value list : lists) {
        const auto luck = read_numbers(list, seats);
        if (!luck || game == games.size()) return false;
        games[game++].luck = *luck;
    }
    return game == games.size();
}

}  // namespace

std::string Contestant::name() const {
    if (!thinks(level)) return level;
    if (limits.time.count() > 0) return level + ":" + std::to_string(limits.time.count()) + "ms";
    return level + ":" + std::to_string(limits.playouts);
}

std::vector<std::string> contestant_names() {
    std::vector<std::string> names = level_names();
    names.emplace_back(kOracle);
    return names;
}

std::unique_ptr<Contestant> read_contestant(const std::string& text, const Limits& usual) {
    if (is_command(text)) return std::make_unique<Contestant>(Contestant{text, usual});
    const std::size_t colon = text.find(':');
    Contestant who{text.substr(0, colon), usual};
    const std::vector<std::string> names = contestant_names();
    if (std::find(names.begin(), names.end(), who.level) == names.end()) return nullptr;
    if (colon == text.npos) return std::make_unique<Contestant>(who);
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + colon + 1, end, number);
    const std::string_view unit(read.ptr, static_cast<std::size_t>(end - read.ptr));
    if (read.ec != std::errc() || number == 0 || !thinks(who.level)) return nullptr;
    if (unit.empty()) {
        who.limits.playouts = number;
        who.limits.time = {};
    } else if (unit == "ms" && number <= 3'600'000) {
        who.limits = limits_of_time(std::chrono::milliseconds(number));
    } else {
        return nullptr;
    }
    return std::make_unique<Contestant>(who);
}

std::vector<Seating> all_seatings(const Seating& players, std::size_t most) {
    Seating seating = players;
    std::sort(seating.begin(), seating.end());
    std::set<Seating> all;
    do all.insert(seating);
    while (all.size() <= most && std::next_permutation(seating.begin(), seating.end()));
    if (all.size() > most) {
        std::vector<Seating> rotations;
        seating = players;
        for (std::size_t i = 0; i < players.size(); ++i) {
            rotations.push_back(seating);
            std::rotate(seating.begin(), seating.begin() + 1, seating.end());
        }
        return rotations;
    }
    return {all.begin(), all.end()};
}

Contest make_table(const match::AnyGame& game, std::shared_ptr<const match::AnyMatch> start,
                   const std::vector<Contestant>& players, std::uint64_t seed) {
    Contest contest{&game, std::move(start), {}, {{}}, seed};
    Seating& seating = contest.seatings.front();
    for (const Contestant& player : players) {
        const auto found = std::find(contest.contestants.begin(), contest.contestants.end(), player);
        seating.push_back(static_cast<int>(found - contest.contestants.begin()));
        if (found == contest.contestants.end()) contest.contestants.push_back(player);
    }
    return contest;
}

Contest make_contest(const match::AnyGame& game, std::shared_ptr<const match::AnyMatch> start,
                     const std::vector<Contestant>& players, std::uint64_t seed) {
    Contest contest = make_table(game, std::move(start), players, seed);
    if (contest.seats() > 1) {
        contest.seatings = all_seatings(contest.seatings.front());
        return contest;
    }
    contest.seatings.clear();
    for (std::size_t who = 0; who < contest.contestants.size(); ++who)
        contest.seatings.push_back({static_cast<int>(who)});
    return contest;
}

std::string Contest::header() const {
    return match::written([&](core::json::Pen& pen) {
        pen.open('{').key("arena").number(1).key("game").text(game->name()).key("seats").number(seats());
        pen.key("options").word(start->header().options).key("seed").text(std::to_string(seed));
        pen.key("bots").open('[');
        for (const Contestant& who : contestants) pen.text(who.name());
        pen.close(']').key("seatings").open('[');
        for (const Seating& seating : seatings) {
            pen.open('[');
            for (const int who : seating) pen.number(who);
            pen.close(']');
        }
        pen.close(']');
        if (luck > 0) pen.key("luck").number(static_cast<std::int64_t>(luck));
        pen.close('}');
    });
}

std::uint64_t seed_of_deal(const Contest& contest, std::uint64_t number) {
    return mixed(mixed(contest.seed, 0xA2E7A), number);
}

PlayedGame play_game(const Contest& contest, const Seating& seating, std::uint64_t deal_seed) {
    std::vector<std::unique_ptr<AnyBot>> bots;
    std::vector<int> sat(contest.contestants.size());  // how many of each sit already
    for (const int who : seating) {
        const int which = 16 * who + sat[static_cast<std::size_t>(who)]++;
        bots.push_back(bot_of(contest, contest.contestants[static_cast<std::size_t>(who)], deal_seed, which));
    }
    std::unique_ptr<match::AnyMatch> match = contest.start->copy();
    Fortune fortune(contest, deal_seed);
    int decisions = 0;
    for (;;) {
        const core::Decision open = match->ask();
        if (open.is_over()) break;
        if (open.is_chance()) {
            core::PlayoutHouse house = house_of(deal_seed, match->question());
            fortune.draw(*match, house);
            continue;
        }
        const Seat seat = open.asked.lowest();
        try {
            const AnyChoice choice = bots[static_cast<std::size_t>(core::index(seat))]->choose(*match, seat);
            match->submit(seat, match->question(), choice.move);
            ++decisions;
        } catch (const Forfeit& forfeit) {
            if (contest.forfeited) contest.forfeited(forfeit.sentence());
            Ended ended = lost_by(*match, seat);
            ended.luck = fortune.in_millionths();
            return {std::move(match), std::move(ended), decisions, seat};
        }
    }
    for (const auto& bot : bots) bot->game_over(match->result());
    const core::Standing standing = match->score();
    Ended ended{standing.winners, {}, fortune.in_millionths()};
    for (unsigned seat = 0; seat < seating.size(); ++seat) ended.money.push_back(standing.money[seat]);
    return {std::move(match), std::move(ended), decisions};
}

Deal play_deal(const Contest& contest, std::uint64_t number) {
    Deal deal{number, {}};
    for (const Seating& seating : contest.seatings)
        deal.games.push_back(play_game(contest, seating, seed_of_deal(contest, number)).ended);
    return deal;
}

std::string written(const Deal& deal) {
    return match::written([&](core::json::Pen& pen) {
        pen.open('{').key("deal").number(static_cast<std::int64_t>(deal.number)).key("games").open('[');
        for (const Ended& game : deal.games) {
            pen.open('[').number(game.winners.bits);
            for (const std::int32_t money : game.money) pen.number(money);
            pen.close(']');
        }
        pen.close(']');
        if (!deal.games.empty() && !deal.games.front().luck.empty()) {
            pen.key("luck").open('[');
            for (const Ended& game : deal.games) {
                pen.open('[');
                for (const std::int32_t luck : game.luck) pen.number(luck);
                pen.close(']');
            }
            pen.close(']');
        }
        pen.close('}');
    });
}

std::unique_ptr<Deal> read_deal(const Contest& contest, std::string_view line) {
    using core::json::Kind;
    using core::json::Value;
    const match::Document document(line);
    if (!document || !document.value().is(Kind::Object)) return nullptr;
    const Value number = document.value()["deal"], games = document.value()["games"];
    if (!number || !number.is_whole() || number.number() < 0 || !games || !games.is(Kind::List))
        return nullptr;
    auto deal = std::make_unique<Deal>(Deal{static_cast<std::uint64_t>(number.number()), {}});
    const auto seats = static_cast<std::size_t>(contest.seats());
    for (const Value game : games) {
        const auto numbers = read_numbers(game, seats + 1);
        if (!numbers || numbers->front() < 0 || numbers->front() >= 1 << seats) return nullptr;
        deal->games.push_back({core::Seats{static_cast<std::uint8_t>(numbers->front())},
                               std::vector<std::int32_t>(numbers->begin() + 1, numbers->end())});
    }
    if (deal->games.size() != contest.seatings.size()) return nullptr;
    return contest.luck == 0 || read_luck(document.value()["luck"], seats, deal->games) ? std::move(deal)
                                                                                        : nullptr;
}

}  // namespace bots::arena
