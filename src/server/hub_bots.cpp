// Who answers by itself: bots, clocks, and what has to be done now and then.

#include <sodium.h>

#include <algorithm>

#include "bots/any_bot.h"
#include "lab/hint_json.h"
#include "server/hub.h"
#include "server/log.h"

namespace server {
namespace {

std::uint64_t seed_by_lot() {
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

/// A bot that answers what is not offered would be asked for ever: the first offer is taken instead.
void make_legal(Found& found, const match::AnyMatch& position, Seat seat) {
    const std::vector<std::string> offers = position.offers(seat);
    if (offers.empty() || std::find(offers.begin(), offers.end(), found.move) != offers.end()) return;
    log(Level::Error, "a bot chose what is not offered", {{"game", position.header().game}});
    found = {offers.front(), {}};
}

/// The odds of all that the seat could do, from what it may know, the best first.
std::string hint_for(const match::AnyMatch& position, Seat seat, const Settings& settings, Number id) {
    using Clock = std::chrono::steady_clock;
    constexpr std::uint64_t kMostPositions = 200'000;
    lab::Pace pace;
    pace.seed = settings.trial.bot_seed ? *settings.trial.bot_seed : seed_by_lot();
    pace.playouts = settings.trial.playouts;
    pace.most_nodes = kMostPositions;
    if (pace.playouts > 0) pace.note_playouts = pace.playouts, pace.most_nodes = 100 * pace.playouts;
    pace.time_gone = [begin = Clock::now(), time = settings.think] {
        return std::chrono::duration<double>(Clock::now() - begin) / std::chrono::duration<double>(time);
    };
    auto odds = lab::odds_of(position.header().game);
    if (!odds) return protocol::write_answer(protocol::Refused{odds.wrong}, id);
    const lab::Hint hint = (*odds)->hint(position, seat, pace);
    const lab::MoveOdds& best = hint.moves.front();
    return protocol::write_answer(protocol::Hint{position.question(), best.move,
                                                 position.put_into_words(best.reason), lab::for_page(hint)},
                                  id);
}

bool is_slow(const std::string& level) { return level == "expert"; }

}  // namespace

Found choose(const match::AnyMatch& position, const std::string& level, Seat seat, const Settings& settings) {
    const Trial& trial = settings.trial;
    const bots::Limits limits = trial.playouts > 0
                                    ? bots::Limits{trial.playouts, std::chrono::milliseconds(0), 1}
                                    : bots::limits_of_time(settings.think);
    const std::uint64_t seed = trial.bot_seed ? *trial.bot_seed : seed_by_lot();
    const auto bot = bots::make_bot(position.header().game, level, limits, seed);
    if (!bot) return {};
    bots::AnyChoice choice = bot->choose(position, seat);
    return {std::move(choice.move), std::move(choice.reason)};
}

void Hub::wake(const LivePtr& live, Time time) {
    if (live->alarm != 0 && live->alarm <= time) return;
    live->alarm = time;
    alarms_.emplace(time, live);
}

Time Hub::deadline(const Live& live) const {
    const Table& table = live.table;
    if (table.status() != Status::Playing || table.plan().timer == 0) return 0;
    const core::Seats people{static_cast<std::uint8_t>(table.asked().bits & ~table.bots_asked().bits)};
    return people.none() ? 0 : live.asked_at + Time{table.plan().timer} * 1000;
}

void Hub::look_after(const LivePtr& live) {
    Table& table = live->table;
    if (table.status() != Status::Playing) return;
    const int question = table.match()->question();
    const Time time = now();
    const core::Seats asked = table.asked(), bots = table.bots_asked();
    for (const Seat seat : table.all()) {
        if (!bots.has(seat)) continue;
        const std::pair<int, int> about{question, table.rewinds()};
        const auto busy = live->thinking.find(seat);
        if (busy != live->thinking.end() && busy->second == about) continue;
        const Time wait = live->mine ? settings_.pause.count() : settings_.silence.count();
        if (wait > 0 && time < live->asked_at + wait) {
            wake(live, live->asked_at + wait);
            continue;
        }
        think(live, seat, table.chair(seat).player(), "bot");
    }
    const Time until = deadline(*live);
    if (until == 0) return;
    if (time < until) {
        wake(live, until);
        return;
    }
    for (const Seat seat : table.all()) {
        const std::pair<int, int> about{question, table.rewinds()};
        if (!asked.has(seat) || bots.has(seat)) continue;
        const auto busy = live->thinking.find(seat);
        if (busy == live->thinking.end() || busy->second != about) think(live, seat, "regular", "clock");
    }
}

void Hub::think(const LivePtr& live, Seat seat, const std::string& level, const char* by) {
    const Table& table = live->table;
    const int question = table.match()->question(), rewinds = table.rewinds();
    live->thinking[seat] = {question, rewinds};
    ++metrics_.thinking;
    // The bot gets the position and takes the seat's view out of it; the table goes on meanwhile.
    const std::shared_ptr<const match::AnyMatch> position = table.match()->position();
    auto work = [this, live, position, level, seat, question, rewinds, by] {
        Found found = choose_(*position, level, seat, settings_);
        make_legal(found, *position, seat);
        post_([this, live, seat, question, rewinds, by, found = std::move(found)] {
            --metrics_.thinking;
            if (stopping_ || found.move.empty()) return;
            Job job;
            job.decide = [this, seat, question, rewinds, by, found](Live& at) {
                at.thinking.erase(seat);
                if (at.table.rewinds() != rewinds) return Effect{};
                // A person may have come back, or answered in the last moment.
                const bool bot = !at.table.chair(seat).player().empty();
                if (bot != (std::string_view(by) == "bot")) return Effect{};
                Effect outcome = at.table.answer_for(seat, {question, found.move}, by, now());
                // What the rules refuse once they refuse for ever: the question is not thought about again.
                if (outcome.refused && outcome.refused->kind != ProblemKind::Gate) {
                    log(Level::Error, "the answer of a bot is refused", {{"key", outcome.refused->key}});
                    at.thinking[seat] = {question, rewinds};
                }
                return outcome;
            };
            add(live, std::move(job));
        });
    };
    if (is_slow(level))
        bots_->slow(std::move(work));
    else
        bots_->quick(std::move(work));
}

void Hub::hint(const GuestPtr& guest, Number id) {
    Job job;
    job.guest = guest;
    job.id = id;
    job.look = [this, guest, at = guest->live, id](Live& live) {
        const Table& table = live.table;
        const Seat seat = guest->viewer.seat;
        const auto no = [&](ProblemKind kind, const char* key) {
            refuse(guest, server::refuse(kind, guest->language(), key), id);
        };
        if (!guest->viewer.sits()) return no(ProblemKind::Right, "table.not-seated");
        if (!table.plan().odds) return no(ProblemKind::Right, "table.no-odds");
        if (table.status() != Status::Playing) return no(ProblemKind::Table, "table.not-started");
        if (!table.asked().has(seat))
            return refuse(guest, server::refuse(ProblemKind::Gate, guest->language(), "gate.not-asked", seat),
                          id);
        // One at a time: whoever asks for hints without end must not keep all bots busy.
        if (live.hinted.has(seat)) return no(ProblemKind::Limit, "limit.hint");
        live.hinted.add(seat);
        auto position = std::shared_ptr<match::AnyMatch>(table.match()->position());
        position->speak(guest->language());
        bots_->slow([this, guest, at, id, seat, position] {
            std::string text = hint_for(*position, seat, settings_, id);
            post_([this, guest, at, seat, text = std::move(text)] {
                at->hinted.remove(seat);
                send(*guest, text);
            });
        });
    };
    add(guest->live, std::move(job));
}

void Hub::resume() {
    next_orphans_ = now() + settings_.silence.count();
    list_playing([this](const std::vector<Playing>& playing) {
        log(Level::Info, "games to go on with", {{"games", std::to_string(playing.size())}});
        // Where others may be playing, only what nobody plays is taken up.
        if (store::is_postgres(settings_.store)) return take_up_orphans(playing);
        for (const Playing& game : playing) take_up(game.table);
    });
}

void Hub::list_playing(std::function<void(const std::vector<Playing>&)> then) {
    clerk([this, then = std::move(then)] {
        std::vector<Playing> playing;
        store::Query query;
        query.status = store::Status::Playing;
        query.limit = 500;
        try {
            for (;;) {
                const std::vector<store::Listed> some = store_.list(query);
                for (const store::Listed& listed : some) playing.push_back({listed.table, listed.events});
                if (some.empty()) break;
                query.before = some.back().number;
            }
        } catch (const store::Failure& failure) {
            ++metrics_.store_failures;
            log(Level::Error, "reading from the store failed", {{"kind", name(failure.fault())}});
        }
        post_([then, playing = std::move(playing)] { then(playing); });
    });
}

void Hub::take_up(const std::string& table) {
    Job job;
    job.look = [](Live&) {};
    add(find(table), std::move(job));
}

/// A game that is not in memory and does not go on may have lost its server. It is looked after once; if
/// nobody at it has to answer by itself it is soon forgotten again.
void Hub::take_up_orphans(const std::vector<Playing>& playing) {
    const Time time = now();
    std::unordered_map<std::string, Orphan> still;
    for (const Playing& game : playing) {
        if (tables_.contains(game.table)) continue;
        Orphan there;
        if (const auto known = orphans_.find(game.table); known != orphans_.end()) there = known->second;
        if (there.events != game.events) there = {game.events, time, false};
        if (!there.looked && time - there.since >= settings_.silence.count()) {
            there.looked = true;
            take_up(game.table);
        }
        still.emplace(game.table, there);
    }
    orphans_ = std::move(still);
}

void Hub::tick() {
    const Time time = now();
    while (!alarms_.empty() && alarms_.begin()->first <= time) {
        const LivePtr live = alarms_.begin()->second.lock();
        if (live && live->alarm == alarms_.begin()->first) live->alarm = 0;
        alarms_.erase(alarms_.begin());
        if (live && live->phase == Live::Phase::Ready) look_after(live);
    }
    if (time < next_sweep_) return;
    next_sweep_ = time + 1000;
    const auto late = [&](const GuestPtr& guest) {
        drop(guest, server::refuse(ProblemKind::Limit, guest->language(), "limit.idle"));
    };
    for (const GuestPtr& guest : std::vector<GuestPtr>(lobby_))
        if (time - guest->came > settings_.limits.hello.count()) late(guest);
    std::erase_if(makers_, [&](const auto& maker) { return maker.second.is_full(time); });
    std::erase_if(callers_, [&](const auto& caller) { return caller.second.is_full(time); });
    constexpr Time kForgetAfter = 60'000, kAnnounceEvery = 20'000, kSilentAfter = 60'000;
    if (store::is_postgres(settings_.store) && time >= next_orphans_) {
        next_orphans_ = time + settings_.silence.count();
        list_playing([this](const std::vector<Playing>& playing) { take_up_orphans(playing); });
    }
    const bool announce = time >= next_announce_;
    if (announce) next_announce_ = time + kAnnounceEvery;
    std::vector<LivePtr> all;
    for (const auto& [id, live] : tables_) all.push_back(live);
    for (const LivePtr& live : all) {
        for (const GuestPtr& guest : std::vector<GuestPtr>(live->guests))
            if (time - guest->heard > settings_.limits.idle.count()) late(guest);
        if (live->phase == Live::Phase::Lost && !live->guests.empty()) read(live);
        if (live->phase != Live::Phase::Ready) continue;
        std::erase_if(live->elsewhere,
                      [&](const auto& there) { return time - there.second.heard > kSilentAfter; });
        if (announce && !live->guests.empty() && store::is_postgres(settings_.store)) {
            live->presence.clear();
            tell_presence(*live, true);
        }
        const bool waits = live->thinking.empty() && deadline(*live) == 0;
        if (live->guests.empty() && live->jobs.empty() && waits && time - live->touched > kForgetAfter)
            forget(live);
    }
}

void Hub::stop(std::function<void()> stopped) {
    stopping_ = true;
    writer_->drain();
    // What was stored has been posted before this, and is told before the good-byes.
    post_([this, stopped = std::move(stopped)] {
        std::vector<GuestPtr> all = lobby_;
        for (const auto& [id, live] : tables_)
            all.insert(all.end(), live->guests.begin(), live->guests.end());
        for (const GuestPtr& guest : all) {
            send(*guest, protocol::write_answer(protocol::Bye{
                             server::refuse(ProblemKind::Store, guest->language(), "server.stopping")}));
            guest->hang_up();
        }
        stopped();
    });
}

}  // namespace server
