// A store on a disk that forgets: one flipped bit, anywhere in the file, is found by verify, unless it
// changes nothing that is stored. And stores of all released layouts are opened, checked and played on.

#include <set>

#include "core/random.h"
#include "server/hub.h"
#include "server/table.h"
#include "store/chain.h"
#include "store/houses.h"
#include "store/schema.h"
#include "support/counts.h"
#include "support/places.h"

namespace {

using support::bytes_of;
using support::Folder;

/// A finished game and one that is still on, as a server leaves them.
void fill(const std::string& file, int games) {
    const auto store = store::open(file);
    for (int number = 0; number < games; ++number) {
        const std::string id = "table0000" + std::to_string(100 + number);
        const server::Wish wish{"las-vegas", R"({"rounds":1})", "", {"", "regular"}, true, false, 0};
        const server::Lot lot = server::draw_lot();
        server::Table table(id);
        std::vector<std::string> events = server::create(wish, lot, 1'000).events;
        for (const std::string& event : events) ASSERT_FALSE(table.apply(event));
        const auto ask = [&](int seat, const server::Request& request) {
            server::Effect outcome =
                table.answer(seat < 0 ? core::kSpectator : core::Seat(seat), request, {1'000, {}});
            ASSERT_FALSE(outcome.refused);
            events.insert(events.end(), outcome.events.begin(), outcome.events.end());
        };
        ask(-1, server::Sit{core::Seat(0), "Anna", server::hash_of_token("x"), std::string(32, '1')});
        ask(0, server::Start{});
        const int answers = number % 2 == 0 ? 1'000 : 5;
        for (int i = 0; i < answers && table.status() == server::Status::Playing; ++i) {
            const int seat = core::index(table.asked().lowest());
            ask(seat,
                server::Move{table.match()->question(), table.match()->offers(core::Seat(seat)).front()});
        }
        store::Append append{
            id, 0, events, {"las-vegas", table.status(), true, lot.watch, server::summary(table)}};
        ASSERT_EQ(houses::append(*store, append), store::Verdict::Done);
    }
}

/// All that is stored, or nothing if that is found to be damaged. What `croupier verify` looks at first.
std::optional<std::string> contents(const std::string& file) {
    std::string all;
    bool whole = true;
    try {
        const auto store = store::open(file, store::Use::Look);
        whole = store->damage().empty();
        store->dump([&](store::StoredTable&& table) {
            whole = whole && store::first_damage(table).empty();
            const store::Card& card = table.listed.card;
            all += std::to_string(table.listed.number) + "|" + table.listed.table + "|" + card.game + "|" +
                   card.watch + "|" + card.summary + std::to_string(static_cast<int>(card.status)) +
                   std::to_string(card.is_public) + table.head + table.seal;
            for (const store::StoredEvent& event : table.events)
                all += event.text + event.hash + std::to_string(event.number);
        });
    } catch (const store::Failure&) {
        return std::nullopt;
    }
    if (!whole) return std::nullopt;
    return all;
}

std::string flipped(std::string bytes, std::size_t bit) {
    bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ 1 << bit % 8);
    return bytes;
}

class Flips : public testing::Test {
   protected:
    Flips() {
        fill(folder / "whole.db", 2);
        whole = bytes_of(folder / "whole.db");
        all = contents(folder / "whole.db").value_or("");
    }
    Folder folder;
    std::string whole, all;
};

TEST_F(Flips, no_bit_of_a_file_can_change_what_is_read) {
    ASSERT_FALSE(all.empty());
    const std::size_t bits = whole.size() * 8;
    const auto tries = static_cast<std::size_t>(support::counted(3'000, static_cast<long>(bits)));
    core::Xoshiro lot(support::seed());
    std::size_t found = 0, harmless = 0;
    for (std::size_t i = 0; i < tries; ++i) {
        const std::size_t bit = support::is_long() ? i : lot.next() % bits;
        const std::string file = folder.file("one.db", flipped(whole, bit));
        const auto read = contents(file);
        if (!read)
            ++found;
        else
            ++harmless;
        ASSERT_TRUE(!read || *read == all) << "bit " << bit << " changes what is read and is not found";
    }
    // Pages are not full: most of a small file is air.
    EXPECT_GT(found, tries / 8);
    RecordProperty("found", static_cast<int>(found));
    RecordProperty("harmless", static_cast<int>(harmless));
}

TEST_F(Flips, every_bit_of_a_stored_event_is_found) {
    std::size_t looked = 0;
    const auto store = store::open(folder / "whole.db", store::Use::Look);
    std::vector<std::string> texts;
    store->dump([&](store::StoredTable&& table) {
        for (const store::StoredEvent& event : table.events) texts.push_back(event.text);
    });
    core::Xoshiro lot(support::seed() + 1);
    for (const std::string& text : texts) {
        const std::size_t at = whole.find(text);
        if (at == whole.npos) continue;  // broken over two pages of the file
        const int tries = static_cast<int>(support::counted(12, static_cast<long>(text.size() * 8)));
        for (int i = 0; i < tries; ++i, ++looked) {
            const std::size_t bit =
                at * 8 + (support::is_long() ? static_cast<std::size_t>(i) : lot.next() % (text.size() * 8));
            ASSERT_FALSE(contents(folder.file("one.db", flipped(whole, bit)))) << "bit " << bit;
        }
    }
    EXPECT_GT(looked, support::kSanitized ? 30u : 200u);
}

TEST_F(Flips, the_command_says_so) {
    EXPECT_EQ(support::run({"verify", "--store", folder / "whole.db"}).code, 0);
    const std::size_t at = whole.find("\"entry\":{\"line\":{\"seat\":0");
    ASSERT_NE(at, whole.npos);
    const int tries = static_cast<int>(support::counted(8, 80, 4));
    for (int i = 0; i < tries; ++i) {
        const std::string file =
            folder.file("one.db", flipped(whole, at * 8 + static_cast<std::size_t>(i) * 5));
        const support::Said said = support::run({"verify", "--store", file});
        EXPECT_EQ(said.code, 1);
        EXPECT_NE(said.out.find("is not what was written"), std::string::npos) << said.out;
    }
}

/// A chain that is not looked at would find nothing: what the harness does without it.
TEST_F(Flips, without_hashes_flips_would_be_read_as_if_nothing_were) {
    const std::size_t at = whole.find("\"place\":");
    ASSERT_NE(at, whole.npos);
    const std::string file = folder.file("one.db", flipped(whole, (at + 8) * 8));
    std::string other;
    store::open(file, store::Use::Look)->dump([&](store::StoredTable&& table) {
        for (const store::StoredEvent& event : table.events) other += event.text;
    });
    EXPECT_NE(other, "");
    EXPECT_EQ(all.find(other), all.npos) << "what is read has changed";
    EXPECT_FALSE(contents(file));
}

TEST(Layouts, every_released_one_is_opened_checked_and_played_on) {
    const std::string data = support::source("tests/data/stores/");
    for (int version = 1; version <= store::newest_version(); ++version) {
        SCOPED_TRACE("layout " + std::to_string(version));
        const Folder folder;
        const std::string file =
            folder.file("old.db", bytes_of(data + "layout-" + std::to_string(version) + ".db"));
        const auto before = contents(file);
        ASSERT_TRUE(before) << "there is no such file, or it is damaged";
        {
            const auto store = store::open(file);
            EXPECT_EQ(store->list({}).size(), 2u);
            EXPECT_EQ(houses::append(*store, houses::events("new", 0, {"one"})), store::Verdict::Done);
        }
        const auto after = contents(file);
        ASSERT_TRUE(after);
        EXPECT_TRUE(after->starts_with(*before));
        const std::string fresh =
            folder.file("again.db", bytes_of(data + "layout-" + std::to_string(version) + ".db"));
        store::open(fresh);  // brings it up to date
        const support::Said said = support::run({"verify", "--store", fresh});
        EXPECT_EQ(said.code, 0) << said.out;
        EXPECT_EQ(said.out.rfind("ok: 2 tables, 1 of them finished", 0), 0u) << said.out;
    }
}

}  // namespace
