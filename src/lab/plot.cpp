// The win chances of a game as a picture.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/analysis_report.h"
#include "lab/svg.h"

namespace lab {
namespace {

using svg::Anchor;
using svg::Drawing;
using svg::Frame;
using svg::Point;

constexpr double kWidth = 720;
constexpr double kLeft = 56, kTop = 96, kPlotWidth = 520, kPlotHeight = 300;
constexpr double kRow = 24;  // of the list under the plot

/// A sentence that fits under a picture.
std::string shortened(const std::string& text, std::size_t most) {
    std::size_t at = 0, shown = 0;
    while (at < text.size() && shown < most) {
        ++at;
        while (at < text.size() && (text[at] & 0xC0) == 0x80) ++at;
        ++shown;
    }
    return at == text.size() ? text : text.substr(0, at) + "…";
}

class WinCurve {
   public:
    WinCurve(const Analysis& analysis, const match::AnyMatch& match)
        : found_(analysis),
          match_(match),
          frame_(Frame::at(kLeft, kTop, kPlotWidth, kPlotHeight, 0,
                           std::max<double>(1, static_cast<double>(analysis.who.size())), 0, 1)),
          turns_top_(frame_.bottom() + 74),
          height_(turns_top_ +
                  std::max<double>(1, static_cast<double>(analysis.turning_points.size())) * kRow + 12),
          drawing_(kWidth, height_, say("lab.plot-title"), say("lab.plot-about")) {}

    std::string file() {
        drawing_.text({24, 38}, say("lab.plot-title"), "title");
        const std::string about =
            say(found_.finished ? "lab.analysis" : "lab.analysis-open", static_cast<int>(found_.who.size()),
                static_cast<int>(found_.choices.size()));
        drawing_.text({24, 62}, about, "subtitle");
        svg::y_axis(drawing_, frame_, svg::as_percent, 4);
        svg::x_axis(drawing_, frame_, svg::as_number, 6);
        svg::x_label(drawing_, frame_, say("lab.plot-entries"));
        mark_turns();
        for (int seat = 0; seat < found_.seats; ++seat) curve(seat);
        name_curves();
        list_turns();
        return drawing_.file();
    }

   private:
    template <class... Args>
    std::string say(const char* key, Args... args) const {
        return match_.put_into_words(core::phrase(key, args...));
    }
    double win(std::size_t at, int seat) const { return found_.values[at].win[static_cast<unsigned>(seat)]; }

    /// A thin line at each turning point, with its number above the plot.
    void mark_turns() {
        double last = -100;
        int number = 0;
        for (const int entry : found_.turning_points) {
            const double x = frame_.x.at(entry + 1.0);
            drawing_.line({x, frame_.top - 2}, {x, frame_.bottom()}, "axis thin dashed");
            // Numbers that would touch stand side by side.
            last = std::max(x, last + 15);
            drawing_.text({last, frame_.top - 7}, circled(++number), "value", Anchor::Middle);
        }
    }
    static std::string circled(int number) {
        constexpr const char* kNumbers[] = {"①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"};
        return kNumbers[(number - 1) % 9];
    }
    /// A staircase: between two entries nothing changes.
    void curve(int seat) {
        std::vector<Point> points;
        for (std::size_t at = 0; at < found_.values.size(); ++at) {
            const double x = static_cast<double>(at);
            if (at > 0) points.push_back(frame_.point(x, win(at - 1, seat)));
            points.push_back(frame_.point(x, win(at, seat)));
        }
        drawing_.curve(points, "curve" + svg::seat_class(Seat(seat)));
        // Symbols on the way, each seat's at places of its own.
        const std::size_t count = found_.values.size();
        const std::size_t apart = std::max<std::size_t>(count / 4, 1);
        const std::size_t first =
            apart * static_cast<std::size_t>(2 * seat + 1) / static_cast<std::size_t>(2 * found_.seats);
        for (std::size_t at = first; at + 1 < count; at += apart)
            drawing_.symbol(frame_.point(static_cast<double>(at), win(at, seat)), Seat(seat), 10,
                            match_.header().names[static_cast<std::size_t>(seat)] + ": " +
                                svg::as_percent(std::round(1000 * win(at, seat)) / 1000));
    }
    /// Names at the right end, in the order of the curves, none upon another.
    void name_curves() {
        constexpr double kApart = 20;
        std::vector<std::pair<double, int>> ends;
        for (int seat = 0; seat < found_.seats; ++seat)
            ends.emplace_back(frame_.y.at(win(found_.values.size() - 1, seat)), seat);
        std::sort(ends.begin(), ends.end());
        for (std::size_t i = 1; i < ends.size(); ++i)
            ends[i].first = std::max(ends[i].first, ends[i - 1].first + kApart);
        // What was pushed below the plot pushes back.
        double lowest = frame_.bottom();
        for (std::size_t i = ends.size(); i-- > 0; lowest -= kApart)
            ends[i].first = std::min(ends[i].first, lowest);
        for (const auto& [y, seat] : ends) {
            const double end = win(found_.values.size() - 1, seat);
            drawing_.symbol({frame_.right() + 14, y}, Seat(seat), 11);
            drawing_.text({frame_.right() + 26, y + 4.5},
                          shortened(match_.header().names[static_cast<std::size_t>(seat)], 10),
                          "strong in" + svg::seat_class(Seat(seat)));
            drawing_.text({kWidth - 16, y + 4.5}, fmt::format("{:.0f} %", 100 * end), "tick", Anchor::End);
        }
    }
    void list_turns() {
        if (found_.turning_points.empty())
            return drawing_.text({24, turns_top_}, say("lab.no-turns"), "label");
        double y = turns_top_;
        int number = 0;
        for (const int entry : found_.turning_points) {
            const auto at = static_cast<std::size_t>(entry);
            int most = 0;
            const auto swing = [&](int seat) { return win(at + 1, seat) - win(at, seat); };
            for (int seat = 1; seat < found_.seats; ++seat)
                if (std::abs(swing(seat)) > std::abs(swing(most))) most = seat;
            drawing_.text({24, y}, circled(++number), "value");
            drawing_.text({46, y}, shortened(found_.told[at], 68), "");
            drawing_.symbol({kWidth - 122, y - 4.5}, Seat(most), 10);
            drawing_.text({kWidth - 16, y},
                          fmt::format("{:.0f} → {:.0f} %", 100 * win(at, most), 100 * win(at + 1, most)),
                          "value", Anchor::End);
            y += kRow;
        }
    }

    const Analysis& found_;
    const match::AnyMatch& match_;
    Frame frame_;
    double turns_top_, height_;
    Drawing drawing_;
};

}  // namespace

std::string as_plot(const Analysis& analysis, const match::AnyMatch& match) {
    return WinCurve(analysis, match).file();
}

}  // namespace lab
