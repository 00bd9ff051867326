// What guests ask for, and who is there.

#include <algorithm>

#include "match/json_text.h"
#include "server/hub.h"
#include "server/log.h"

namespace server {
namespace {

Refusal no(Kind kind, const char* key, words::Language language) {
    return refused(kind, core::Refusal{kHouseRule, core::phrase(key)}, language);
}

}  // namespace

void Hub::send(Guest& guest, std::string text) {
    ++metrics_.letters;
    guest.send(std::make_shared<const std::string>(std::move(text)));
}

void Hub::refuse(const GuestPtr& guest, const Refusal& refusal, std::optional<std::int64_t> id) {
    ++metrics_.refusals[static_cast<std::size_t>(refusal.kind)];
    send(*guest, write_refused(refusal, id));
}

void Hub::drop(const GuestPtr& guest, const Refusal& refusal) {
    if (std::exchange(guest->dropped, true)) return;
    ++metrics_.dropped;
    send(*guest, write_bye(refusal));
    guest->hang_up();
}

void Hub::arrive(const GuestPtr& guest) {
    guest->came = guest->heard = now();
    guest->messages = Bucket(settings_.limits.messages_per_second, settings_.limits.burst);
    lobby_.push_back(guest);
}

void Hub::leave(const GuestPtr& guest) {
    std::erase(lobby_, guest);
    if (!guest->live) return;
    --metrics_.watchers;
    const LivePtr live = std::move(guest->live);
    guest->live = nullptr;
    std::erase(live->guests, guest);
    live->touched = now();
    if (live->phase != Live::Phase::Lost) tell_presence(*live, true);
}

bool Hub::may_say_more(Guest& guest) {
    const Time time = now();
    bool allowed = guest.messages.take(time);
    if (!is_loopback(guest.address)) {
        Bucket& caller = callers_
                             .try_emplace(guest.address, settings_.limits.messages_of_address,
                                          settings_.limits.messages_of_address * 2)
                             .first->second;
        allowed = caller.take(time) && allowed;
    }
    return allowed;
}

void Hub::hear(const GuestPtr& guest, std::string_view text) {
    constexpr int kMostStrikes = 1000;
    if (guest->dropped) return;
    ++metrics_.messages;
    const Time time = now();
    guest->heard = time;
    if (!may_say_more(*guest)) {
        const Refusal loud = no(Kind::Limit, "limit.rate", guest->language());
        if (++guest->strikes > kMostStrikes) return drop(guest, loud);
        return refuse(guest, loud, {});
    }
    const Message message = read_message(text, guest->language());
    if (message.refused) return refuse(guest, *message.refused, message.id);
    if (std::holds_alternative<Ping>(message.asked)) return send(*guest, write_pong(message.id));
    if (std::holds_alternative<Hello>(message.asked)) return hello(guest, message);
    if (!guest->live) return refuse(guest, no(Kind::Form, "form.hello-first", guest->language()), message.id);
    if (guest->reader.watches)
        return refuse(guest, no(Kind::Right, "table.spectator", guest->language()), message.id);
    guest->live->touched = time;
    if (const auto* request = std::get_if<Request>(&message.asked)) return ask(guest, message, *request);
    if (const auto* asked = std::get_if<AskRematch>(&message.asked)) return rematch(guest, message, *asked);
    hint(guest, message);
}

void Hub::hello(const GuestPtr& guest, const Message& message) {
    const Hello& hello = std::get<Hello>(message.asked);
    if (hello.words) guest->reader.words = hello.words;
    if (guest->greeted)
        return refuse(guest, no(Kind::Form, "form.hello-twice", guest->language()), message.id);
    guest->greeted = true;
    guest->reader.watches = !hello.watch.empty();
    const auto come_in = [this, guest, hello, id = message.id](const std::string& table) {
        const LivePtr live = find(table);
        Job job;
        job.look = [this, live, guest, hello, id](Live&) { attend(live, guest, hello, id); };
        job.failed = [this, guest, id](const Refusal& why) {
            guest->greeted = false;
            refuse(guest, why, id);
        };
        add(live, std::move(job));
    };
    if (!guest->reader.watches) return come_in(hello.table);
    if (const auto known = watches_.find(hello.watch); known != watches_.end()) return come_in(known->second);
    clerk([this, guest, watch = hello.watch, id = message.id, come_in] {
        std::optional<std::string> table;
        Refusal why = no(Kind::Right, "table.no-such-table", guest->language());
        try {
            table = store_.table_of_watch(watch);
        } catch (const store::Failure&) {
            ++metrics_.store_failures;
            why = no(Kind::Store, "store.failed", guest->language());
        }
        post_([this, guest, id, table, why, come_in] {
            if (table) return come_in(*table);
            guest->greeted = false;
            refuse(guest, why, id);
        });
    });
}

void Hub::attend(const LivePtr& live, const GuestPtr& guest, const Hello& hello,
                 std::optional<std::int64_t> id) {
    const auto waiting = std::find(lobby_.begin(), lobby_.end(), guest);
    if (waiting == lobby_.end()) return;  // gone already
    lobby_.erase(waiting);
    Table& table = live->table;
    if (!guest->reader.watches && !hello.token.empty()) guest->token = hash_of_token(hello.token);
    guest->reader.seat = table.seat_of(guest->token);
    guest->live = live;
    guest->last = std::clamp(hello.last, -1, table.last());
    live->guests.push_back(guest);
    ++metrics_.watchers;
    send(*guest, write_welcome(table, guest->reader, id));
    // Everything up to here has been told to the others; this guest hears what it lacks.
    send(*guest, write_news(table, guest->last, guest->reader, {}, deadline(*live)));
    guest->last = table.last();
    const std::string presence = live->presence;
    tell_presence(*live, true);
    if (live->presence == presence) send(*guest, presence);
    const int seat = guest->reader.seat;
    if (seat < 0) return;
    const auto by_itself = [&](Request request) {
        Job job;
        job.decide = [this, seat, request = std::move(request)](Live& at) {
            return at.table.answer(seat, request, {now(), connected(at)});
        };
        live->jobs.push_back(std::move(job));
    };
    if (!table.chair(seat).stand_in.empty()) by_itself(Back{});
    if (!hello.random.empty() && table.status() == Status::Open && table.chair(seat).random.empty())
        by_itself(Random{hello.random});
}

/// A server may fall after a seat was taken and before anybody heard so. Who chose the token says the same
/// again then: a token that has a seat already is told which.
Job Hub::sit_down(const GuestPtr& guest, const Sit& sit, std::optional<std::int64_t> id) {
    const std::string token = sit.token.empty() ? random_hex32() : sit.token;
    Sit hashed = sit;
    hashed.token = hash_of_token(token);
    Job job;
    job.decide = [this, guest, hashed, token, id](Live& live) {
        if (const int theirs = live.table.seat_of(hashed.token); theirs >= 0) {
            // Who said hello without it has heard the game as a spectator does: that is for another hello.
            const bool unseated = guest->reader.seat < 0 && live.table.status() == Status::Open;
            if (unseated || guest->reader.seat == theirs) {
                guest->token = hashed.token;
                guest->reader.seat = theirs;
                tell_presence(live, true);
                send(*guest, write_seated(theirs, token, id));
                send(*guest, write_done(live.table.last(), id));
                return Outcome{};
            }
        }
        Outcome outcome = live.table.answer(guest->reader.seat, hashed, {now(), {}, guest->language()});
        if (!outcome.refused) guest->token = hashed.token;
        return outcome;
    };
    job.stored = [this, guest, token, id](Live&) {
        send(*guest, write_seated(guest->reader.seat, token, id));
    };
    return job;
}

void Hub::ask(const GuestPtr& guest, const Message& message, const Request& request) {
    Job job;
    if (const Sit* sit = std::get_if<Sit>(&request)) {
        job = sit_down(guest, *sit, message.id);
    } else {
        job.decide = [this, guest, request](Live& live) {
            return live.table.answer(guest->reader.seat, request,
                                     {now(), connected(live), guest->language()});
        };
    }
    job.guest = guest;
    job.id = message.id;
    job.since = std::chrono::steady_clock::now();
    add(guest->live, std::move(job));
}

void Hub::rematch(const GuestPtr& guest, const Message& message, const AskRematch& asked) {
    Job job;
    job.guest = guest;
    job.id = message.id;
    job.look = [this, guest, live = guest->live, id = message.id, asked](Live& old) {
        if (!old.table.rematch().empty()) return send(*guest, write_done(old.table.last(), id));
        const Lot lot = rematch_lot(old.table);
        Outcome made = create_rematch(old.table, lot, guest->reader.seat, asked.random, now());
        if (made.refused) return refuse(guest, *made.refused, id);
        const std::string table = rematch_id(old.table);
        store::Append append;
        append.table = table;
        append.events = std::move(made.events);
        Table fresh(table);
        for (const std::string& event : append.events) fresh.apply(event);
        append.card = {fresh.plan().game->name(), store::Status::Open, fresh.plan().is_public, lot.watch,
                       summary(fresh)};
        // The new table first: a link never leads to nothing.
        live->phase = Live::Phase::Writing;
        writer_->append(std::move(append),
                        [this, live, guest, id, table, lot](const store::Outcome& outcome) {
                            post_([this, live, guest, id, table, lot, outcome] {
                                live->phase = Live::Phase::Ready;
                                const auto* verdict = std::get_if<store::Verdict>(&outcome);
                                if (verdict == nullptr) {
                                    ++metrics_.store_failures;
                                    refuse(guest, no(Kind::Store, "store.failed", guest->language()), id);
                                    return work(live);
                                }
                                // Behind: the new table is there already, somebody else was quicker.
                                metrics_.made_tables += *verdict == store::Verdict::Done ? 1 : 0;
                                Job note;
                                note.guest = guest;
                                note.id = id;
                                note.since = std::chrono::steady_clock::now();
                                note.decide = [this, guest, id, table, lot](Live& at) {
                                    if (at.table.rematch().empty())
                                        return at.table.note_rematch(table, lot.watch, now());
                                    send(*guest, write_done(at.table.last(), id));
                                    return Outcome{};
                                };
                                live->jobs.push_front(std::move(note));
                                work(live);
                            });
                        });
    };
    add(guest->live, std::move(job));
}

core::Seats Hub::connected(const Live& live) const {
    core::Seats seats;
    for (const GuestPtr& guest : live.guests)
        if (guest->reader.seat >= 0) seats.add(Seat(guest->reader.seat));
    for (const auto& [server, there] : live.elsewhere) seats.bits |= there.seats.bits;
    return seats;
}

void Hub::tell_presence(Live& live, bool announce) {
    int here = 0, watchers = 0;
    for (const GuestPtr& guest : live.guests) here += guest->reader.seat < 0 ? 1 : 0;
    for (const auto& [server, there] : live.elsewhere) watchers += there.watchers;
    std::string presence = write_presence(live.table, connected(live), watchers + here);
    if (presence == live.presence) return;
    live.presence = std::move(presence);
    const auto letter = std::make_shared<const std::string>(live.presence);
    for (const GuestPtr& guest : live.guests) guest->send(letter);
    if (!announce || !store::is_postgres(settings_.store)) return;
    core::Seats seats;
    for (const GuestPtr& guest : live.guests)
        if (guest->reader.seat >= 0) seats.add(Seat(guest->reader.seat));
    const std::string text = match::written([&](core::json::Pen& pen) {
        pen.open('{').key("server").text(self_).key("table").text(live.table.id());
        pen.key("seats").number(seats.bits).key("watchers").number(here).close('}');
    });
    clerk([this, text] {
        try {
            store_.announce(text);
        } catch (const store::Failure&) {
            ++metrics_.store_failures;
        }
    });
}

void Hub::heard_note(const store::Note& note) {
    if (note.kind == store::Note::Kind::Missed) {
        // Anything may have happened: all tables look again.
        for (const auto& [id, live] : std::unordered_map<std::string, LivePtr>(tables_)) {
            live->behind = true;
            work(live);
        }
        return;
    }
    if (note.kind == store::Note::Kind::Appended) {
        const auto found = tables_.find(note.table);
        if (found == tables_.end()) return;
        const LivePtr live = found->second;
        if (live->phase == Live::Phase::Ready && note.last <= live->table.last()) return;
        live->behind = true;
        return work(live);
    }
    const match::Document document(note.text);
    if (!document) return;
    const core::json::Value said = document.value();
    if (!said["server"].is(core::json::Kind::Text) || !said["table"].is(core::json::Kind::Text) ||
        !said["seats"].is_whole() || !said["watchers"].is_whole())
        return;
    const auto found = tables_.find(std::string(said["table"].written()));
    const std::string server(said["server"].written());
    if (found == tables_.end() || server == self_) return;
    found->second->elsewhere[server] = {core::Seats{static_cast<std::uint8_t>(said["seats"].number())},
                                        static_cast<int>(said["watchers"].number()), now()};
    if (found->second->phase != Live::Phase::Lost) tell_presence(*found->second, false);
}

}  // namespace server
