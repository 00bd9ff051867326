#include "client/address.h"

#include <algorithm>
#include <charconv>

namespace client {
namespace {

constexpr std::string_view kExample = "http://host:8620/t/7k2m9q4x0abc";

[[noreturn]] void reject(std::string_view text, const std::string& why) {
    // What was typed is shown as it is, without what could disturb a terminal.
    std::string shown(text.substr(0, 200));
    for (char& c : shown)
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) c = '?';
    throw Failure{Fault::Wrong, "\"" + shown + "\" is no address of a table: " + why + " It looks like " +
                                    std::string(kExample) + "."};
}

bool is_word(std::string_view text, std::string_view more) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               more.find(c) != more.npos;
    });
}

/// Takes the scheme off the text; says whether it is a secure one.
bool take_scheme(std::string_view& text) {
    const std::size_t end = text.find("://");
    if (end == text.npos) return false;
    const std::string_view whole = text, scheme = text.substr(0, end);
    text.remove_prefix(end + 3);
    if (scheme == "http" || scheme == "ws") return false;
    if (scheme == "https" || scheme == "wss") return true;
    reject(whole, "it begins with none of http, https, ws and wss.");
}

void read_host(std::string_view text, std::string_view whole, Address& address) {
    std::string_view port;
    if (text.starts_with("[")) {  // an address of IPv6
        const std::size_t end = text.find(']');
        if (end == text.npos || !is_word(text.substr(1, end - 1), ":.%")) reject(whole, "its host is wrong.");
        address.host = text.substr(1, end - 1);
        port = text.substr(end + 1);
    } else {
        const std::size_t colon = std::min(text.find(':'), text.size());
        if (!is_word(text.substr(0, colon), ".-_")) reject(whole, "its host is wrong.");
        address.host = text.substr(0, colon);
        port = text.substr(colon);
    }
    address.port = address.secure ? "443" : "80";
    if (port.empty()) return;
    port.remove_prefix(1);
    unsigned number = 0;
    const auto read = std::from_chars(port.data(), port.data() + port.size(), number);
    if (read.ec != std::errc() || read.ptr != port.data() + port.size() || number == 0 || number > 65535)
        reject(whole, "its port is no number from 1 to 65535.");
    address.port = std::to_string(number);
}

}  // namespace

Address read_address(std::string_view text) {
    const std::string_view whole = text;
    Address address;
    address.secure = take_scheme(text);
    const std::size_t slash = std::min(text.find_first_of("/?#"), text.size());
    read_host(text.substr(0, slash), whole, address);
    std::string_view path = text.substr(slash);
    path = path.substr(0, path.find_first_of("?#"));
    while (path.ends_with("/")) path.remove_suffix(1);
    const std::size_t last = path.rfind('/');
    const std::size_t before = last == path.npos || last == 0 ? path.npos : path.rfind('/', last - 1);
    if (before != path.npos) {
        const std::string_view kind = path.substr(before, last - before);
        if (kind == "/t" || kind == "/w") {
            address.leads = kind == "/t" ? Address::Leads::Seat : Address::Leads::Watch;
            address.id = path.substr(last + 1);
            if (!is_word(address.id, "")) reject(whole, "what follows its /t/ or /w/ is wrong.");
            path = path.substr(0, before);
        }
    }
    if (!path.empty() && !is_word(path, "/._-~")) reject(whole, "its path is wrong.");
    address.prefix = path;
    return address;
}

std::string Address::host_and_port() const {
    const std::string name = host.find(':') == host.npos ? host : "[" + host + "]";
    return port == (secure ? "443" : "80") ? name : name + ":" + port;
}

std::string Address::server() const { return (secure ? "https://" : "http://") + host_and_port() + prefix; }

std::string Address::link() const {
    switch (leads) {
        case Leads::Seat: return server() + "/t/" + id;
        case Leads::Watch: return server() + "/w/" + id;
        case Leads::Server: break;
    }
    return server();
}

Address Address::to_seat(std::string_view table) const {
    Address there = *this;
    there.leads = Leads::Seat;
    there.id = table;
    return there;
}

Address Address::to_watch(std::string_view watch) const {
    Address there = *this;
    there.leads = Leads::Watch;
    there.id = watch;
    return there;
}

}  // namespace client
