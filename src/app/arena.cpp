// croupier arena: bots against each other, with figures that can be trusted.

#include <fmt/format.h>

#include <sstream>

#include "app/arena_file.h"
#include "app/arena_report.h"
#include "app/command.h"
#include "app/contests.h"
#include "app/progress.h"
#include "app/ranks.h"
#include "app/tables.h"
#include "bots/arena/workers.h"

namespace app {
namespace {

using bots::arena::Contest;
using bots::arena::Contestant;
using bots::arena::Deal;
using bots::arena::Hypotheses;
using bots::arena::Tally;
using bots::arena::Verdict;
using bots::arena::Workers;

constexpr std::uint64_t kMostLuckPlayouts = 1'000'000'000;

struct Arena {
    std::string game;
    BotArguments bots;
    OptionArguments options;
    std::uint64_t games = 1000, seed = 1, luck = 0;
    bool json = false;
    bool stop_early = false;
    double null = -1, other = -1, alpha = 0.05, beta = 0.05;
    std::string file;
    bool difficulties = false;
};

/// A game for one is played by everybody of the list.
Contest contest_of(const Arena& command, const OptionArguments& options) {
    const match::AnyGame& game = game_named(command.game);
    std::vector<Contestant> players = command.bots.listed();
    const int listed = static_cast<int>(players.size());
    const bool alone = game.about().most == 1;
    const int seats = command.bots.seats > 0 ? command.bots.seats : alone ? 1 : listed;
    if (seats > core::kMostSeats) throw wrong_usage("No table has " + std::to_string(seats) + " seats.");
    players = seated(game, std::move(players), alone ? listed : seats);
    std::shared_ptr<const match::AnyMatch> start = open_table(game, usual_names(seats), options);
    Contest contest = make_contest(game, std::move(start), players, command.seed);
    contest.luck = command.luck;
    contest.forfeited = complains_of_lost_games();
    return contest;
}

Hypotheses hypotheses_of(const Arena& command, const Contest& contest) {
    Hypotheses h;
    h.null = command.null >= 0 ? command.null : 1.0 / contest.seats();
    h.other = command.other >= 0 ? command.other : h.null + 0.05;
    h.alpha = command.alpha;
    h.beta = command.beta;
    if (h.other <= h.null) throw wrong_usage("--h1 has to be higher than --h0.");
    if (contest.contestants.size() < 2) throw wrong_usage("A test needs two kinds of bots.");
    return h;
}

/// Plays these deals, in their order. They have to live as long as the workers.
Workers<Deal> play_on_threads(const Contest& contest, const std::vector<std::uint64_t>& deals, int threads) {
    return {[&](std::uint64_t piece) { return play_deal(contest, deals[piece]); }, deals.size(), threads};
}

/// The part of rank 0: collects deals from its own threads and from the other ranks, keeps them, counts them
/// in order.
class Desk {
   public:
    Desk(const Arena& command, const Contest& contest, const Ranks& ranks, std::uint64_t deals, Tally& tally)
        : contest_(contest), ranks_(ranks), deals_(deals), tally_(tally) {
        if (command.stop_early) test_ = hypotheses_of(command, contest);
    }
    /// What is still to be played after a look into the file.
    std::vector<std::uint64_t> open(const std::string& path) {
        file_.emplace(path, contest_);
        std::vector<bool> known(deals_);
        for (Deal& deal : file_->take_known()) {
            if (deal.number >= deals_ || known[deal.number]) continue;
            known[deal.number] = true;
            ++done_;
            in_order_.add(std::move(deal));
        }
        known_ = done_;
        count();
        std::vector<std::uint64_t> missing;
        for (std::uint64_t deal = 0; deal < deals_; ++deal)
            if (!known[deal]) missing.push_back(deal);
        if (finished()) missing.clear();
        return missing;
    }
    void run(const std::vector<std::uint64_t>& deals, int threads) {
        Workers<Deal> workers = play_on_threads(contest_, deals, threads);
        Progress progress("games", deals_ * contest_.seatings.size(), known_ * contest_.seatings.size());
        while (!finished()) {
            // Other ranks are asked between two deals of one's own.
            if (auto deal = workers.next(std::chrono::milliseconds(ranks_.size() > 1 ? 5 : 200)))
                take(std::move(*deal));
            const Ranks::Heard heard = ranks_.hear();
            for (const std::string& line : heard.lines)
                if (const auto deal = read_deal(contest_, line)) take(*deal);
            progress.show(done_ * contest_.seatings.size());
        }
        ranks_.stop_others();
        // The others end the deals they are at; those count in the file, if not here.
        for (int ends = 0; ends < ranks_.size() - 1;) {
            const Ranks::Heard heard = ranks_.hear();
            for (const std::string& line : heard.lines)
                if (const auto deal = read_deal(contest_, line)) file_->keep(*deal);
            ends += heard.ends;
        }
    }
    ArenaReport outcome() const {
        return {contest_, tally_, test_.has_value(), test_.value_or(Hypotheses{}), verdict_};
    }

   private:
    bool finished() const { return tally_.deals() == deals_ || verdict_ != Verdict::Open; }
    void take(Deal deal) {
        ++done_;
        file_->keep(deal);
        in_order_.add(std::move(deal));
        count();
    }
    void count() {
        while (!finished()) {
            const std::optional<Deal> deal = in_order_.take();
            if (!deal) return;
            tally_.add(*deal);
            if (test_)
                verdict_ = verdict(*test_, tally_.tested_mean(0), tally_.tested_variance(0), tally_.deals());
        }
    }

    const Contest& contest_;
    const Ranks& ranks_;
    std::uint64_t deals_, done_ = 0, known_ = 0;
    Tally& tally_;
    std::optional<Hypotheses> test_;
    Verdict verdict_ = Verdict::Open;
    std::optional<ArenaFile> file_;
    bots::arena::InOrder<Deal> in_order_;
};

/// The part of the other ranks: they play, and send what they have played.
void play_for_rank_0(const Contest& contest, const Ranks& ranks, const std::vector<std::uint64_t>& deals,
                     int threads) {
    {
        Workers<Deal> workers = play_on_threads(contest, deals, threads);
        while (!ranks.told_to_stop())
            if (const auto deal = workers.next(std::chrono::milliseconds(5))) ranks.send(written(*deal));
    }
    ranks.send_end();
}

/// Every size-th of the deals, so that all ranks begin with the first ones.
std::vector<std::uint64_t> share_of(const Ranks& ranks, const std::string& missing) {
    std::istringstream numbers(missing);
    std::vector<std::uint64_t> deals;
    int at = 0;
    for (std::uint64_t deal = 0; numbers >> deal; ++at)
        if (at % ranks.size() == ranks.rank()) deals.push_back(deal);
    return deals;
}

/// Plays a contest. At rank 0 `report` is told how it went.
template <class Report>
void play(const Arena& command, const Contest& contest, const Ranks& ranks, const std::string& file,
          Report report) {
    const std::uint64_t a_deal = contest.seatings.size();
    const std::uint64_t deals = (command.games + a_deal - 1) / a_deal;
    Tally tally(contest);
    Desk desk(command, contest, ranks, deals, tally);
    std::string missing = "";
    constexpr const char* kFailed = "failed";
    std::string sentence;
    if (ranks.first()) {
        try {
            for (const std::uint64_t deal : desk.open(file)) missing += std::to_string(deal) + " ";
        } catch (const Failure& failure) {
            sentence = failure.sentence();
            missing = kFailed;
        }
    }
    missing = ranks.share(missing);
    if (missing == kFailed) throw refused(sentence);
    const std::vector<std::uint64_t> mine = share_of(ranks, missing);
    if (!ranks.first()) return play_for_rank_0(contest, ranks, mine, command.bots.threads);
    try {
        desk.run(mine, command.bots.threads);
    } catch (const Failure& failure) {
        if (ranks.size() == 1) throw;
        complain(failure.sentence());
        ranks.give_up(exit_code(failure));
    }
    report(desk.outcome());
}

/// All values of the options that make a game harder, the easiest first.
std::vector<Difficulty> difficulties_of(const match::AnyGame& game) {
    std::vector<Difficulty> all{{}};
    for (const core::Option& option : game.about().options) {
        if (!option.harder) continue;
        const int step = option.usual == option.lowest ? 1 : -1;
        std::vector<Difficulty> more;
        for (const Difficulty& easier : all)
            for (int value = option.usual; value >= option.lowest && value <= option.highest; value += step) {
                more.push_back(easier);
                more.back().emplace_back(option.name, value);
            }
        all = std::move(more);
    }
    return all;
}

std::string games_with_difficulties() {
    std::string names;
    for (const match::AnyGame* game : match::games())
        if (difficulties_of(*game).size() > 1) names += (names.empty() ? "" : ", ") + game->name();
    return names;
}

int run_difficulties(const Arena& command) {
    const std::vector<Difficulty> difficulties = difficulties_of(game_named(command.game));
    if (difficulties.size() == 1)
        throw wrong_usage("Only " + games_with_difficulties() + " has difficulties.");
    const Contest head = contest_of(command, command.options);
    const Ranks ranks;
    if (ranks.first() && !command.json) print(difficulty_head(head, difficulties.front()));
    for (const Difficulty& difficulty : difficulties) {
        OptionArguments options = command.options;
        std::string file = command.file;
        for (const auto& [name, value] : difficulty) {
            options.words.push_back(fmt::format("{}={}", name, value));
            if (!file.empty())
                file += fmt::format("{}{}", &name == &difficulty.front().first ? "." : "-", value);
        }
        play(command, contest_of(command, options), ranks, file, [&](const ArenaReport& outcome) {
            print(command.json ? as_json(outcome) + "\n" : difficulty_line(outcome, difficulty));
            flush_output();
        });
    }
    return kFine;
}

int run(const Arena& command) {
    if (command.difficulties) return run_difficulties(command);
    const Contest contest = contest_of(command, command.options);
    if (command.stop_early) hypotheses_of(command, contest);
    const Ranks ranks;
    play(command, contest, ranks, command.file, [&](const ArenaReport& outcome) {
        print(command.json ? as_json(outcome) + "\n" : as_table(outcome));
    });
    return kFine;
}

void add_test_options(CLI::App& command, Arena& options) {
    const auto rate = [&](const char* name, double& value, const char* about) {
        command.add_option(name, value, about)->type_name("RATE")->check(number(0, 1));
    };
    command.add_flag("--stop-early", options.stop_early,
                     "Stop as soon as a sequential test can tell how often the first bot wins");
    rate("--h0", options.null, "… this often (a fair share: 0.5 at two seats)");
    rate("--h1", options.other, "… or this often (0.05 more)");
    rate("--alpha", options.alpha, "The risk to say h1 where h0 is true (0.05)");
    rate("--beta", options.beta, "The risk to say h0 where h1 is true (0.05)");
}

}  // namespace

void add_arena(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("arena", "Let bots play against each other, and count");
    const auto options = options_of<Arena>(command, chosen, run);
    command.add_option("GAME", options->game, "The game; `croupier games` lists them")->required();
    options->bots.add_to(command, "How many seats; a shorter list of bots begins again (one a bot)")
        ->required();
    options->options.add_to(command);
    add_number(command, "--games", options->games, "How many games, rounded up to whole deals (1000)",
               std::uint64_t{1});
    add_number(command, "--seed", options->seed, "The same seed gives the same games (1)");
    add_number(command, "--luck", options->luck,
               "Take the luck of dice and cards out: judge each draw by so many playouts", std::uint64_t{1},
               kMostLuckPlayouts);
    command.add_flag("--json", options->json, "One JSON object instead of a table");
    add_test_options(command, *options);
    command
        .add_option("--resume", options->file, "Keep finished deals in this file, and go on where it ends")
        ->type_name("FILE");
    command.add_flag("--difficulties", options->difficulties,
                     "Solitaire: a line for each of the 16 difficulties");
    command.footer(
        "A deal is played once for every way to seat the bots, with the same chance each time as far as the\n"
        "games allow. Shared wins are split. Intervals take the deal as the unit. Elo, and how many times "
        "as\n"
        "often somebody wins a game for one, are against the last bot of the list. Without --ms the same\n"
        "command gives the same table, whatever the number of threads. The oracle is told all chance to\n"
        "come: no player, but a bound for players.\n\n"
        "With --luck each draw of the house is compared with draws that it could have made, and what it was\n"
        "worth is taken off the wins: the same on average, and mostly with a narrower interval.\n"
        "--stop-early looks at the wins without luck then.\n\n"
        "Under mpirun the ranks share the deals, and rank 0 prints.\n\n"
        "Examples:\n"
        "  croupier arena las-vegas --bots expert,regular --games 2000 --threads 2\n"
        "  croupier arena las-vegan --bots expert,regular,regular --games 3000 --resume vegan.jsonl\n"
        "  croupier arena colours --bots expert:100ms,expert:10ms --stop-early --h0 0.5 --h1 0.53\n"
        "  croupier arena las-vegas --bots expert:3000,expert:300 --games 400 --luck 1000\n"
        "  croupier arena solitaire --bots expert,random --difficulties\n"
        "  mpirun -n 4 croupier arena monte-carlo --bots expert,regular --seats 4 --json\n");
}

}  // namespace app
