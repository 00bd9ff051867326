// What is asked by HTTP: new tables, lists, summaries, journals.

#include "fair/statistics.h"
#include "match/json_text.h"
#include "server/hub.h"
#include "server/log.h"

namespace server {
namespace {

using Json = core::json::Kind;
using core::json::Value;

Reply reply_refused(int status, const Refusal& refusal) { return {status, write_refused(refusal, {})}; }
Refusal wrong_member(const char* key) {
    return refused(Kind::Form, core::refuse(kHouseRule, "form.member", core::Arg::quote(key)));
}

Refused read_seats(Value seats, Wish& wish) {
    if (!seats.is(Json::List)) return wrong_member("seats");
    for (const Value seat : seats) {
        const bool bot = seat["kind"].is_text("bot");
        if (!seat.is(Json::Object) || (!bot && !seat["kind"].is_text("person")) ||
            bot != seat["level"].is(Json::Text) || seat.size() != (bot ? 2 : 1))
            return wrong_member("seats");
        wish.seats.push_back(bot ? match::unescaped(seat["level"].written()) : "");
    }
    return {};
}

Refused read_wish(Value body, Wish& wish) {
    if (!body.is(Json::Object)) return refused(Kind::Form, core::refuse(kHouseRule, "form.object"));
    for (const Value member : body) {
        const std::string_view key = member.key();
        const auto flag = [&](bool& value) -> Refused {
            if (!member.is(Json::Boolean)) return wrong_member(std::string(key).c_str());
            value = member.boolean();
            return {};
        };
        Refused wrong;
        if (key == "game") {
            if (!member.is(Json::Text)) return wrong_member("game");
            wish.game = match::unescaped(member.written());
        } else if (key == "options") {
            if (!member.is(Json::Object)) return wrong_member("options");
            wish.options = member.written();
        } else if (key == "seats") {
            wrong = read_seats(member, wish);
        } else if (key == "public") {
            wrong = flag(wish.is_public);
        } else if (key == "odds") {
            wrong = flag(wish.odds);
        } else if (key == "timer") {
            if (member.is(Json::Null)) continue;
            if (!member.is_whole() || member.number() < 1 || member.number() > 1'000'000'000)
                return wrong_member("timer");
            wish.timer = static_cast<int>(member.number());
        } else if (key == "name") {
            if (!member.is(Json::Text)) return wrong_member("name");
            wish.name = match::unescaped(member.written());
        } else {
            return refused(Kind::Form, core::refuse(kHouseRule, "form.extra", core::Arg::quote(key)));
        }
        if (wrong) return wrong;
    }
    if (wish.game.empty()) return wrong_member("game");
    if (!body["seats"]) return wrong_member("seats");
    return {};
}

}  // namespace

void Hub::make_table(std::string_view body, const std::string& address, OnReply reply) {
    const auto no = [&](int status, const Refusal& refusal) {
        ++metrics_.refusals[static_cast<std::size_t>(refusal.kind)];
        reply(reply_refused(status, refusal));
    };
    if (body.size() > kLongestMessage)
        return no(413, refused(Kind::Limit, core::refuse(kHouseRule, "limit.message", int{kLongestMessage})));
    if (depth_of(body) > kDeepestMessage)
        return no(422, refused(Kind::Limit, core::refuse(kHouseRule, "limit.depth", kDeepestMessage)));
    if (!is_loopback(address)) {
        Bucket& maker = makers_
                            .try_emplace(address, settings_.limits.tables_per_minute / 60,
                                         settings_.limits.burst_of_tables)
                            .first->second;
        if (!maker.take(now()))
            return no(429, refused(Kind::Limit, core::refuse(kHouseRule, "limit.tables")));
    }
    const match::Document document(body);
    if (!document) return no(422, refused(Kind::Form, document.refusal()));
    Wish wish;
    if (const Refused wrong = read_wish(document.value(), wish)) return no(422, *wrong);
    const Lot lot = draw_lot();
    Outcome made = create(wish, lot, now());
    if (made.refused) return no(422, *made.refused);
    const std::string id = random_table_id();
    Table table(id);
    for (const std::string& event : made.events) table.apply(event);
    store::Append append{id,
                         0,
                         std::move(made.events),
                         {wish.game, store::Status::Open, wish.is_public, lot.watch, summary(table)}};
    writer_->append(std::move(append), [this, id, lot, reply](const store::Outcome& outcome) {
        post_([this, id, lot, reply, outcome] {
            const auto* verdict = std::get_if<store::Verdict>(&outcome);
            if (verdict == nullptr || *verdict != store::Verdict::Done) {
                ++metrics_.store_failures;
                return reply(
                    reply_refused(503, refused(Kind::Store, core::refuse(kHouseRule, "store.failed"))));
            }
            ++metrics_.made_tables;
            reply({201, "{\"table\":\"" + id + "\",\"watch\":\"" + lot.watch + "\"}"});
        });
    });
}

void Hub::answer_list(const store::Query& query, bool past, OnReply reply) {
    clerk([this, query, past, reply] {
        Reply made;
        try {
            made.body = "{\"tables\":[";
            bool first = true;
            for (const store::Listed& listed : store_.list(query)) {
                std::string entry =
                    write_named(listed.card.summary, past ? "" : listed.table, listed.card.watch);
                if (past) entry = "{\"number\":" + std::to_string(listed.number) + "," + entry.substr(1);
                made.body += (first ? "" : ",") + entry;
                first = false;
            }
            made.body += "]}";
        } catch (const store::Failure&) {
            ++metrics_.store_failures;
            made = reply_refused(503, refused(Kind::Store, core::refuse(kHouseRule, "store.failed")));
        }
        post_([reply, made] { reply(made); });
    });
}

void Hub::list_tables(OnReply reply) {
    store::Query query;
    query.status = store::Status::Open;
    query.public_only = true;
    answer_list(query, false, std::move(reply));
}

void Hub::list_past(std::int64_t before, OnReply reply) {
    store::Query query;
    query.status = store::Status::Over;
    query.public_only = true;
    if (before > 0) query.before = before;
    answer_list(query, true, std::move(reply));
}

void Hub::with_table(const std::string& id, bool by_watch, OnReply reply,
                     std::function<Reply(const Table&, bool)> show) {
    const auto look = [this, by_watch, reply, show](const std::string& table) {
        Job job;
        job.look = [reply, show, by_watch](Live& live) { reply(show(live.table, by_watch)); };
        job.failed = [reply](const Refusal& why) {
            reply(reply_refused(why.kind == Kind::Store ? 503 : 404, why));
        };
        add(find(table), std::move(job));
    };
    if (!by_watch) return look(id);
    if (const auto known = watches_.find(id); known != watches_.end()) return look(known->second);
    clerk([this, id, reply, look] {
        std::optional<std::string> table;
        Reply none =
            reply_refused(404, refused(Kind::Right, core::refuse(kHouseRule, "table.no-such-table")));
        try {
            table = store_.table_of_watch(id);
        } catch (const store::Failure&) {
            ++metrics_.store_failures;
            none = reply_refused(503, refused(Kind::Store, core::refuse(kHouseRule, "store.failed")));
        }
        post_([reply, look, table, none] { table ? look(*table) : reply(none); });
    });
}

void Hub::show_table(const std::string& id, bool by_watch, OnReply reply) {
    with_table(id, by_watch, std::move(reply), [](const Table& table, bool watched) {
        return Reply{200, write_named(summary(table), watched ? "" : table.id(), table.plan().watch)};
    });
}

void Hub::journal(const std::string& id, bool by_watch, OnReply reply) {
    with_table(id, by_watch, std::move(reply), [](const Table& table, bool) {
        if (table.status() != Status::Over)
            return reply_refused(409, refused(Kind::Table, core::refuse(kHouseRule, "table.no-journal-yet")));
        return Reply{200, table.journal(), "application/jsonl", table.plan().game->name() + ".jsonl"};
    });
}

void Hub::statistics(const std::string& id, bool by_watch, OnReply reply) {
    with_table(id, by_watch, std::move(reply), [](const Table& table, bool) {
        fair::Statistics statistics;
        if (table.match() != nullptr)
            for (const std::string& line : table.match()->lines_seen(core::kSpectator, 0))
                statistics.count(line);
        return Reply{200, "{\"statistics\":" + statistics.json() + "}"};
    });
}

void Hub::check_store(OnReply reply) {
    clerk([this, reply] {
        Reply made{200, "ready\n", "text/plain; charset=utf-8"};
        try {
            store_.check();
        } catch (const store::Failure& failure) {
            ++metrics_.store_failures;
            made = {503, std::string("the store fails: ") + store::name(failure.kind()) + "\n",
                    "text/plain; charset=utf-8"};
        }
        post_([reply, made] { reply(made); });
    });
}

}  // namespace server
