// The power goes at any instant, and disks that fail: what was acknowledged is there afterwards.

#include <sqlite3.h>

#include "store/chain.h"
#include "store/houses.h"
#include "store/shaky_disk.h"
#include "support/counts.h"

namespace {

using core::Xoshiro;
using shaky::Act;
using shaky::Disk;
using shaky::Image;
using store::Append;
using Texts = std::vector<std::string>;
using Tables = std::map<std::string, Texts>;

/// SQLite on the shaky disk for the time of a test.
class Power : public testing::Test {
   protected:
    ~Power() override { shaky::eject(); }
    std::string where() const { return folder_ / "house.db"; }
    support::Folder folder_;
};

/// Groups of appends as a busy house makes them, some long enough that the log is put away.
class Busy {
   public:
    explicit Busy(Xoshiro& lot, Tables kept = {}) : tables(std::move(kept)), lot_(lot) {}

    std::vector<Append> group() {
        std::vector<Append> appends;
        Tables now = tables;
        for (std::uint64_t i = 1 + lot_.word() % 5; i > 0; --i) {
            const std::string table = "table " + std::to_string(lot_.word() % 12);
            Texts texts;
            for (std::uint64_t k = 1 + lot_.word() % 3; k > 0; --k)
                texts.push_back(std::to_string(++made_) +
                                std::string(lot_.word() % (lot_.word() % 8 == 0 ? 20000 : 200), 'x'));
            appends.push_back(houses::events(table, static_cast<int>(now[table].size()), texts));
            now[table].insert(now[table].end(), texts.begin(), texts.end());
        }
        next_ = std::move(now);
        return appends;
    }
    /// The last group was acknowledged.
    void acknowledged() { tables = next_; }
    const Tables& with_last_group() const { return next_; }

    Tables tables;  // all that was acknowledged

   private:
    Xoshiro& lot_;
    Tables next_;
    std::uint64_t made_ = 0;
};

Tables all_tables(store::Store& store) {
    Tables tables;
    store.dump([&](store::StoredTable&& table) {
        EXPECT_EQ(store::first_damage(table), "");
        for (store::StoredEvent& event : table.events)
            tables[table.listed.table].push_back(std::move(event.text));
    });
    return tables;
}

struct Cut {
    Image left;
    bool puts_away = false;  // while the log was being put into the database
    Tables sure;             // acknowledged when the power went
    Tables maybe;            // and with the group that was under way
};

/// Whether all that was acknowledged is there, and nothing but what was under way besides; and what there is.
std::pair<bool, Tables> is_whole(const Cut& cut, const std::string& where, store::Sync sync) {
    Disk disk(cut.left);
    shaky::insert(disk);
    try {
        const auto store = store::open(where, store::Use::Play, sync);
        const Tables found = all_tables(*store);
        return {store->damage().empty() && (found == cut.sure || found == cut.maybe), found};
    } catch (const store::Failure&) {
        return {false, {}};
    }
}

/// Plays on one disk and gives what it would be after a cut at so many instants.
std::vector<Cut> cuts_of(const std::string& where, const Image& begin, const Tables& kept, store::Sync sync,
                         int groups, unsigned one_in, Xoshiro& lot) {
    std::vector<Cut> cuts;
    Disk disk(begin);
    shaky::insert(disk);
    Busy busy(lot, kept);
    bool opened = false;
    disk.before = [&](Act act) {
        if (act == Act::Read || act == Act::Lock || act == Act::Map) return SQLITE_OK;
        const bool puts_away = opened && !disk.files.at(where)->unsure.empty();
        if (lot.word() % (puts_away ? std::min(one_in, 30u) : one_in) == 0)
            cuts.push_back(
                {disk.cut(lot), puts_away, busy.tables, opened ? busy.with_last_group() : busy.tables});
        return SQLITE_OK;
    };
    {
        const auto store = store::open(where, store::Use::Play, sync);
        for (int i = 0; i < groups; ++i) {
            const std::vector<Append> group = busy.group();
            opened = true;
            for (const store::Verdict verdict : store->append(group))
                EXPECT_EQ(verdict, store::Verdict::Done);
            busy.acknowledged();
        }
        disk.before = {};
    }
    return cuts;
}

TEST_F(Power, a_cut_at_any_instant_loses_nothing_that_was_acknowledged) {
    const auto wanted = static_cast<int>(support::counted(2'000, 100'000, 5));
    Xoshiro lot(support::seed(7));
    Image image;
    Tables kept;
    int putting_away = 0;
    for (int done = 0, fall = 0; done < wanted; ++fall) {
        if (fall % 5 == 0) image.clear(), kept.clear();
        const bool large = fall % 5 == 4;
        const std::vector<Cut> cuts =
            cuts_of(where(), image, kept, store::Sync::Full, large ? 120 : 12, large ? 120 : 3, lot);
        for (const Cut& cut : cuts) {
            const auto [whole, found] = is_whole(cut, where(), store::Sync::Full);
            ASSERT_TRUE(whole) << "cut " << done << " of fall " << fall;
            ++done;
            putting_away += cut.puts_away ? 1 : 0;
            // Life goes on from what one of them left.
            if (&cut == &cuts.back()) image = cut.left, kept = found;
        }
    }
    EXPECT_GT(putting_away, wanted / 100);
    std::printf("%d cuts while the log was put away\n", putting_away);
}

TEST_F(Power, without_syncs_the_cut_is_found_within_fifty) {
    Xoshiro lot(7);
    int done = 0, first_loss = 0;
    while (first_loss == 0 && done < 50)
        for (const Cut& cut : cuts_of(where(), {}, {}, store::Sync::Off, 12, 3, lot)) {
            ++done;
            if (first_loss == 0 && !is_whole(cut, where(), store::Sync::Off).first) first_loss = done;
        }
    EXPECT_GT(first_loss, 0);
    EXPECT_LE(first_loss, 50);
    std::printf("a loss at cut %d\n", first_loss);
}

struct Fault {
    const char* name;
    int code;
    store::Fault kind;
};
constexpr Fault kFaults[] = {
    {"full", SQLITE_FULL, store::Fault::Full},
    {"io", SQLITE_IOERR, store::Fault::Io},
    {"busy", SQLITE_BUSY, store::Fault::Busy},
};

/// Some groups with the act of that number failing; how many acts there were. Whoever hears of a failure
/// reads again. Being busy lasts until the store gives up.
int play_with_fault(const std::string& where, int at, const Fault& fault, int& failures) {
    Xoshiro lot(3);
    Disk disk;
    shaky::insert(disk);
    int acts = 0;
    bool fails = true;
    Tables sure;
    {
        auto store = store::open(where);
        disk.before = [&](Act act) {
            const bool busy = fault.code == SQLITE_BUSY;
            if (busy != (act == Act::Lock)) return SQLITE_OK;
            ++acts;
            return fails && (busy ? acts >= at : acts == at) ? fault.code : SQLITE_OK;
        };
        Busy busy(lot);
        for (int i = 0; i < 12; ++i) {
            const std::vector<Append> group = busy.group();
            try {
                store->append(group);
                busy.acknowledged();
            } catch (const store::Failure& failure) {
                ++failures;
                fails = false;
                EXPECT_TRUE(failure.fault() == fault.kind || failure.fault() == store::Fault::Io)
                    << fault.name << " at act " << at << " is said to be " << name(failure.fault()) << ": "
                    << failure.what();
                // Nobody knows whether it is stored until it is read.
                const Tables now = all_tables(*store);
                EXPECT_TRUE(now == busy.tables || now == busy.with_last_group())
                    << fault.name << " at act " << at;
                busy.tables = now;
            }
        }
        sure = busy.tables;
        disk.before = {};
        EXPECT_EQ(all_tables(*store), sure);
        // And then the power goes.
        const Cut cut{disk.cut(lot), false, sure, sure};
        store.reset();
        EXPECT_TRUE(is_whole(cut, where, store::Sync::Full).first) << fault.name << " at act " << at;
    }
    return acts;
}

TEST_F(Power, each_act_of_the_disk_failing_once_costs_no_acknowledged_event) {
    for (const Fault& fault : kFaults) {
        int failures = 0;
        const int acts = play_with_fault(where(), 0, kFaults[0], failures);
        for (int at = 1; at <= acts; ++at) play_with_fault(where(), at, fault, failures);
        EXPECT_GT(failures, 10) << fault.name;
        std::printf("%s: %d acts failed in turn, %d appends failed\n", fault.name, acts, failures);
    }
}

}  // namespace
