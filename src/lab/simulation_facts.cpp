#include "lab/simulation_facts.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lab::simulation {
namespace {

enum class What {
    Begins,   // who starts; the first time it is heard counts
    Round,    // a round begins
    Enters,   // somebody comes to a place, which the next sentences are about
    Pays,     // a place pays
    Nothing,  // a place could have paid
};

constexpr int kNone = -1;

/// A sentence that is listened to. `place` and `money` say which of its arguments they are; without such an
/// argument it is about the place of this id, or about the one that was entered.
struct Event {
    const char* key;
    What what;
    int place = kNone, money = kNone;
    const char* id = nullptr;
};

struct PlaceOf {
    const char* id;  // as an argument names it
    const char* name;
    const char* option = nullptr;  // it is there only with this option
};

/// A place that several sentences of a round are about has one occasion there; elsewhere each entry is one.
enum class Unit { Round, Entry };

struct Ear {
    const char* game;
    const char* title;
    const char* times;
    const char* rounds;
    const char* money;
    bool tells_money;
    Unit unit;
    std::vector<PlaceOf> places;
    std::vector<Event> events;
};

const std::vector<PlaceOf> kCasinos{{"1", "casino 1"}, {"2", "casino 2"}, {"3", "casino 3"},
                                    {"4", "casino 4"}, {"5", "casino 5"}, {"6", "casino 6"}};

std::vector<PlaceOf> with(std::vector<PlaceOf> places, PlaceOf more) {
    places.push_back(more);
    return places;
}

const std::vector<Ear>& ears() {
    static const std::vector<Ear> all{
        {"las-vegas",
         "Casinos",
         "round",
         "rounds",
         "money",
         true,
         Unit::Round,
         with(kCasinos, {"slot", "slot machine", "slot-machine"}),
         {{"any.first", What::Begins, 0},
          {"lv.filled", What::Begins, 1},
          {"lv.filled", What::Round},
          {"lv.wins", What::Pays, 1, 2},
          {"lv.white-wins", What::Pays, 0, 1},
          {"lv.pays-nobody", What::Nothing, 0},
          {"lv.takes", What::Pays, kNone, 1, "slot"},
          {"lv.white-takes", What::Pays, kNone, 0, "slot"},
          {"lv.round-over", What::Nothing, kNone, kNone, "slot"}}},
        {"solitaire",
         "Casinos",
         "round",
         "rounds",
         "money",
         true,
         Unit::Round,
         kCasinos,
         {{"solo.filled", What::Round},
          {"solo.pays", What::Pays, 0, 1},
          {"solo.pays-nobody", What::Nothing, 0}}},
        {"colours",
         "Casinos",
         "placement",
         "rounds",
         "money",
         true,
         Unit::Entry,
         kCasinos,
         {{"any.first", What::Begins, 0},
          {"new.filled", What::Begins, 1},
          {"new.filled", What::Round},
          {"new.pays", What::Pays, 0, 1},
          {"new.pays-nobody", What::Nothing, 0}}},
        {"las-vegas-cards",
         "Casinos",
         "round",
         "rounds",
         "money",
         true,
         Unit::Round,
         kCasinos,
         {{"any.first", What::Begins, 0},
          {"lvc.filled-first", What::Begins, 1},
          {"lvc.filled-first", What::Round},
          {"lvc.filled", What::Round},
          {"lvc.wins", What::Pays, 1, 2},
          {"lvc.pays-nobody", What::Nothing, 0}}},
        {"las-vegan",
         "Machines",
         "round that it is out",
         "rounds",
         "cabbages",
         false,
         Unit::Round,
         {{"vgn.blue", "machine blue"},
          {"vgn.green", "machine green"},
          {"vgn.red", "machine red"},
          {"vgn.violet", "machine violet"},
          {"1", "machine 1"},
          {"2", "machine 2"},
          {"3", "machine 3"},
          {"4", "machine 4"},
          {"5", "machine 5"},
          {"6", "machine 6"},
          {"8", "machine 8"},
          {"9", "machine 9"},
          {"golden", "golden machine"}},
         {{"any.first", What::Begins, 0},
          {"vgn.leads", What::Begins, 0},
          {"vgn.machines-drawn", What::Round},
          {"vgn.machine-counts", What::Pays, 0},
          {"vgn.machine-counts-nothing", What::Nothing, 0},
          {"vgn.machine-idle", What::Nothing, 0},
          {"vgn.golden-counts", What::Pays, kNone, kNone, "golden"},
          {"vgn.golden-idle", What::Nothing, kNone, kNone, "golden"}}},
        {"monte-carlo",
         "Casinos and poker",
         "visit, or poker called",
         "turns",
         "money",
         false,
         Unit::Entry,
         {{"mc.chance.triple", "triple chance"},
          {"mc.chance.double", "double chance"},
          {"mc.chance.single", "single chance"},
          {"poker", "poker, for the caller"}},
         {{"any.first", What::Begins, 0},
          {"mc.rolls", What::Begins, 0},
          {"mc.rolls", What::Round},
          {"mc.casino", What::Enters, 1},
          {"mc.card-wins", What::Pays},
          {"mc.jackpot", What::Pays},
          {"mc.card-loses", What::Nothing},
          {"mc.poker-won", What::Pays, kNone, kNone, "poker"},
          {"mc.poker-lost", What::Nothing, kNone, kNone, "poker"}}},
    };
    return all;
}

const Ear& ear_for(const std::string& game) {
    return *std::find_if(ears().begin(), ears().end(), [&](const Ear& ear) { return game == ear.game; });
}

/// The places that this table has.
std::vector<PlaceOf> places_at(const Ear& ear, const match::AnyMatch& table) {
    const auto options = nlohmann::json::parse(table.header().options);
    std::vector<PlaceOf> places;
    for (const PlaceOf& place : ear.places)
        if (place.option == nullptr || options.value(place.option, false)) places.push_back(place);
    return places;
}

std::string id_of(const core::Arg& arg) {
    switch (arg.kind) {
        case core::Arg::Kind::Word: return arg.word;
        case core::Arg::Kind::Text: return std::string(arg.text);
        default: return std::to_string(arg.value);
    }
}

class Listener {
   public:
    Listener(const Ear& ear, const match::AnyMatch& table, Facts& facts)
        : ear_(ear),
          places_(places_at(ear, table)),
          facts_(facts),
          last_(places_.size(), kNone),
          paid_(places_.size()) {
        facts.places.resize(places_.size());
    }
    void hear(int entry, const core::Phrase& phrase) {
        const std::string_view key = phrase.key;
        for (const Event& event : ear_.events)
            if (key == event.key) heed(entry, event, phrase);
    }

   private:
    void heed(int entry, const Event& event, const core::Phrase& phrase) {
        switch (event.what) {
            case What::Begins:
                if (facts_.first == core::kHouse) facts_.first = core::Seat(phrase.args[event.place].value);
                return;
            case What::Round: ++facts_.rounds; return;
            case What::Enters: entered_ = place_of(event, phrase); return;
            case What::Pays:
            case What::Nothing: break;
        }
        const int at = place_of(event, phrase);
        if (at == kNone) return;
        const auto place = static_cast<std::size_t>(at);
        Occasions& occasions = facts_.places[place];
        const int when = ear_.unit == Unit::Round ? facts_.rounds : entry;
        if (last_[place] != when) {
            last_[place] = when;
            paid_[place] = false;
            ++occasions.times;
            ++occasions.nothing;
        }
        if (event.what == What::Nothing) return;
        if (!paid_[place]) --occasions.nothing;
        paid_[place] = true;
        if (event.money != kNone) occasions.paid += phrase.args[event.money].value;
    }
    int place_of(const Event& event, const core::Phrase& phrase) const {
        if (event.place == kNone && event.id == nullptr) return entered_;
        const std::string id = event.id != nullptr ? event.id : id_of(phrase.args[event.place]);
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (id == places_[i].id) return static_cast<int>(i);
        return kNone;
    }

    const Ear& ear_;
    std::vector<PlaceOf> places_;
    Facts& facts_;
    std::vector<int> last_;   // when each place had its last occasion
    std::vector<bool> paid_;  // whether it paid then
    int entered_ = kNone;
};

}  // namespace

Places places_of(const match::AnyMatch& table) {
    const Ear& ear = ear_for(table.header().game);
    Places places{ear.title, ear.times, ear.rounds, ear.money, ear.tells_money, {}};
    for (const PlaceOf& place : places_at(ear, table)) places.names.emplace_back(place.name);
    return places;
}

Facts facts_of(const bots::arena::PlayedGame& game) {
    const match::AnyMatch& match = *game.match;
    Facts facts;
    facts.money = game.ended.money;
    // Solitaire has one seat and two sides.
    const core::Standing standing = match.score();
    for (int side = match.seats(); side < standing.count; ++side)
        facts.money.push_back(standing.money[static_cast<unsigned>(side)]);
    facts.winners = game.ended.winners;
    facts.given_up_by = game.given_up_by;
    facts.decisions = game.decisions;
    Listener listener(ear_for(match.header().game), match, facts);
    match.tell(core::kSpectator, 0,
               [&](int entry, const core::Phrase& phrase) { listener.hear(entry, phrase); });
    return facts;
}

}  // namespace lab::simulation
