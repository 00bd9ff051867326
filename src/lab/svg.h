#pragma once
// A pen for plots: SVG that looks at home in a light and in a dark page, as a file of its own or inside a
// page.

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace lab::svg {

struct Point {
    double x, y;
};

/// A straight scale: values `low` to `high` lie at `from` to `to` of the drawing.
struct Scale {
    double low, high;
    double from, to;

    double at(double value) const {
        return high == low ? (from + to) / 2 : from + (to - from) * (value - low) / (high - low);
    }
    /// About so many round values between low and high.
    std::vector<double> ticks(int about) const;
};

/// A plot's place in the drawing, and its two scales; y grows upwards.
struct Frame {
    double left, top, width, height;
    Scale x, y;

    static Frame at(double left, double top, double width, double height, double x_low, double x_high,
                    double y_low, double y_high) {
        return {left,
                top,
                width,
                height,
                {x_low, x_high, left, left + width},
                {y_low, y_high, top + height, top}};
    }
    Point point(double vx, double vy) const { return {x.at(vx), y.at(vy)}; }
    double bottom() const { return top + height; }
    double right() const { return left + width; }
};

enum class Anchor { Start, Middle, End };

/// "●": the symbol of a seat, the shape of its pips.
std::string_view symbol_of(core::Seat seat);
/// The class that gives a shape the colours of a seat: " s1" to " s8".
std::string seat_class(core::Seat seat);

/// What is drawn so far. Shapes carry classes; the colours behind them change with the theme:
///   text   title, subtitle, label, tick, value (figures), strong; add "in" for the colour of a seat
///   lines  grid, axis, zero (a line to compare with), curve, thin, dashed; error (an error bar)
///   areas  bar, wash (a pale area), good, bad, mark
///   whose  s1 … s8 (seats, see `seat_class`), one and two (two things that are compared)
class Drawing {
   public:
    /// `title` is its name for who cannot see it; `about` says in a sentence what there is to be seen.
    Drawing(double width, double height, std::string_view title, std::string_view about);

    void line(Point from, Point to, std::string_view classes);
    void curve(const std::vector<Point>& points, std::string_view classes);
    /// A closed shape.
    void area(const std::vector<Point>& points, std::string_view classes);
    /// `hint` is shown when one points at it.
    void box(Point corner, double width, double height, std::string_view classes, std::string_view hint = "");
    void text(Point at, std::string_view words, std::string_view classes, Anchor anchor = Anchor::Start);
    /// The symbol of a seat in its colours, so many points across.
    void symbol(Point centre, core::Seat seat, double size, std::string_view hint = "");
    /// A value with its interval, standing upright.
    void error_bar(double x, double low, double high, double width, std::string_view classes);
    /// A group of shapes, moved: until `end_group`.
    void group(Point by, std::string_view classes = "");
    void end_group();

    /// The whole file.
    std::string file() const;

   private:
    std::string body_;
};

/// How values of an axis are written.
using Words = std::string (*)(double value);
std::string as_number(double value);   // 12, 0.5
std::string as_percent(double value);  // 0.25 as 25 %
std::string as_money(double value);    // 50000 as 50k, 1500000 as 1.5M

/// Lines across the plot at round values with their figures at the left; the axis itself for y = low.
void y_axis(Drawing& drawing, const Frame& frame, Words words, int about = 5);
/// The line at the bottom, small strokes, and figures under them.
void x_axis(Drawing& drawing, const Frame& frame, Words words, int about = 6);
/// What an axis counts: under the plot, or above its upper left corner.
void x_label(Drawing& drawing, const Frame& frame, std::string_view words);
void y_label(Drawing& drawing, const Frame& frame, std::string_view words);

/// Text for SVG: what would be markup is escaped.
std::string escaped(std::string_view words);
/// A coordinate: at most two decimals, none that say nothing.
std::string coordinate(double value);

}  // namespace lab::svg
