#include "lab/analysis_json.h"

#include "lab/decimal.h"
#include "match/json_text.h"

namespace lab {
namespace {

using core::json::Pen;

void write_chances(Pen& pen, const Account& account) {
    pen.open('[');
    for (const double part : {account.start, account.luck, account.own, account.others, account.result})
        pen.word(decimal(part));
    pen.close(']');
}
void write_money(Pen& pen, const Account& account) {
    pen.open('[');
    for (const double part : {account.start, account.luck, account.own, account.others, account.result})
        pen.number(dollars(part));
    pen.close(']');
}

}  // namespace

std::string for_page(const Analysis& analysis) {
    return match::written([&](Pen& pen) {
        pen.open('{').key("playouts").number(static_cast<std::int64_t>(analysis.playouts));
        pen.key("error").word(decimal(analysis.error)).key("finished").boolean(analysis.finished);
        pen.key("who").open('[');
        for (const Seat seat : analysis.who) {
            if (seat == core::kHouse)
                pen.null();
            else
                pen.number(core::index(seat));
        }
        pen.close(']').key("win").open('[');
        for (const Values& values : analysis.values) {
            pen.open('[');
            for (unsigned seat = 0; seat < static_cast<unsigned>(analysis.seats); ++seat)
                pen.word(decimal(values.win[seat]));
            pen.close(']');
        }
        pen.close(']').key("accounts").open('[');
        for (std::size_t seat = 0; seat < analysis.win.size(); ++seat) {
            pen.open('{').key("win");
            write_chances(pen, analysis.win[seat]);
            pen.key("money");
            write_money(pen, analysis.money[seat]);
            pen.close('}');
        }
        pen.close(']').key("turning_points").open('[');
        for (const int entry : analysis.turning_points) pen.number(entry);
        pen.close(']').close('}');
    });
}

}  // namespace lab
