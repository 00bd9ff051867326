#include <cstdio>

#include "match/journal.h"
int main() {
    auto m = match::find_game("las-vegas")->open({"Anna", "Benno"}, R"({"neutral":true})");
    core::PlayoutHouse h(std::uint64_t{1});
    while (!(*m)->ask().is_over()) {
        if ((*m)->ask().is_chance())
            (*m)->draw(h);
        else {
            auto s = (*m)->ask().asked.lowest();
            auto o = (*m)->offers(s);
            auto c = (*m)->submit(s, (*m)->question(), o[h.below(o.size())]);
            if (c) printf("%s\n", c->text.c_str());
        }
    }
    auto j = (*m)->journal();
    puts(j.c_str());
    for (auto& t : (*m)->told(core::kSpectator, 0)) puts(t.text.c_str());
    puts((*m)->view(core::Seat(0)).c_str());
    auto r = match::read_journal(j);
    printf("%d %d\n", bool(r.wrong), r.finished);
    if (r.wrong)
        printf("%d %s %s\n", r.wrong->line, r.wrong->problem.rule.c_str(), r.wrong->problem.text.c_str());
}
