// New tables.

#include "server/desk.h"
#include "server/names.h"

namespace server {
namespace {

void add_created(Desk& desk, const Wish& wish, const Lot& lot, const std::string& rematch_of) {
    desk.add("created", [&](core::json::Pen& pen) {
        pen.key("game").text(wish.game).key("options").word(wish.options).key("seats").open('[');
        for (const std::string& level : wish.seats) {
            pen.open('{').key("kind").text(level.empty() ? "person" : "bot");
            if (!level.empty()) pen.key("level").text(level);
            pen.close('}');
        }
        pen.close(']').key("public").boolean(wish.is_public).key("odds").boolean(wish.odds).key("timer");
        wish.timer > 0 ? pen.number(wish.timer) : pen.null();
        if (!wish.name.empty()) pen.key("name").text(wish.name);
        pen.key("watch").text(lot.watch).key("secret").text(lot.secret);
        pen.key("commitment").text(lot.commitment);
        if (!rematch_of.empty()) pen.key("rematch_of").text(rematch_of);
    });
}

Outcome refuse(Kind kind, const core::Refusal& why) { return {{}, refused(kind, why)}; }

}  // namespace

Outcome create(const Wish& wish, const Lot& lot, Time now) {
    constexpr int kShortestTimer = 5, kLongestTimer = 7 * 24 * 3600;
    const match::AnyGame* game = match::find_game(wish.game);
    if (game == nullptr) return refuse(Kind::Form, core::refuse(kHouseRule, "journal.no-game"));
    if (wish.seats.empty() || wish.seats.size() > core::kMostSeats)
        return refuse(Kind::Rule,
                      core::refuse(kHouseRule, "setup.seats", game->about().fewest, game->about().most));
    auto opened = game->open(std::vector<std::string>(wish.seats.size(), "?"), wish.options);
    if (!opened) return {{}, refused(opened.wrong)};
    int people = 0;
    for (const std::string& level : wish.seats) {
        people += level.empty() ? 1 : 0;
        if (!level.empty() && !has_bot(*game, level))
            return refuse(Kind::Table, core::refuse(kHouseRule, "table.no-such-bot"));
    }
    if (people == 0) return refuse(Kind::Table, core::refuse(kHouseRule, "table.no-person"));
    if (wish.timer != 0 && (wish.timer < kShortestTimer || wish.timer > kLongestTimer))
        return refuse(Kind::Form, core::refuse(kHouseRule, "table.bad-timer", kShortestTimer, kLongestTimer));
    if (!wish.name.empty() && !is_name(wish.name))
        return refuse(Kind::Form, core::refuse(kHouseRule, "table.bad-name", kLongestName));
    Wish checked = wish;
    checked.options = (*opened)->header().options;
    Table table("");
    Desk desk(table, now, words::Language::English);
    add_created(desk, checked, lot, "");
    return desk.take();
}

Outcome create_rematch(const Table& old, const Lot& lot, int asker, const std::string& random, Time now) {
    if (old.status() != Status::Over) return refuse(Kind::Table, core::refuse(kHouseRule, "table.not-over"));
    if (asker < 0) return refuse(Kind::Right, core::refuse(kHouseRule, "table.not-seated"));
    const auto before = [&](int seat) { return seat == 0 ? old.seats() - 1 : seat - 1; };
    const Plan& plan = old.plan();
    Wish wish{plan.game->name(), plan.options, plan.name, {}, plan.is_public, plan.odds, plan.timer};
    for (int seat = 0; seat < old.seats(); ++seat) {
        const Chair& chair = old.chair(before(seat));
        wish.seats.push_back(chair.is_bot ? chair.level : "");
    }
    Table table("");
    Desk desk(table, now, words::Language::English);
    add_created(desk, wish, lot, old.id());
    for (int seat = 0; seat < old.seats(); ++seat) {
        const Chair& chair = old.chair(before(seat));
        if (chair.is_bot) continue;
        desk.add("sat", [&](core::json::Pen& pen) {
            pen.key("seat").number(seat).key("name").text(chair.name).key("token").text(chair.token);
            pen.key("random").text(before(seat) == asker ? random : "");
        });
    }
    return desk.take();
}

}  // namespace server
