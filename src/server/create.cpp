// New tables.

#include "server/desk.h"
#include "server/names.h"

namespace server {
namespace {

event::Created created(const Wish& wish, const Lot& lot, const std::string& rematch_of) {
    return {wish.game, wish.options, wish.seats, wish.is_public, wish.odds, wish.timer,
            wish.name, lot.watch,    lot.secret, lot.commitment, rematch_of};
}

template <class... Args>
Effect no(ProblemKind kind, const char* key, Args... args) {
    return {{}, refuse(kind, key, args...)};
}

}  // namespace

Effect create(const Wish& wish, const Lot& lot, Time now) {
    constexpr int kShortestTimer = 5, kLongestTimer = 7 * 24 * 3600;
    const match::AnyGame* game = match::find_game(wish.game);
    if (game == nullptr) return no(ProblemKind::Form, "journal.no-game");
    if (wish.seats.empty() || wish.seats.size() > core::kMostSeats)
        return no(ProblemKind::Rule, "setup.seats", game->about().fewest, game->about().most);
    auto opened = game->open(std::vector<std::string>(wish.seats.size(), "?"), wish.options.written());
    if (!opened) return {{}, opened.wrong};
    int people = 0;
    for (const protocol::Place& place : wish.seats) {
        const std::string& level = place.level;
        people += level.empty() ? 1 : 0;
        if (!level.empty() && !has_bot(*game, level)) return no(ProblemKind::Table, "table.no-such-bot");
    }
    if (people == 0) return no(ProblemKind::Table, "table.no-person");
    if (wish.timer != 0 && (wish.timer < kShortestTimer || wish.timer > kLongestTimer))
        return no(ProblemKind::Form, "table.bad-timer", kShortestTimer, kLongestTimer);
    if (!wish.name.empty() && !is_name(wish.name))
        return no(ProblemKind::Form, "table.bad-name", kLongestName);
    Wish checked = wish;
    checked.options = (*opened)->header().options;
    Table table("");
    Desk desk(table, now, words::Language::English);
    desk.add(created(checked, lot, ""));
    return desk.take();
}

Effect create_rematch(const Table& old, const Lot& lot, Seat asker, const std::string& random, Time now) {
    if (old.status() != Status::Over) return no(ProblemKind::Table, "table.not-over");
    if (asker == core::kSpectator) return no(ProblemKind::Right, "table.not-seated");
    const auto before = [&](Seat seat) {
        return Seat((core::index(seat) == 0 ? old.seats() : core::index(seat)) - 1);
    };
    const Plan& plan = old.plan();
    Wish wish{plan.game->name(), plan.options, plan.name, {}, plan.is_public, plan.odds, plan.timer};
    for (const Seat seat : old.all()) {
        const Chair& chair = old.chair(before(seat));
        wish.seats.push_back({chair.is_bot ? chair.level : ""});
    }
    Table table("");
    Desk desk(table, now, words::Language::English);
    desk.add(created(wish, lot, old.id()));
    for (const Seat seat : old.all()) {
        const Chair& chair = old.chair(before(seat));
        if (chair.is_bot) continue;
        desk.add(event::Sat{seat, chair.name, chair.token, before(seat) == asker ? random : ""});
    }
    return desk.take();
}

}  // namespace server
