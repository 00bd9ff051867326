#include "crash/siege.h"

#include <chrono>
#include <thread>

#include "match/json_text.h"
#include "support/places.h"
#include "support/postgres.h"
#include "support/titles.h"

namespace crash {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int kTimedEvery = 18;  // some tables have a clock, and people who take their time

std::int64_t now() {
    return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

}  // namespace

Siege::Siege(const Orders& orders)
    : orders_(orders),
      lot_(orders.seed),
      port_(load::free_port()),
      server_({support::program(), "serve", "--port", std::to_string(port_), "--store", orders.store,
               "--bot-threads", "1"},
              port_, folder_ / "server.log") {}

Siege::~Siege() = default;

bool Siege::everybody(bool (Witness::*is)() const) const {
    for (const Table& table : tables_)
        for (const auto& person : table.people)
            if (!person->known().watches && !((*person).*is)()) return false;
    return true;
}

Siege::Table Siege::make_table(int number) {
    static const std::vector<support::Title> kTitles = support::titles();
    const support::Title& title = kTitles[static_cast<std::size_t>(number) % kTitles.size()];
    Table table;
    table.timed = number % kTimedEvery == 0;
    table.seats = title.seats();
    const load::Answer made =
        load::request(server_.port(), "POST", "/api/tables", title.wish("novice", table.timed ? 5 : 0));
    EXPECT_EQ(made.status, 201) << made.body;
    const match::Document document(made.body);
    const auto add = [&](const char* name, int seat, bool watches) {
        Testimony testimony;
        testimony.table = match::unescaped(document.value()[name].written());
        testimony.seat = seat;
        testimony.watches = watches;
        table.people.push_back(std::make_unique<Witness>(loop_, found_.complaints, testimony, lot_.word()));
    };
    for (int seat = 0; seat < title.people; ++seat) {
        add("table", seat, false);
        table.people.back()->sit_as("Person " + std::to_string(seat));
    }
    if (number % 9 == 4) add("watch", -1, true);
    ++found_.tables;
    return table;
}

void Siege::make_tables() {
    server_.start();
    ASSERT_TRUE(server_.wait_until_it_serves()) << support::bytes_of(folder_ / "server.log");
    for (int number = 0; number < orders_.tables; ++number) tables_.push_back(make_table(number));
    started_ = now();
    const auto end = Clock::now() + std::chrono::seconds(30);
    while (!everybody(&Witness::is_seated) && Clock::now() < end) {
        stay_connected();
        loop_.step(2);
    }
    ASSERT_TRUE(everybody(&Witness::is_seated));
}

/// Whoever lost the server looks for it; one of them first, all others once that one is in.
void Siege::stay_connected() {
    Witness& first = *tables_.front().people.front();
    if (first.is_idle()) {
        first.server_started(started_);
        return first.dial(server_.port());
    }
    if (!first.is_open()) return;
    for (const Table& table : tables_)
        for (const auto& person : table.people) {
            if (!person->is_idle()) continue;
            person->server_started(started_);
            if (lot_.word() % 3 == 0) person->forget_last();
            person->dial(server_.port());
        }
}

void Siege::play_a_moment() {
    loop_.step(1);
    stay_connected();
    // A few of those who are asked answer: who, is by lot.
    for (int i = 0; i < 24; ++i) {
        const Table& table = tables_[lot_.word() % tables_.size()];
        if (table.timed && lot_.word() % 32 != 0) continue;
        table.people[lot_.word() % table.people.size()]->act();
    }
    for (const Table& table : tables_) table.people.front()->push_on();
    if (!staying_) go_on_to_rematches();
}

void Siege::go_on_to_rematches() {
    for (Table& table : tables_)
        for (auto& person : table.people) {
            if (person->rematch().empty()) continue;
            Testimony next;
            next.table = person->rematch();
            next.token = person->known().token;
            next.seat = (person->known().seat + 1) % table.seats;
            if (person == table.people.front()) ++found_.tables;
            person->hang_up();
            finished_.push_back(person->take());
            person = std::make_unique<Witness>(loop_, found_.complaints, next, lot_.word());
        }
}

void Siege::start(const std::string& fail) {
    started_ = now();
    server_.start(fail);
}

void Siege::fall_once() {
    const std::uint64_t how = lot_.word() % 10;
    std::string fail;
    milliseconds patience(5 + lot_.word() % 300);
    if (orders_.answers_early) {
        fail = "append@1=early";
    } else if (how < 5) {
        fail = "append@" + std::to_string(1 + lot_.word() % 60) + (how == 0 ? "=dies" : "=dies-after");
        found_.between_commit_and_send += how == 0 ? 0 : 1;
        patience = milliseconds(5000);
    }
    start(fail);
    // A random instant of play; now and then one while the server starts, which takes its time on a slow
    // machine.
    const bool while_it_starts = how == 9;
    const Witness& first = *tables_.front().people.front();
    const auto up = Clock::now() + std::chrono::seconds(10);
    while (!while_it_starts && !first.is_open() && Clock::now() < up && !server_.has_ended()) play_a_moment();
    const auto end = Clock::now() + patience;
    while (Clock::now() < end && !server_.has_ended()) play_a_moment();
    server_.kill_it();
    ++found_.kills;
    // What was on its way arrives; then everybody knows that the server is gone.
    const auto gone = [&] {
        for (const Table& table : tables_)
            for (const auto& person : table.people)
                if (!person->is_idle()) return false;
        return true;
    };
    const auto limit = Clock::now() + std::chrono::seconds(5);
    while (!gone() && Clock::now() < limit) loop_.step(1);
    EXPECT_TRUE(gone());
}

/// The database ends all connections of the server, which goes on.
void Siege::break_lines() {
    start("");
    // A server that loses its store while it starts does not start: that is another matter.
    const auto up = Clock::now() + std::chrono::seconds(3), in = up + std::chrono::seconds(30);
    while (Clock::now() < up || (Clock::now() < in && !everybody(&Witness::is_greeted))) play_a_moment();
    for (int i = 0; i < orders_.broken_lines; ++i) {
        const auto end = Clock::now() + milliseconds(10 + lot_.word() % 40);
        while (Clock::now() < end) play_a_moment();
        support::psql(orders_.store,
                      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                      " WHERE datname = current_database() AND pid <> pg_backend_pid()");
    }
    // When the fault ends everybody comes back and plays on. Nobody goes on to another table any more:
    // somebody would always be on the way there, and with a busy machine there is no moment at which all are
    // in.
    staying_ = true;
    const auto least = Clock::now() + milliseconds(1000), most = least + std::chrono::seconds(30);
    while (Clock::now() < least || (Clock::now() < most && !everybody(&Witness::is_greeted))) play_a_moment();
    EXPECT_FALSE(server_.has_ended());
    EXPECT_TRUE(everybody(&Witness::is_greeted));
    server_.kill_it();
    for (const Table& table : tables_)
        for (const auto& person : table.people) found_.told_of_failures += person->store_failures();
}

/// Holds what is known against the store, while no server runs.
void Siege::check_finished(bool all) {
    const auto store = store::open(orders_.store, store::Use::Look);
    const auto check = [&](const Testimony& testimony) {
        found_.acknowledged += compare(testimony, *store, found_.complaints);
        found_.shown += static_cast<long>(testimony.shown.size());
    };
    for (const Testimony& testimony : finished_) check(testimony);
    finished_.clear();
    if (!all) return;
    for (const Table& table : tables_)
        for (const auto& person : table.people) check(person->known());
}

Found Siege::run() {
    make_tables();
    if (testing::Test::HasFatalFailure()) return std::move(found_);
    server_.kill_it();
    for (int i = 0; i < orders_.kills; ++i) {
        fall_once();
        if (orders_.stop_at_first && !found_.complaints.empty()) break;
        if (i % 50 == 49) check_finished(false);
    }
    if (orders_.broken_lines > 0) break_lines();
    check_finished(true);
    const support::Said verified = support::run({"verify", "--store", orders_.store});
    if (verified.code != 0) found_.complaints.add("verify: " + verified.out + verified.err);
    return std::move(found_);
}

}  // namespace crash
