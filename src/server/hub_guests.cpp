// What guests ask for, and who is there.

#include <algorithm>

#include "match/json_text.h"
#include "server/hub.h"
#include "server/log.h"

namespace server {

/// What a server tells the others of its store: who is connected to it.
struct Announcement {
    std::string server, table;
    std::uint8_t seats = 0;  // a bit each
    int watchers = 0;
};
template <class D>
void describe(D& d, core::Like<Announcement> auto& said) {
    d.part("server", said.server);
    d.part("table", said.table);
    d.part("seats", said.seats, core::Number{0, 255});
    d.part("watchers", said.watchers, protocol::kCount);
}

namespace {

match::Problem no(ProblemKind kind, const char* key, words::Language language) {
    return refuse(kind, language, key);
}

}  // namespace

void Hub::send(Guest& guest, std::string text) {
    ++metrics_.letters;
    guest.send(std::make_shared<const std::string>(std::move(text)));
}

void Hub::refuse(const GuestPtr& guest, const match::Problem& refusal, Number id) {
    ++metrics_.refusals[static_cast<std::size_t>(refusal.kind)];
    send(*guest, protocol::write_answer(protocol::Refused{refusal}, id));
}

void Hub::drop(const GuestPtr& guest, const match::Problem& refusal) {
    if (std::exchange(guest->dropped, true)) return;
    ++metrics_.dropped;
    send(*guest, protocol::write_answer(protocol::Bye{refusal}));
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
        const match::Problem loud = no(ProblemKind::Limit, "limit.rate", guest->language());
        if (++guest->strikes > kMostStrikes) return drop(guest, loud);
        return refuse(guest, loud, {});
    }
    const protocol::HeardMessage heard = protocol::read_message(text, guest->language());
    const protocol::Message& message = heard.message;
    if (heard.refused) return refuse(guest, *heard.refused, message.id);
    const bool greets = std::holds_alternative<protocol::Hello>(message.asked);
    if (std::holds_alternative<protocol::Ping>(message.asked))
        return send(*guest, protocol::write_answer(protocol::Pong{}, message.id));
    if (!greets && !guest->live)
        return refuse(guest, no(ProblemKind::Form, "form.hello-first", guest->language()), message.id);
    if (!greets && guest->viewer.watches)
        return refuse(guest, no(ProblemKind::Right, "table.spectator", guest->language()), message.id);
    if (!greets) guest->live->touched = time;
    std::visit(
        [&]<class Asked>(const Asked& asked) {
            if constexpr (std::same_as<Asked, protocol::Hello>)
                hello(guest, asked, message.id);
            else if constexpr (std::same_as<Asked, protocol::Rematch>)
                rematch(guest, asked, message.id);
            else if constexpr (std::same_as<Asked, protocol::AskHint>)
                hint(guest, message.id);
            else if constexpr (std::constructible_from<Request, Asked>)
                ask(guest, asked, message.id);
        },
        message.asked);
}

void Hub::hello(const GuestPtr& guest, const protocol::Hello& hello, Number id) {
    if (hello.words) guest->viewer.words = hello.words;
    if (guest->greeted)
        return refuse(guest, no(ProblemKind::Form, "form.hello-twice", guest->language()), id);
    guest->greeted = true;
    guest->viewer.watches = !hello.watch.empty();
    const auto come_in = [this, guest, hello, id](const std::string& table) {
        const LivePtr live = find(table);
        Job job;
        job.look = [this, live, guest, hello, id](Live&) { attend(live, guest, hello, id); };
        job.failed = [this, guest, id](const match::Problem& why) {
            guest->greeted = false;
            refuse(guest, why, id);
        };
        add(live, std::move(job));
    };
    if (!guest->viewer.watches) return come_in(hello.table);
    if (const auto known = watches_.find(hello.watch); known != watches_.end()) return come_in(known->second);
    clerk([this, guest, watch = hello.watch, id, come_in] {
        std::optional<std::string> table;
        match::Problem why = no(ProblemKind::Right, "table.no-such-table", guest->language());
        try {
            table = store_.table_of_watch(watch);
        } catch (const store::Failure&) {
            ++metrics_.store_failures;
            why = no(ProblemKind::Store, "store.failed", guest->language());
        }
        post_([this, guest, id, table, why, come_in] {
            if (table) return come_in(*table);
            guest->greeted = false;
            refuse(guest, why, id);
        });
    });
}

void Hub::attend(const LivePtr& live, const GuestPtr& guest, const protocol::Hello& hello, Number id) {
    const auto waiting = std::find(lobby_.begin(), lobby_.end(), guest);
    if (waiting == lobby_.end()) return;  // gone already
    lobby_.erase(waiting);
    Table& table = live->table;
    if (!guest->viewer.watches && !hello.token.empty()) guest->token = hash_of_token(hello.token);
    guest->viewer.seat = table.seat_of(guest->token);
    guest->live = live;
    guest->last = std::clamp(hello.last, -1, table.last());
    live->guests.push_back(guest);
    ++metrics_.watchers;
    send(*guest, write_welcome(table, guest->viewer, id));
    // Everything up to here has been told to the others; this guest hears what it lacks.
    send(*guest, write_news(table, guest->last, guest->viewer, {}, deadline(*live)));
    guest->last = table.last();
    const std::string presence = live->presence;
    tell_presence(*live, true);
    if (live->presence == presence) send(*guest, presence);
    const Seat seat = guest->viewer.seat;
    if (!guest->viewer.sits()) return;
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
Job Hub::sit_down(const GuestPtr& guest, const Sit& sit, Number id) {
    const std::string token = sit.token.empty() ? random_hex32() : sit.token;
    Sit hashed = sit;
    hashed.token = hash_of_token(token);
    Job job;
    job.decide = [this, guest, hashed, token, id](Live& live) {
        if (const Seat theirs = live.table.seat_of(hashed.token); theirs != core::kSpectator) {
            // Who said hello without it has heard the game as a spectator does: that is for another hello.
            const bool unseated = !guest->viewer.sits() && live.table.status() == Status::Open;
            if (unseated || guest->viewer.seat == theirs) {
                guest->token = hashed.token;
                guest->viewer.seat = theirs;
                tell_presence(live, true);
                send(*guest, protocol::write_answer(protocol::SeatTaken{theirs, token}, id));
                send(*guest, protocol::write_answer(protocol::Done{live.table.last()}, id));
                return Effect{};
            }
        }
        Effect outcome = live.table.answer(guest->viewer.seat, hashed, {now(), {}, guest->language()});
        if (!outcome.refused) guest->token = hashed.token;
        return outcome;
    };
    job.stored = [this, guest, token, id](Live&) {
        send(*guest, protocol::write_answer(protocol::SeatTaken{guest->viewer.seat, token}, id));
    };
    return job;
}

void Hub::ask(const GuestPtr& guest, const Request& request, Number id) {
    Job job;
    if (const Sit* sit = std::get_if<Sit>(&request)) {
        job = sit_down(guest, *sit, id);
    } else {
        job.decide = [this, guest, request](Live& live) {
            return live.table.answer(guest->viewer.seat, request,
                                     {now(), connected(live), guest->language()});
        };
    }
    job.guest = guest;
    job.id = id;
    job.since = std::chrono::steady_clock::now();
    add(guest->live, std::move(job));
}

void Hub::rematch(const GuestPtr& guest, const protocol::Rematch& asked, Number id) {
    Job job;
    job.guest = guest;
    job.id = id;
    job.look = [this, guest, live = guest->live, id, asked](Live& old) {
        if (!old.table.rematch().empty())
            return send(*guest, protocol::write_answer(protocol::Done{old.table.last()}, id));
        const Lot lot = rematch_lot(old.table);
        Effect made = create_rematch(old.table, lot, guest->viewer.seat, asked.random, now());
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
        writer_->append(
            std::move(append), [this, live, guest, id, table, lot](const store::Appended& outcome) {
                post_([this, live, guest, id, table, lot, outcome] {
                    live->phase = Live::Phase::Ready;
                    const auto* verdict = std::get_if<store::Verdict>(&outcome);
                    if (verdict == nullptr) {
                        ++metrics_.store_failures;
                        refuse(guest, no(ProblemKind::Store, "store.failed", guest->language()), id);
                        return work(live);
                    }
                    // Behind: the new table is there already, somebody else was quicker.
                    metrics_.made_tables += *verdict == store::Verdict::Done ? 1 : 0;
                    Job note;
                    note.guest = guest;
                    note.id = id;
                    note.since = std::chrono::steady_clock::now();
                    note.decide = [this, guest, id, table, lot](Live& at) {
                        if (at.table.rematch().empty()) return at.table.note_rematch(table, lot.watch, now());
                        send(*guest, protocol::write_answer(protocol::Done{at.table.last()}, id));
                        return Effect{};
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
        if (guest->viewer.sits()) seats.add(guest->viewer.seat);
    for (const auto& [server, there] : live.elsewhere) seats.bits |= there.seats.bits;
    return seats;
}

void Hub::tell_presence(Live& live, bool announce) {
    int here = 0, watchers = 0;
    for (const GuestPtr& guest : live.guests) here += guest->viewer.sits() ? 0 : 1;
    for (const auto& [server, there] : live.elsewhere) watchers += there.watchers;
    std::string presence = write_presence(live.table, connected(live), watchers + here);
    if (presence == live.presence) return;
    live.presence = std::move(presence);
    const auto letter = std::make_shared<const std::string>(live.presence);
    for (const GuestPtr& guest : live.guests) guest->send(letter);
    if (!announce || !store::is_postgres(settings_.store)) return;
    core::Seats seats;
    for (const GuestPtr& guest : live.guests)
        if (guest->viewer.sits()) seats.add(guest->viewer.seat);
    clerk([this, text = protocol::write(Announcement{self_, live.table.id(), seats.bits, here})] {
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
    protocol::Doubt doubt;
    const auto said =
        protocol::read<Announcement>(note.text, doubt, protocol::For::Seats, protocol::Mercy::Some);
    const auto found = tables_.find(said.table);
    if (!doubt.fine() || found == tables_.end() || said.server == self_) return;
    found->second->elsewhere[said.server] = {core::Seats{said.seats}, said.watchers, now()};
    if (found->second->phase != Live::Phase::Lost) tell_presence(*found->second, false);
}

}  // namespace server
