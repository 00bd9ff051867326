// A table's turn: read, decide, write, tell.

#include "server/hub.h"

#include <algorithm>

#include "server/log.h"

namespace server {
namespace {

constexpr int kMostTries = 20;  // after so many answers that came second something is wrong

match::Problem store_failed() { return server::refuse(ProblemKind::Store, "store.failed"); }

store::Card card_of(const Table& table) {
    store::Card card;
    card.game = table.plan().game->name();
    card.status = table.status();
    card.is_public = table.plan().is_public;
    card.watch = table.plan().watch;
    card.summary = summary(table);
    return card;
}

}  // namespace

Hub::Hub(store::Store& store, const Settings& settings, Metrics& metrics, Post post)
    : store_(store),
      settings_(settings),
      metrics_(metrics),
      self_(random_table_id()),
      writer_(std::make_unique<store::Writer>(
          store, [&metrics](std::size_t, double seconds) { metrics.commit_seconds.add(seconds); })),
      clerks_(std::make_unique<Workers>(1)),
      bots_(std::make_unique<Workers>(settings.bot_threads > 0
                                          ? settings.bot_threads
                                          : std::max(1u, std::thread::hardware_concurrency()))) {
    // What is posted after the end finds nobody to work for.
    post_ = [alive = std::weak_ptr<bool>(alive_), post = std::move(post)](std::function<void()> work) {
        post([alive, work = std::move(work)] {
            if (alive.lock()) work();
        });
    };
    store_.listen([this, gate = gate_](const store::Note& note) {
        const std::lock_guard lock(gate->mutex);
        if (gate->open) post_([this, note] { heard_note(note); });
    });
}

Hub::~Hub() {
    {
        const std::lock_guard lock(gate_->mutex);
        gate_->open = false;
    }
    alive_.reset();
    bots_.reset();
    clerks_.reset();
    writer_.reset();
    // Tables know their guests, and guests their table: nobody would ever be let go.
    for (const auto& [id, live] : tables_) {
        live->guests.clear();
        live->jobs.clear();
        live->current = {};
    }
}

Time Hub::now() const {
    if (settings_.trial.clock) return settings_.trial.clock();
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

void Hub::clerk(std::function<void()> work) { clerks_->quick(std::move(work)); }

LivePtr Hub::find(const std::string& id) {
    LivePtr& live = tables_[id];
    if (!live) {
        live = std::make_shared<Live>(id);
        ++metrics_.tables;
    }
    live->touched = now();
    return live;
}

void Hub::forget(const LivePtr& live) {
    const auto found = tables_.find(live->table.id());
    if (found == tables_.end() || found->second != live) return;
    watches_.erase(live->table.plan().watch);
    tables_.erase(found);
    --metrics_.tables;
}

void Hub::read(const LivePtr& live) {
    live->phase = Live::Phase::Reading;
    live->behind = false;
    clerk([this, live, id = live->table.id()] {
        auto table = std::make_unique<Table>(id);
        match::Complaint wrong;
        try {
            for (const std::string& event : store_.read(id, 0)) {
                const auto damage = table->apply(event);
                if (!damage) continue;
                log(Level::Error, "a stored table is wrong", {{"table", mark_of(id)}});
                wrong = server::refuse(ProblemKind::Store, "store.corrupt");
                break;
            }
            if (!wrong && table->last() < 0)
                wrong = server::refuse(ProblemKind::Right, "table.no-such-table");
        } catch (const store::Failure& failure) {
            ++metrics_.store_failures;
            log(Level::Error, "reading from the store failed", {{"kind", name(failure.fault())}});
            wrong = failure.fault() == store::Fault::Corrupt
                        ? server::refuse(ProblemKind::Store, "store.corrupt")
                        : store_failed();
        }
        post_([this, live, made = std::make_shared<std::unique_ptr<Table>>(std::move(table)), wrong] {
            was_read(live, std::move(*made), wrong);
        });
    });
}

void Hub::was_read(const LivePtr& live, std::unique_ptr<Table> table, const match::Complaint& wrong) {
    if (wrong) {
        live->phase = Live::Phase::Lost;
        std::deque<Job> jobs;
        jobs.swap(live->jobs);
        for (const Job& job : jobs) refuse(job, *wrong);
        if (live->guests.empty()) forget(live);
        return;  // with guests at it the table is read again at the next tick
    }
    live->table = std::move(*table);
    if (match::AnyMatch* match = live->table.match()) match->mark_told();
    watches_[live->table.plan().watch] = live->table.id();
    live->phase = Live::Phase::Ready;
    // Guests who have heard less than is stored hear the rest now, each from where they are.
    live->told = -1;
    tell(*live);
    work(live);
}

void Hub::catch_up(const LivePtr& live) {
    live->phase = Live::Phase::Reading;
    live->behind = false;
    clerk([this, live, id = live->table.id(), from = live->table.last() + 1] {
        std::vector<std::string> events;
        bool failed = false;
        try {
            events = store_.read(id, from);
        } catch (const store::Failure& failure) {
            ++metrics_.store_failures;
            log(Level::Error, "reading from the store failed", {{"kind", name(failure.fault())}});
            failed = true;
        }
        post_([this, live, events = std::move(events), failed] {
            live->phase = Live::Phase::Ready;
            bool wrong = failed;
            for (const std::string& event : events) wrong = wrong || live->table.apply(event).has_value();
            if (wrong) return read(live);
            if (!events.empty()) live->mine = false;
            tell(*live);
            work(live);
        });
    });
}

void Hub::add(const LivePtr& live, Job job) {
    live->jobs.push_back(std::move(job));
    if (live->phase == Live::Phase::Lost) return read(live);
    work(live);
}

void Hub::work(const LivePtr& live) {
    while (live->phase == Live::Phase::Ready && !stopping_) {
        if (live->behind) return catch_up(live);
        if (live->jobs.empty()) break;
        Job job = std::move(live->jobs.front());
        live->jobs.pop_front();
        if (job.look) {
            job.look(*live);
            continue;
        }
        Effect outcome = job.decide(*live);
        if (outcome.refused)
            refuse(job, *outcome.refused);
        else if (!outcome.events.empty())
            return write(live, std::move(job), std::move(outcome.events));
    }
    if (live->phase == Live::Phase::Ready && !stopping_) look_after(live);
}

void Hub::write(const LivePtr& live, Job job, std::vector<std::string> events) {
    live->phase = Live::Phase::Writing;
    live->current = std::move(job);
    live->made = events.size();
    store::Append append;
    append.table = live->table.id();
    append.first = live->table.last() + 1 - static_cast<int>(events.size());
    append.events = std::move(events);
    append.card = card_of(live->table);
    writer_->append(std::move(append), [this, live](const store::Appended& outcome) {
        post_([this, live, outcome] { was_written(live, outcome); });
    });
}

void Hub::was_written(const LivePtr& live, const store::Appended& outcome) {
    Job job = std::move(live->current);
    live->current = {};
    if (const auto* failure = std::get_if<store::Failure>(&outcome)) {
        // Nobody knows whether it is stored; reading will tell, and then those who are here are told.
        ++metrics_.store_failures;
        log(Level::Error, "writing to the store failed", {{"kind", name(failure->fault())}});
        refuse(job, store_failed());
        return read(live);
    }
    if (std::get<store::Verdict>(outcome) == store::Verdict::Behind) {
        ++metrics_.behind;
        if (++job.tries > kMostTries)
            refuse(job, store_failed());
        else
            live->jobs.push_front(std::move(job));
        return read(live);
    }
    metrics_.events += live->made;
    live->mine = true;
    live->phase = Live::Phase::Ready;
    tell(*live);
    if (job.stored) job.stored(*live);
    if (job.guest) {
        ++metrics_.answers;
        send(*job.guest, protocol::write_answer(protocol::Done{live->table.last()}, job.id));
        metrics_.answer_seconds.add(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - job.since).count());
    } else {
        ++metrics_.bot_answers;
    }
    work(live);
}

void Hub::tell(Live& live) {
    Table& table = live.table;
    const int before = live.told;
    const auto event_at = [&](int number) -> const protocol::event::Any& {
        return table.log()[static_cast<std::size_t>(number)].what;
    };
    bool seating = false;
    for (int i = before + 1; i <= table.last(); ++i)
        seating = seating || !std::holds_alternative<protocol::event::Entry>(event_at(i));
    if (seating)
        for (const GuestPtr& guest : live.guests) guest->viewer.seat = table.seat_of(guest->token);
    if (table.match() != nullptr) {
        // The clock starts with the question; whoever comes back gets all of the time.
        bool back = false;
        for (int i = before + 1; i <= table.last(); ++i)
            back = back || std::holds_alternative<protocol::event::CameBack>(event_at(i));
        const int question = table.match()->question();
        if (back || question != live.asked_question || table.rewinds() != live.asked_rewinds)
            live.asked_at = now();
        live.asked_question = question;
        live.asked_rewinds = table.rewinds();
    }
    const Time until = deadline(live);
    if (table.last() > before || before < 0) {
        std::optional<std::vector<int>> revealed;
        if (table.match() != nullptr) revealed = table.match()->revealed();
        std::vector<std::pair<Viewer, Letter>> written;
        for (const GuestPtr& guest : live.guests) {
            if (guest->last >= table.last()) continue;
            Letter letter;
            if (guest->last == before) {
                for (const auto& [viewer, same] : written)
                    if (viewer == guest->viewer) letter = same;
                if (!letter) {
                    letter = std::make_shared<const std::string>(
                        write_news(table, before, guest->viewer, revealed, until));
                    written.emplace_back(guest->viewer, letter);
                }
            } else {
                letter = std::make_shared<const std::string>(
                    write_news(table, guest->last, guest->viewer, {}, until));
            }
            guest->last = table.last();
            ++metrics_.letters;
            guest->send(letter);
        }
    }
    live.told = table.last();
    if (table.match() != nullptr) table.match()->mark_told();
    if (seating) tell_presence(live, true);
}

void Hub::refuse(const Job& job, const match::Problem& refusal) {
    if (job.failed) job.failed(refusal);
    if (job.guest) refuse(job.guest, refusal, job.id);
}

bool Hub::is_loopback(const std::string& address) const {
    if (!settings_.limits.spare_this_machine) return false;
    return address.starts_with("127.") || address == "::1" || address == "::ffff:127.0.0.1";
}

}  // namespace server
