#include "server/metrics.h"

#include <cstdio>

namespace server {
namespace {

void head(std::string& out, const char* name, const char* help, const char* type) {
    out += std::string("# HELP ") + name + " " + help + "\n# TYPE " + name + " " + type + "\n";
}
template <class Number>
void one(std::string& out, const char* name, const char* help, const char* type, const Number& number) {
    head(out, name, help, type);
    out += std::string(name) + " " + std::to_string(number.load()) + "\n";
}
std::string decimal(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%g", value);
    return text;
}

}  // namespace

void Histogram::add(double seconds) {
    std::size_t slot = 0;
    while (slot < kBounds.size() && seconds > kBounds[slot]) ++slot;
    ++counts_[slot];
    microseconds_ += static_cast<std::uint64_t>(seconds * 1e6);
}

void Histogram::write(std::string& out, const char* name, const char* help) const {
    head(out, name, help, "histogram");
    std::uint64_t sum = 0;
    for (std::size_t slot = 0; slot <= kBounds.size(); ++slot) {
        sum += counts_[slot];
        const std::string bound = slot < kBounds.size() ? decimal(kBounds[slot]) : "+Inf";
        out += std::string(name) + "_bucket{le=\"" + bound + "\"} " + std::to_string(sum) + "\n";
    }
    char total[40];
    std::snprintf(total, sizeof total, "%.6f", static_cast<double>(microseconds_.load()) / 1e6);
    out += std::string(name) + "_sum " + total + "\n" + name + "_count " + std::to_string(sum) + "\n";
}

std::string Metrics::text() const {
    std::string out;
    one(out, "croupier_sockets", "Open connections.", "gauge", sockets);
    one(out, "croupier_tables", "Tables in memory.", "gauge", tables);
    one(out, "croupier_watchers", "Clients that said hello.", "gauge", watchers);
    one(out, "croupier_bots_thinking", "Answers of bots under way.", "gauge", thinking);
    one(out, "croupier_connections_total", "Connections accepted.", "counter", connections);
    one(out, "croupier_http_requests_total", "HTTP requests.", "counter", requests);
    one(out, "croupier_messages_total", "Messages received.", "counter", messages);
    one(out, "croupier_letters_total", "Messages sent.", "counter", letters);
    one(out, "croupier_answers_total", "Requests that were stored.", "counter", answers);
    one(out, "croupier_bot_answers_total", "Answers of bots and clocks that were stored.", "counter",
        bot_answers);
    one(out, "croupier_events_total", "Events stored by this server.", "counter", events);
    one(out, "croupier_tables_made_total", "Tables made.", "counter", made_tables);
    one(out, "croupier_behind_total", "Answers that came second to another server's.", "counter", behind);
    one(out, "croupier_store_failures_total", "Calls of the store that failed.", "counter", store_failures);
    one(out, "croupier_dropped_total", "Clients let go: slow, idle, too loud.", "counter", dropped);
    head(out, "croupier_refusals_total", "Refused requests by kind.", "counter");
    for (int kind = 0; kind < match::kProblemKinds; ++kind)
        out += std::string("croupier_refusals_total{kind=\"") + name(match::ProblemKind(kind)) + "\"} " +
               std::to_string(refusals[static_cast<std::size_t>(kind)].load()) + "\n";
    answer_seconds.write(out, "croupier_answer_seconds", "From a message to its answer.");
    commit_seconds.write(out, "croupier_commit_seconds", "Transactions of the store.");
    return out;
}

}  // namespace server
