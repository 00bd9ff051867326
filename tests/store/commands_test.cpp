// croupier backup, restore, verify and export over stores with whole games in them.

#include <thread>

#include "fair/fair.h"
#include "fair/verify.h"
#include "server/table.h"
#include "store/houses.h"
#include "store/writer.h"

namespace {

using houses::append;
using store::Status;
using store::Use;
using support::Folder;
using support::run;
using support::Said;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kGames[] = {"las-vegas",       "solitaire", "colours",
                                  "las-vegas-cards", "las-vegan", "monte-carlo"};

fair::Half half_of(int number) {
    fair::Half half;
    for (unsigned i = 0; i < half.size(); ++i)
        half[i] = static_cast<std::uint8_t>(number * 17 + static_cast<int>(i));
    return half;
}

/// A table played by lot; its events are stored as the server stores them.
class Player {
   public:
    Player(store::Store& store, const std::string& id, const std::string& game, std::string commitment = {})
        : store_(store), table_(id), lot_(std::uint64_t{id.size()} + static_cast<unsigned char>(id.back())) {
        server::Wish wish;
        wish.game = game;
        wish.seats.assign(game == "solitaire" ? 1 : 3, "");
        const fair::Half secret = half_of(id.back());
        if (commitment.empty()) commitment = fair::commitment(secret);
        const server::Effect made = server::create(wish, {"w" + id, fair::hex(secret), commitment}, 1);
        for (const std::string& event : made.events) EXPECT_FALSE(table_.apply(event));
        keep(made.events);
        for (int seat = 0; seat < table_.seats(); ++seat)
            ask(-1, server::Sit{core::Seat(seat), "Player " + std::to_string(seat),
                                "t" + std::to_string(seat), fair::hex(half_of(seat))});
        ask(0, server::Start{});
    }

    const server::Table& table() const { return table_; }
    bool is_over() const { return table_.status() == server::Status::Over; }
    /// One answer by lot; now and then it is taken back where the gate allows it.
    void answer() {
        const int seat = core::index(table_.asked().lowest());
        const std::vector<std::string> offers = table_.match()->offers(core::Seat(seat));
        const std::string& move = offers[lot_.below(static_cast<std::uint32_t>(offers.size()))];
        ask(seat, server::Move{table_.match()->question(), move});
        if (lot_.below(8) == 0 && !is_over() && table_.match()->can_undo(core::Seat(seat)))
            ask(seat, server::Undo{});
    }
    void finish() {
        while (!is_over()) answer();
    }

   private:
    void ask(int seat, const server::Request& request) {
        const server::Effect outcome = table_.answer(seat < 0 ? core::kSpectator : core::Seat(seat), request,
                                                     {2, core::Seats::first(table_.seats())});
        ASSERT_FALSE(outcome.events.empty()) << "refused";
        keep(outcome.events);
    }
    void keep(const std::vector<std::string>& events) {
        const int first = table_.last() + 1 - static_cast<int>(events.size());
        ASSERT_EQ(append(store_, {table_.id(),
                                  first,
                                  events,
                                  {table_.plan().game->name(), table_.status(), true, "w" + table_.id(),
                                   server::summary(table_)}}),
                  store::Verdict::Done);
    }

    store::Store& store_;
    server::Table table_;
    core::PlayoutHouse lot_;
};

/// A finished game of every title, one that goes on, and one that has just begun.
void play_all(store::Store& store) {
    for (const char* game : kGames) Player(store, std::string("over-") + game, game).finish();
    Player playing(store, "playing", "las-vegas");
    for (int i = 0; i < 10; ++i) playing.answer();
    Player(store, "begun", "monte-carlo");
}

template <class House>
class Commands : public testing::Test {
   protected:
    House house;
    Folder folder;
};
TYPED_TEST_SUITE(Commands, houses::Both);

TYPED_TEST(Commands, a_house_moves_by_backup_and_restore) {
    play_all(*store::open(this->house.where()));
    const Said verified = run({"verify", "--store", this->house.where()});
    EXPECT_EQ(verified.code, 0) << verified.out << verified.err;
    EXPECT_THAT(verified.out, StartsWith("ok: 8 tables, 6 of them finished, "));

    const std::string file = this->folder / "backup.db";
    const Said backup = run({"backup", "--store", this->house.where(), file});
    ASSERT_EQ(backup.code, 0) << backup.err;
    EXPECT_EQ(run({"verify", "--store", file}).out, verified.out);
    EXPECT_EQ(run({"backup", "--store", this->house.where(), file}).code, 1) << "the file is there already";

    houses::Sqlite sqlite;
    houses::Postgres postgres;
    for (const std::string& target : {sqlite.where(), postgres.where()}) {
        ASSERT_EQ(run({"restore", "--store", target, file}).code, 0);
        EXPECT_EQ(run({"verify", "--store", target}).out, verified.out);
        const Said again = run({"restore", "--store", target, file});
        EXPECT_EQ(again.code, 1);
        EXPECT_THAT(again.err, HasSubstr("already"));

        const Folder journals;
        const Said exported = run({"export", "--store", target, journals / "games"});
        EXPECT_EQ(exported.code, 0) << exported.err;
        EXPECT_THAT(exported.out, StartsWith("6 journals"));
        for (const char* game : kGames) {
            const std::string journal = support::bytes_of(journals / "games/over-" + game + ".jsonl");
            const fair::Checked checked = fair::verify(journal);
            EXPECT_EQ(checked.kind, fair::Checked::Kind::Fair) << game << ": " << checked.sentence;
            EXPECT_GT(checked.draws, 4);
        }
        EXPECT_THAT(run({"export", "--unfinished", "--store", target, journals / "all"}).out,
                    StartsWith("8 journals"));
        EXPECT_EQ(fair::verify(support::bytes_of(journals / "all/playing.jsonl")).kind,
                  fair::Checked::Kind::Secret);
    }
}

TYPED_TEST(Commands, a_backup_under_play_is_of_one_moment) {
    const auto store = store::open(this->house.where());
    std::atomic<bool> enough = false;
    std::atomic<int> kept = 0;
    std::thread play([&] {
        for (int number = 0; !enough; ++number) {
            Player player(*store, "t" + std::to_string(number), kGames[number % 6]);
            while (!player.is_over() && !enough) {
                player.answer();
                ++kept;
            }
        }
    });
    for (int i = 0; i < 3; ++i) {
        while (kept < 20 * (i + 1)) std::this_thread::yield();
        const std::string file = this->folder / ("backup" + std::to_string(i));
        const auto before = store->list({.limit = 1000});
        EXPECT_EQ(run({"backup", "--store", this->house.where(), file}).code, 0);
        const Said verified = run({"verify", "--store", file});
        EXPECT_EQ(verified.code, 0) << verified.out;
        const auto backup = store::open(file, Use::Look);
        for (const store::Listed& listed : before)
            EXPECT_GE(backup->find(listed.table)->events, listed.events) << "what was stored before is in it";
    }
    enough = true;
    play.join();
}

TYPED_TEST(Commands, verify_names_what_is_wrong) {
    Player(*store::open(this->house.where()), "a", "las-vegas").finish();
    ASSERT_EQ(run({"verify", "--store", this->house.where()}).code, 0);
    this->house.damage(
        "UPDATE events SET text = replace(text, '\"own\":[1', '\"own\":[2') WHERE number ="
        " (SELECT max(number) FROM events WHERE text LIKE '%\"own\":[1%')");
    const Said said = run({"verify", "--store", this->house.where()});
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.out, HasSubstr("Table a: event "));
    EXPECT_THAT(said.out, HasSubstr("1 wrong: 1 tables"));
    const Said backup = run({"backup", "--store", this->house.where(), this->folder / "copy.db"});
    EXPECT_EQ(backup.code, 1);
    EXPECT_THAT(backup.err, HasSubstr("Table a is damaged"));
    EXPECT_EQ(run({"verify", "--store", this->folder / "copy.db"}).out, said.out) << "copied as it is";
    EXPECT_EQ(run({"export", "--store", this->house.where(), this->folder / "games"}).code, 1);
}

/// Somebody who can write to the store changes dice and reckons all hashes anew.
TYPED_TEST(Commands, verify_finds_dice_that_the_seed_does_not_give) {
    const auto store = store::open(this->house.where());
    Player player(*store, "a", "las-vegas");
    for (int i = 0; i < 3; ++i) player.answer();
    std::vector<std::string> events = store->read("a", 0);
    std::size_t last = events.size() - 1;
    while (events[last].find("\"own\":[") == std::string::npos) --last;
    char& face = events[last][events[last].find("\"own\":[") + 7];
    face = face == '1' ? '2' : '1';
    events.resize(last + 1);
    ASSERT_EQ(append(*store, {"b", 0, events, {"las-vegas", Status::Playing, true, "wb", "{}"}}),
              store::Verdict::Done);
    Player(*store, "c", "las-vegas", std::string(64, '0'));
    const Said said = run({"verify", "--store", this->house.where()});
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.out, HasSubstr("Table b: entry "));
    EXPECT_THAT(said.out, HasSubstr("the seed gives"));
    EXPECT_THAT(said.out, HasSubstr("Table c: the server's half of the seed is not the one"));
    EXPECT_THAT(said.out, HasSubstr("2 wrong: 3 tables"));
}

TEST(CommandsRefused, one_sentence_each) {
    const Folder folder;
    const std::string text = folder.file("text", "not a store\n"), none = folder / "none.db";
    const std::vector<std::vector<std::string>> wrong{
        {"verify", "--store", none},
        {"verify", "--store", text},
        {"verify", "--store", "postgres://croupier@/house?host=/nowhere"},
        {"backup", "--store", none, folder / "b"},
        {"restore", "--store", folder / "new.db", none},
        {"restore", "--store", folder / "new.db", text},
        {"export", "--store", none, folder / "games"},
        {"export", folder / "games"},
        {"export", "--store", none, "--csv", "x", folder / "games"},
        {"random", "las-vegas", "--seats", "2", "--fair"},
    };
    for (const auto& words : wrong) {
        const Said said = run(words);
        EXPECT_NE(said.code, 0) << words[0];
        EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1) << said.err;
    }
    EXPECT_FALSE(std::filesystem::exists(none));
    EXPECT_FALSE(std::filesystem::exists(folder / "new.db"));
    EXPECT_FALSE(std::filesystem::exists(folder / "b"));
}

}  // namespace
