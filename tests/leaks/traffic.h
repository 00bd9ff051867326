#pragma once
// Many tables of one world at once: each with a viewer who is told a game, asks for all sorts of things, and
// keeps what comes.

#include "leaks/world.h"

namespace leaks {

inline std::string padded(const std::string& letter, std::size_t number) {
    std::string digits = std::to_string(number);
    return letter + std::string(11 - digits.size(), '0') + digits;
}
inline std::string token_of(int seat) { return std::string(31, 'a') + static_cast<char>('0' + seat); }
inline constexpr const char* kTimed = "604800";

/// One table of a world.
class Sitting {
   public:
    Sitting(World& world, const Script& script, std::size_t number, const Leak* leak)
        : world_(world),
          script_(script),
          id_(padded("t", number)),
          watch_(padded("w", number)),
          table_(id_),
          viewer_(std::make_shared<Ear>(world.beat())),
          timed_(number % 2 == 1),
          words_(number % 3 == 0) {
        viewer_->leak = leak;
        viewer_->truth = truth();
    }

    /// Everything up to where the viewer comes in.
    store::Append beginning() {
        store::Append append;
        append.table = id_;
        const auto add = [&](const std::string& inside) {
            append.events.push_back("{\"at\":1799999999000," + inside + "}");
            const auto wrong = table_.apply(append.events.back());
            EXPECT_FALSE(wrong) << wrong->text << append.events.back();
        };
        std::string seats, names;
        for (int seat = 0; seat < script_.about->seats; ++seat) {
            seats += std::string(seat > 0 ? "," : "") + R"({"kind":"person"})";
            names += std::string(seat > 0 ? "," : "") + "\"P" + std::to_string(seat) + "\"";
        }
        // The commitment is the same in both worlds: it is the SHA-256 of a secret, which nobody turns round.
        add(R"("created":{"game":")" + std::string(script_.about->game) + R"(","options":)" +
            script_.about->options + R"(,"seats":[)" + seats + R"(],"public":true,"odds":true,"timer":)" +
            (timed_ ? kTimed : "null") + R"(,"watch":")" + watch_ + R"(","secret":")" + secret() +
            R"(","commitment":")" + std::string(64, 'c') + "\"}");
        for (int seat = 0; seat < script_.about->seats; ++seat)
            add(R"("sat":{"seat":)" + std::to_string(seat) + R"(,"name":"P)" + std::to_string(seat) +
                R"(","token":")" + server::hash_of_token(token_of(seat)) + R"(","random":")" +
                std::string(32, static_cast<char>('0' + seat)) + "\"}");
        add(R"("started":{"names":[)" + names + "]}");
        for (std::size_t i = 0; i < script_.told_at_once; ++i) add(entry(i));
        append.card = card();
        told_ = script_.told_at_once;
        return append;
    }
    void come_in() {
        const std::string words = words_ ? R"(,"words":"fr")" : "";
        const std::string as =
            script_.viewer < 0 ? R"("watch":")" + watch_ + "\""
                               : R"("table":")" + id_ + R"(","token":")" + token_of(script_.viewer) + "\"";
        arrive(viewer_, R"({"hello":{"protocol":1,)" + as + words + R"(},"id":1})");
        asked_ = 1;
    }
    /// Who gives a sealed answer, if somebody does.
    void bring_sealer() {
        if (script_.answers < 0) return;
        sealer_ = std::make_shared<Ear>(world_.beat());
        arrive(sealer_, R"({"hello":{"protocol":1,"table":")" + id_ + R"(","token":")" +
                            token_of(script_.answers) + R"("},"id":1})");
        sealed_asked_ = 1;
    }
    /// All that a viewer can ask for without changing the game.
    void ask_for_everything() {
        const std::string question = std::to_string(script_.last_question), random(32, '7');
        for (const std::string& message :
             {std::string(R"("ping":{})"), std::string(R"("move":{"question":0,"move":{"place":1}})"),
              R"("move":{"question":)" + question + R"(,"move":)" + script_.wrong + "}",
              R"("move":{"question":)" + std::to_string(script_.last_question + 1) + R"(,"move":)" +
                  script_.wrong + "}",
              std::string(R"("chat":{"text":"What have you got?"})"), std::string(R"("start":{})"),
              std::string(R"("leave":{})"), std::string(R"("back":{})"),
              R"("rematch":{"random":")" + random + "\"}", std::string(R"("swap":{"seat":0})"),
              std::string(R"("undo-answer":{"agree":true})"),
              std::string(R"("takeover":{"seat":0,"bot":"nobody"})"), std::string(R"("deal":{})"),
              R"("sit":{"seat":0,"name":"X","random":")" + random + "\"}"})
            ask(message);
    }
    void ask_for_a_hint() { ask(R"("hint":{})"); }
    void ask_to_undo() { ask(R"("undo":{})"); }
    bool has_more_to_tell() const { return told_ < script_.steps.size(); }
    /// The next entry comes from elsewhere.
    void tell_next() {
        const std::string event =
            "{\"at\":" + std::to_string(1'800'000'000'000 + world_.beat()) + "," + entry(told_) + "}";
        // What the hub has appended itself (chat) stands before it.
        const int first = world_.store().find(id_)->events;
        const auto wrong = table_.apply(event);
        EXPECT_FALSE(wrong) << wrong->text << event;
        world_.store().happen({id_, first, {event}, card()});
        expected_ = first;
        ++told_;
    }
    void seal() {
        if (!sealer_) return;
        const std::string& move = world_.other() ? script_.answer.other : script_.answer.one;
        say(sealer_, R"({"move":{"question":)" + std::to_string(script_.question) + R"(,"move":)" + move +
                         R"(},"id":)" + std::to_string(++sealed_asked_) + "}");
    }
    void take_back_sealed() {
        if (!sealer_ || !script_.taken_back) return;
        say(sealer_, R"({"undo":{},"id":)" + std::to_string(++sealed_asked_) + "}");
    }
    void ask_by_http() {
        const auto keep = [this](server::Reply reply) {
            std::string text = std::to_string(reply.status) + " " + reply.body;
            ++http_;
            if (viewer_->leak == nullptr) return viewer_->keep(std::move(text));
            for (std::string& instead : viewer_->leak->instead("http", std::move(text), viewer_->truth))
                viewer_->keep(std::move(instead));
        };
        world_.hub().show_table(watch_, true, keep);
        world_.hub().journal(watch_, true, keep);
        world_.hub().statistics(watch_, true, keep);
    }
    void leave() {
        world_.hub().leave(viewer_);
        if (sealer_) world_.hub().leave(sealer_);
    }
    bool is_quiet() const {
        return viewer_->answered >= asked_ && viewer_->last >= expected_ &&
               (!sealer_ || sealer_->answered >= sealed_asked_) && http_ % 3 == 0;
    }
    const std::vector<std::string>& heard() const { return viewer_->all(); }
    const Truth& what_is_true() const { return viewer_->truth; }

   private:
    std::string entry(std::size_t step) const {
        return "\"entry\":{\"line\":" + script_.line(step, world_.other()) + "}";
    }
    std::string secret() const { return std::string(32, world_.other() ? 'b' : '4'); }
    store::Card card() const {
        return {script_.about->game, store::Status::Playing, true, watch_, server::summary(table_)};
    }
    Truth truth() const {
        Truth truth;
        std::uint64_t sum = world_.other() ? 1 : 0;
        for (std::size_t i = 0; i < script_.steps.size(); ++i)
            if (script_.steps[i].one != script_.steps[i].other)
                truth.hidden = script_.line(i, world_.other());
        if (truth.hidden.empty() && script_.answers >= 0)
            truth.hidden = world_.other() ? script_.answer.other : script_.answer.one;
        for (const char c : truth.hidden) sum = sum * 31 + static_cast<unsigned char>(c);
        truth.bit = (sum ^ sum >> 7) % 2 != 0;
        truth.secret = secret();
        truth.viewer = script_.viewer;
        truth.metrics = &world_.metrics();
        return truth;
    }
    void arrive(const std::shared_ptr<Ear>& ear, const std::string& hello) {
        ear->address = "127.0.0.1";
        world_.hub().arrive(ear);
        say(ear, hello);
    }
    void say(const std::shared_ptr<Ear>& ear, const std::string& text) { world_.hub().hear(ear, text); }
    void ask(const std::string& message) {
        say(viewer_, "{" + message + ",\"id\":" + std::to_string(++asked_) + "}");
    }

    World& world_;
    const Script& script_;
    std::string id_, watch_;
    server::Table table_;
    std::shared_ptr<Ear> viewer_, sealer_;
    bool timed_, words_;
    std::size_t told_ = 0;
    int asked_ = 0, sealed_asked_ = 0, expected_ = -1, http_ = 0;
};

/// What came of all pairs in one world.
struct Traffic {
    std::vector<std::vector<std::string>> heard;
    std::string figures, log;
};

inline Traffic run(bool other, const std::vector<Script>& scripts, const Leak* leak = nullptr) {
    Traffic traffic;
    std::mutex mutex;
    server::send_log_to([&](const std::string& line) {
        const std::lock_guard lock(mutex);
        traffic.log += line + "\n";
    });
    {
        World world(other);
        std::vector<std::unique_ptr<Sitting>> all;
        std::vector<store::Append> beginnings;
        for (std::size_t i = 0; i < scripts.size(); ++i) {
            all.push_back(std::make_unique<Sitting>(world, scripts[i], i, leak));
            beginnings.push_back(all.back()->beginning());
        }
        world.store().append(beginnings);
        const auto quiet = [&] {
            return std::all_of(all.begin(), all.end(), [](const auto& one) { return one->is_quiet(); });
        };
        const auto together = [&](auto action) {
            ++world.beat();
            for (const auto& one : all) action(*one);
            world.pump(quiet);
        };
        together([](Sitting& one) { one.come_in(); });
        together([](Sitting& one) { one.bring_sealer(); });
        for (int more = 0; more < 8; ++more)
            together([](Sitting& one) {
                if (one.has_more_to_tell()) one.tell_next();
            });
        together([](Sitting& one) { one.ask_for_everything(); });
        together([](Sitting& one) { one.ask_for_a_hint(); });
        together([](Sitting& one) { one.seal(); });
        together([](Sitting& one) { one.take_back_sealed(); });
        together([](Sitting& one) { one.ask_by_http(); });
        together([](Sitting& one) { one.ask_to_undo(); });
        together([](Sitting& one) { one.leave(); });
        for (const auto& one : all) {
            if (leak != nullptr) leak->instead("metrics", "", one->what_is_true());
            traffic.heard.push_back(one->heard());
        }
        traffic.figures = world.figures();
    }
    server::send_log_to({});
    return traffic;
}

/// The first thing by which a viewer could tell the two worlds apart; empty: nothing.
inline std::string first_difference(const std::vector<Script>& scripts, const Traffic& one,
                                    const Traffic& other) {
    for (std::size_t i = 0; i < scripts.size(); ++i) {
        const auto &here = one.heard[i], &there = other.heard[i];
        const auto where = [&] {
            return std::string(scripts[i].about->game) + " " + scripts[i].about->options + ", viewer " +
                   std::to_string(scripts[i].viewer) + ", pair " + std::to_string(i);
        };
        for (std::size_t n = 0; n < std::min(here.size(), there.size()); ++n) {
            if (here[n] == there[n]) continue;
            std::size_t at = 0;
            while (here[n][at] == there[n][at]) ++at;
            at = at < 200 ? 0 : at - 200;
            return where() + ", letter " + std::to_string(n) + ":\n…" + here[n].substr(at, 400) + "\n…" +
                   there[n].substr(at, 400);
        }
        if (here.size() != there.size()) return where() + ": another number of letters";
    }
    if (one.figures != other.figures) return "figures:\n" + one.figures + other.figures;
    if (one.log != other.log) return "log:\n" + one.log + "and\n" + other.log;
    return {};
}

}  // namespace leaks
