// croupier verify: reads a whole store and plays every game in it again.

#include "fair/verify.h"

#include "app/command.h"
#include "app/stores.h"
#include "match/journal.h"
#include "server/table.h"
#include "store/chain.h"

namespace app {
namespace {

struct Verify {
    std::string store;
};

struct Sums {
    int tables = 0, finished = 0, draws = 0, wrong = 0;
    std::int64_t events = 0;
};

/// The dice of a table: what was said at the start, and every draw since.
std::string wrong_dice(const server::Table& table, Sums& sums) {
    const std::optional<fair::Half> secret = fair::read_half(table.plan().secret);
    if (!secret || fair::commitment(*secret) != table.plan().commitment)
        return "the server's half of the seed is not the one that it committed itself to";
    if (table.match() == nullptr) return {};
    fair::Seats added;
    for (const server::Chair& chair : table.chairs()) added.push_back(fair::read_half(chair.random));
    const fair::Checked checked = fair::verify_draws(*table.match(), fair::key(*secret, added));
    sums.draws += checked.draws;
    if (checked.kind == fair::Checked::Kind::Fair) return {};
    return "entry " + std::to_string(checked.line - 2) + ": " + checked.sentence;
}

/// The first thing that is wrong with a table, or nothing.
std::string wrong_with(const store::StoredTable& stored, Sums& sums) {
    if (std::string damage = store::first_damage(stored); !damage.empty()) return damage;
    server::Table table(stored.listed.table);
    for (const store::StoredEvent& event : stored.events)
        if (const match::Complaint wrong = table.apply(event.text))
            return "event " + std::to_string(event.number) + ": " + match::in_words(*wrong);
    if (table.status() != stored.listed.card.status)
        return "its card says something else about how far it is than its events";
    if (table.status() == server::Status::Over) ++sums.finished;
    if (std::string wrong = wrong_dice(table, sums); !wrong.empty()) return wrong;
    if (table.match() == nullptr) return {};
    const match::Journal journal = match::read_journal(table.journal());
    if (!journal.wrong) return {};
    return "line " + std::to_string(journal.wrong->line) + " of its journal: " + journal.wrong->problem.rule +
           ": " + journal.wrong->problem.text;
}

int run(const Verify& command) {
    const auto store = store::open(store_meant(command.store), store::Use::Look);
    Sums sums;
    for (const std::string& sentence : store->damage()) {
        print_line(sentence);
        ++sums.wrong;
    }
    store->dump([&](store::StoredTable&& table) {
        ++sums.tables;
        sums.events += static_cast<std::int64_t>(table.events.size());
        const std::string wrong = wrong_with(table, sums);
        if (wrong.empty()) return;
        print_line("Table " + table.listed.table + ": " + wrong + ".");
        ++sums.wrong;
    });
    print_line((sums.wrong == 0 ? "ok: " : std::to_string(sums.wrong) + " wrong: ") +
               std::to_string(sums.tables) + " tables, " + std::to_string(sums.finished) +
               " of them finished, " + std::to_string(sums.events) + " events, " +
               std::to_string(sums.draws) + " draws");
    return sums.wrong == 0 ? kFine : kRefused;
}

}  // namespace

void add_verify(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("verify", "Check every table of a store and play it again");
    const auto options = options_of<Verify>(command, chosen, run);
    add_store_option(command, options->store);
    command.footer(
        "For each table: that no event is missing, changed or too many (each carries a hash of all before "
        "it), that\n"
        "the rules allow every entry, that the server kept its word about its half of the seed, that every "
        "draw of\n"
        "the house is what the seed gives, and that the result is right. Names what is wrong, one line each; "
        "the\n"
        "exit code is then 1. The server may go on playing.\n\n"
        "Example:\n  croupier verify --store monday.db\n");
}

}  // namespace app
