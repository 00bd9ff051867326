// What is asked by HTTP: new tables, lists, summaries, journals.

#include "fair/statistics.h"
#include "match/json_text.h"
#include "server/hub.h"
#include "server/log.h"

namespace server {
namespace {

Reply reply_refused(int status, const match::Problem& problem) {
    return {status, protocol::write_answer(protocol::Refused{problem})};
}

}  // namespace

void Hub::make_table(std::string_view body, const std::string& address, OnReply reply) {
    const auto no = [&](int status, const match::Problem& refusal) {
        ++metrics_.refusals[static_cast<std::size_t>(refusal.kind)];
        reply(reply_refused(status, refusal));
    };
    if (body.size() > protocol::kLongestMessage)
        return no(413, server::refuse(ProblemKind::Limit, "limit.message", int{protocol::kLongestMessage}));
    if (protocol::depth_of(body) > protocol::kDeepestMessage)
        return no(422, server::refuse(ProblemKind::Limit, "limit.depth", protocol::kDeepestMessage));
    if (!is_loopback(address)) {
        Bucket& maker = makers_
                            .try_emplace(address, settings_.limits.tables_per_minute / 60,
                                         settings_.limits.burst_of_tables)
                            .first->second;
        if (!maker.take(now())) return no(429, server::refuse(ProblemKind::Limit, "limit.tables"));
    }
    const auto wish = protocol::read_wish(body);
    if (!wish) return no(422, wish.wrong);
    const Lot lot = draw_lot();
    Effect made = create(*wish.value, lot, now());
    if (made.refused) return no(422, *made.refused);
    const std::string id = random_table_id();
    Table table(id);
    for (const std::string& event : made.events) table.apply(event);
    store::Append append{id,
                         0,
                         std::move(made.events),
                         {wish.value->game, Status::Open, wish.value->is_public, lot.watch, summary(table)}};
    writer_->append(std::move(append), [this, id, lot, reply](const store::Appended& outcome) {
        post_([this, id, lot, reply, outcome] {
            const auto* verdict = std::get_if<store::Verdict>(&outcome);
            if (verdict == nullptr || *verdict != store::Verdict::Done) {
                ++metrics_.store_failures;
                return reply(reply_refused(503, server::refuse(ProblemKind::Store, "store.failed")));
            }
            ++metrics_.made_tables;
            reply({201, protocol::write(protocol::Made{id, lot.watch})});
        });
    });
}

void Hub::answer_list(const store::Query& query, bool past, OnReply reply) {
    clerk([this, query, past, reply] {
        Reply made;
        try {
            protocol::TableList list;
            for (const store::Listed& listed : store_.list(query)) {
                protocol::Doubt doubt;
                auto summary = protocol::read<protocol::Summary>(listed.card.summary, doubt,
                                                                 protocol::For::Seats, protocol::Mercy::Some);
                if (!doubt.fine()) continue;
                if (past)
                    summary.number = listed.number;
                else
                    summary.table = listed.table;
                summary.watch = listed.card.watch;
                list.tables.push_back(std::move(summary));
            }
            made.body = protocol::write(list);
        } catch (const store::Failure&) {
            ++metrics_.store_failures;
            made = reply_refused(503, server::refuse(ProblemKind::Store, "store.failed"));
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
        job.failed = [reply](const match::Problem& why) {
            reply(reply_refused(why.kind == ProblemKind::Store ? 503 : 404, why));
        };
        add(find(table), std::move(job));
    };
    if (!by_watch) return look(id);
    if (const auto known = watches_.find(id); known != watches_.end()) return look(known->second);
    clerk([this, id, reply, look] {
        std::optional<std::string> table;
        Reply none = reply_refused(404, server::refuse(ProblemKind::Right, "table.no-such-table"));
        try {
            table = store_.table_of_watch(id);
        } catch (const store::Failure&) {
            ++metrics_.store_failures;
            none = reply_refused(503, server::refuse(ProblemKind::Store, "store.failed"));
        }
        post_([reply, look, table, none] { table ? look(*table) : reply(none); });
    });
}

void Hub::show_table(const std::string& id, bool by_watch, OnReply reply) {
    with_table(id, by_watch, std::move(reply), [](const Table& table, bool watched) {
        return Reply{200, protocol::write(named(table, watched))};
    });
}

void Hub::journal(const std::string& id, bool by_watch, OnReply reply) {
    with_table(id, by_watch, std::move(reply), [](const Table& table, bool) {
        if (table.status() != Status::Over)
            return reply_refused(409, server::refuse(ProblemKind::Table, "table.no-journal-yet"));
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
            made = {503, std::string("the store fails: ") + name(failure.fault()) + "\n",
                    "text/plain; charset=utf-8"};
        }
        post_([reply, made] { reply(made); });
    });
}

}  // namespace server
