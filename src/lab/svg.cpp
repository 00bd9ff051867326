#include "lab/svg.h"

#include <fmt/format.h>

#include <cmath>

namespace lab::svg {
namespace {

/// The colours of the page. A seat has a fill (--c), an edge and a line colour that can be told from the
/// ground.
constexpr std::string_view kStyle = R"(<style>
.plot{--felt:#f6efe0;--ink:#17241f;--ink-2:#4d584f;--brass:#7a5510;--brass-line:#94713a;--hair:#d8c9a6;
--well:#e9dfca;--mark:#0f6b52;--wash:#d9eadf;--good:#0f6b52;--bad:#a3202f;
--p1-edge:#7d1526;--p2-edge:#163f80;--p3-edge:#0c4a2f;--p4-edge:#7a5200;--p5-edge:#4c2278;--p6-edge:#0d5f6d;
--p7-edge:#7f3407;--p8-edge:#2a3238;
--p1-line:#c62f46;--p2-line:#2f6fd0;--p3-line:#1f8a5b;--p4-line:#9a6a00;--p5-line:#8b52c7;--p6-line:#0d5f6d;
--p7-line:#c05a22;--p8-line:#59636b;--one:#94713a;--one-pale:#ddc592;--two:#0f6b52;--two-pale:#8fc3ae;
font-family:"Onest",system-ui,"Segoe UI","Roboto",sans-serif;font-size:13px}
@media(prefers-color-scheme:dark){:root:not([data-theme="light"]) .plot,.plot:root{DARK}}
:root[data-theme="dark"] .plot{DARK}
.plot .ground{fill:var(--felt)}
.plot .s1{--c:#c62f46;--edge:var(--p1-edge);--line:var(--p1-line)}
.plot .s2{--c:#2f6fd0;--edge:var(--p2-edge);--line:var(--p2-line)}
.plot .s3{--c:#1f8a5b;--edge:var(--p3-edge);--line:var(--p3-line)}
.plot .s4{--c:#f0b43c;--edge:var(--p4-edge);--line:var(--p4-line)}
.plot .s5{--c:#8b52c7;--edge:var(--p5-edge);--line:var(--p5-line)}
.plot .s6{--c:#7fd3e0;--edge:var(--p6-edge);--line:var(--p6-line)}
.plot .s7{--c:#e0743a;--edge:var(--p7-edge);--line:var(--p7-line)}
.plot .s8{--c:#59636b;--edge:var(--p8-edge);--line:var(--p8-line)}
.plot .one{--c:var(--one-pale);--edge:var(--one);--line:var(--one)}
.plot .two{--c:var(--two-pale);--edge:var(--two);--line:var(--two)}
.plot text{fill:var(--ink)}
.plot text.title,.plot text.subtitle,.plot text.tick,.plot text.value,.plot text.strong{
font-family:"Jost","Futura","Century Gothic","Avenir Next",system-ui,sans-serif}
.plot text.title{font-size:22px;font-weight:600}
.plot text.subtitle{font-size:14px;fill:var(--ink-2)}
.plot text.label{fill:var(--ink-2)}
.plot text.tick{fill:var(--ink-2);font-size:13px;font-variant-numeric:tabular-nums}
.plot text.value{font-size:14px;font-weight:600;font-variant-numeric:tabular-nums}
.plot text.strong{font-size:15px;font-weight:600}
.plot text.in{fill:var(--line)}
.plot line,.plot polyline{fill:none;stroke:var(--ink-2)}
.plot .grid{stroke:var(--hair);stroke-width:1}
.plot .axis{stroke:var(--brass-line);stroke-width:1.25}
.plot .zero{stroke:var(--brass);stroke-width:1.5;stroke-dasharray:6 4}
.plot .curve{stroke:var(--line,var(--ink));stroke-width:2.25;stroke-linejoin:round;stroke-linecap:round}
.plot .thin{stroke-width:1.25}
.plot .dashed{stroke-dasharray:5 4}
.plot .error{stroke:var(--ink);stroke-width:1.75}
.plot .bar{fill:var(--c,var(--brass-line));stroke:var(--edge,var(--brass));stroke-width:1}
.plot .wash{fill:var(--c,var(--well));stroke:none;opacity:.3}
.plot .good{fill:var(--good);stroke:none}
.plot .bad{fill:var(--bad);stroke:none}
.plot .mark{fill:var(--mark);stroke:none}
.plot .symbol{fill:var(--c);stroke:var(--edge);stroke-width:1.25;stroke-linejoin:round}
.plot .hollow{fill:none;stroke:var(--c);stroke-width:3}
.plot .rim{fill:none;stroke:var(--edge);stroke-width:1}
</style>
)";

constexpr std::string_view kDark =
    "--felt:#0d1f1a;--ink:#f5eedf;--ink-2:#b4beb0;--brass:#e3bf75;--brass-line:#967c49;--hair:#2c4a40;\n"
    "--well:#1c3a31;--mark:#7fe0bb;--wash:#17443a;--good:#7fe0bb;--bad:#ff9c93;\n"
    "--p1-edge:#f08a99;--p2-edge:#8fbaff;--p3-edge:#74d6a8;--p4-edge:#ffd98a;--p5-edge:#caa4f2;"
    "--p6-edge:#c2f1f7;\n--p7-edge:#ffb58c;--p8-edge:#b4c0c8;\n"
    "--p1-line:#f08a99;--p2-line:#8fbaff;--p3-line:#74d6a8;--p4-line:#ffd98a;--p5-line:#caa4f2;"
    "--p6-line:#c2f1f7;\n--p7-line:#ffb58c;--p8-line:#b4c0c8;--one:#e3bf75;--one-pale:#6b5a35;--two:#7fe0bb;"
    "--two-pale:#2b6753";

std::string style() {
    std::string text;
    constexpr std::string_view kPlace = "DARK";
    for (std::string_view rest = kStyle;;) {
        const std::size_t place = rest.find(kPlace);
        text += rest.substr(0, place);
        if (place == rest.npos) return text;
        text += kDark;
        rest.remove_prefix(place + kPlace.size());
    }
}

std::string attribute(std::string_view name, double value) {
    return fmt::format(" {}=\"{}\"", name, coordinate(value));
}

std::string classes_of(std::string_view classes) {
    return classes.empty() ? "" : fmt::format(" class=\"{}\"", classes);
}

std::string listed(const std::vector<Point>& points) {
    std::string text;
    for (const Point& point : points)
        text += (text.empty() ? "" : " ") + coordinate(point.x) + "," + coordinate(point.y);
    return text;
}

/// An element with a hint inside, or nothing inside.
std::string element(std::string_view name, const std::string& attributes, std::string_view hint) {
    if (hint.empty()) return fmt::format("<{}{}/>\n", name, attributes);
    return fmt::format("<{}{}><title>{}</title></{}>\n", name, attributes, escaped(hint), name);
}

/// The shapes of the eight symbols, in a box from -1 to 1.
std::vector<Point> outline_of(core::Seat seat) {
    constexpr double kArm = 0.36;
    const std::vector<Point> plus{{-kArm, -1},   {kArm, -1},   {kArm, -kArm}, {1, -kArm},
                                  {1, kArm},     {kArm, kArm}, {kArm, 1},     {-kArm, 1},
                                  {-kArm, kArm}, {-1, kArm},   {-1, -kArm},   {-kArm, -kArm}};
    switch (core::index(seat)) {
        case 1: return {{0, -1}, {1, 0.85}, {-1, 0.85}};
        case 2: return {{-0.85, -0.85}, {0.85, -0.85}, {0.85, 0.85}, {-0.85, 0.85}};
        case 3: {
            std::vector<Point> star;
            for (int i = 0; i < 8; ++i) {
                const double reach = i % 2 == 0 ? 1.15 : 0.45, turn = i * std::acos(-1.0) / 4;
                star.push_back({reach * std::sin(turn), -reach * std::cos(turn)});
            }
            return star;
        }
        case 4: return plus;
        case 7: {
            std::vector<Point> saltire;
            const double turn = std::sqrt(0.5);
            for (const Point& point : plus)
                saltire.push_back({turn * (point.x - point.y), turn * (point.x + point.y)});
            return saltire;
        }
        default: return {};
    }
}

}  // namespace

std::vector<double> Scale::ticks(int about) const {
    if (!(high > low) || about < 1) return {low};
    const double rough = (high - low) / about;
    const double ten = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / ten;
    const double step = ten * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
    std::vector<double> values;
    const double first = std::ceil(low / step - 1e-9), last = std::floor(high / step + 1e-9);
    for (double i = first; i <= last; ++i) values.push_back(i * step);
    return values;
}

std::string_view symbol_of(core::Seat seat) {
    constexpr std::string_view kSymbols[core::kMostSeats] = {"●", "▲", "■", "✦", "✚", "◗", "○", "✕"};
    return kSymbols[core::index(seat) % core::kMostSeats];
}

std::string seat_class(core::Seat seat) {
    return fmt::format(" s{}", core::index(seat) % core::kMostSeats + 1);
}

Drawing::Drawing(double width, double height, std::string_view title, std::string_view about) {
    body_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" role=\"img\" aria-label=\"{0}\" "
        "viewBox=\"0 0 {2} {3}\" width=\"{2}\" height=\"{3}\">\n<desc>{1}</desc>\n{4}"
        "<rect class=\"ground\" width=\"{2}\" height=\"{3}\" rx=\"14\"/>\n",
        escaped(title), escaped(about), coordinate(width), coordinate(height), style());
}

void Drawing::line(Point from, Point to, std::string_view classes) {
    body_ += "<line" + classes_of(classes) + attribute("x1", from.x) + attribute("y1", from.y) +
             attribute("x2", to.x) + attribute("y2", to.y) + "/>\n";
}

void Drawing::curve(const std::vector<Point>& points, std::string_view classes) {
    body_ += fmt::format("<polyline{} points=\"{}\"/>\n", classes_of(classes), listed(points));
}

void Drawing::area(const std::vector<Point>& points, std::string_view classes) {
    body_ += fmt::format("<polygon{} points=\"{}\"/>\n", classes_of(classes), listed(points));
}

void Drawing::box(Point corner, double width, double height, std::string_view classes,
                  std::string_view hint) {
    body_ += element("rect",
                     classes_of(classes) + attribute("x", corner.x) + attribute("y", corner.y) +
                         attribute("width", width) + attribute("height", height),
                     hint);
}

void Drawing::text(Point at, std::string_view words, std::string_view classes, Anchor anchor) {
    const char* const where = anchor == Anchor::Start    ? ""
                              : anchor == Anchor::Middle ? " text-anchor=\"middle\""
                                                         : " text-anchor=\"end\"";
    body_ += "<text" + classes_of(classes) + attribute("x", at.x) + attribute("y", at.y) + where + ">" +
             escaped(words) + "</text>\n";
}

void Drawing::symbol(Point centre, core::Seat seat, double size, std::string_view hint) {
    const double half = size / 2;
    const std::string whose = seat_class(seat);
    const std::string round = attribute("cx", centre.x) + attribute("cy", centre.y);
    switch (core::index(seat)) {
        case 0:
            body_ += element("circle", classes_of("symbol" + whose) + round + attribute("r", half), hint);
            return;
        case 5:
            body_ += element(
                "path",
                classes_of("symbol" + whose) +
                    fmt::format(" d=\"M{0} {1}a{2} {2} 0 0 1 0 {3}z\"", coordinate(centre.x - half / 2),
                                coordinate(centre.y - half), coordinate(half), coordinate(size)),
                hint);
            return;
        case 6:
            body_ +=
                element("circle", classes_of("hollow" + whose) + round + attribute("r", half - 1.5), hint);
            body_ += element("circle", classes_of("rim" + whose) + round + attribute("r", half), "");
            return;
        default: break;
    }
    std::vector<Point> points = outline_of(seat);
    for (Point& point : points) point = {centre.x + half * point.x, centre.y + half * point.y};
    body_ += element("polygon", classes_of("symbol" + whose) + " points=\"" + listed(points) + "\"", hint);
}

void Drawing::error_bar(double x, double low, double high, double width, std::string_view classes) {
    const std::string all = "error " + std::string(classes);
    line({x, low}, {x, high}, all);
    line({x - width / 2, low}, {x + width / 2, low}, all);
    line({x - width / 2, high}, {x + width / 2, high}, all);
}

void Drawing::group(Point by, std::string_view classes) {
    body_ += fmt::format("<g{} transform=\"translate({} {})\">\n", classes_of(classes), coordinate(by.x),
                         coordinate(by.y));
}

void Drawing::end_group() { body_ += "</g>\n"; }

std::string Drawing::file() const { return body_ + "</svg>\n"; }

std::string as_number(double value) { return coordinate(value); }

std::string as_percent(double value) { return coordinate(100 * value) + " %"; }

std::string as_money(double value) {
    const double size = std::abs(value);
    if (size >= 1'000'000) return coordinate(value / 1'000'000) + "M";
    if (size >= 1'000) return coordinate(value / 1'000) + "k";
    return coordinate(value);
}

void y_axis(Drawing& drawing, const Frame& frame, Words words, int about) {
    for (const double value : frame.y.ticks(about)) {
        const double y = frame.y.at(value);
        drawing.line({frame.left, y}, {frame.right(), y}, "grid");
        drawing.text({frame.left - 10, y + 4.5}, words(value), "tick", Anchor::End);
    }
}

void x_axis(Drawing& drawing, const Frame& frame, Words words, int about) {
    drawing.line({frame.left, frame.bottom()}, {frame.right(), frame.bottom()}, "axis");
    for (const double value : frame.x.ticks(about)) {
        const double x = frame.x.at(value);
        drawing.line({x, frame.bottom()}, {x, frame.bottom() + 5}, "axis");
        drawing.text({x, frame.bottom() + 20}, words(value), "tick", Anchor::Middle);
    }
}

void x_label(Drawing& drawing, const Frame& frame, std::string_view words) {
    drawing.text({frame.right(), frame.bottom() + 40}, words, "label", Anchor::End);
}

void y_label(Drawing& drawing, const Frame& frame, std::string_view words) {
    drawing.text({frame.left - 34, frame.top - 14}, words, "label");
}

std::string escaped(std::string_view words) {
    std::string text;
    for (const char c : words) {
        switch (c) {
            case '<': text += "&lt;"; break;
            case '>': text += "&gt;"; break;
            case '&': text += "&amp;"; break;
            case '"': text += "&quot;"; break;
            default: text += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return text;
}

std::string coordinate(double value) {
    std::string text = fmt::format("{:.2f}", value);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

}  // namespace lab::svg
