#pragma once
// Who calls, and from which page: what can be told from addresses and headers alone.

#include <string>
#include <string_view>
#include <vector>

namespace server {

/// "example.org:8080" of "https://example.org:8080"; empty if that is no origin of a page.
inline std::string_view host_of_origin(std::string_view origin) {
    for (const std::string_view scheme : {"https://", "http://"})
        if (origin.starts_with(scheme)) return origin.substr(scheme.size());
    return {};
}

/// The name or number in front of the port.
inline std::string_view name_of_host(std::string_view host) {
    if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
    return host.substr(0, host.find(':'));
}

/// An address in numbers, or this machine: a name that nobody else can have made to lead here.
inline bool is_literal_host(std::string_view host) {
    const std::string_view name = name_of_host(host);
    if (name == "localhost" || name.starts_with('[')) return true;
    return !name.empty() && name.find_first_not_of("0123456789.") == name.npos;
}

/// May a page from this origin speak to a server that was called by this host name? `named`: names that the
/// server was told are its own (and the machine's); `by_proxy`: a trusted proxy passed the request on.
inline bool may_speak(std::string_view origin, std::string_view host, const std::vector<std::string>& named,
                      bool by_proxy) {
    if (origin.empty()) return true;  // no browser
    for (const std::string& name : named)
        if (origin == name) return true;
    if (host.empty() || host_of_origin(origin) != host) return false;
    if (is_literal_host(host) || by_proxy) return true;
    for (const std::string& name : named)
        if (name_of_host(host) == name || host == host_of_origin(name)) return true;
    return false;
}

/// Who is behind a proxy: the last address of X-Forwarded-For, which the proxy itself has added.
inline std::string forwarded_for(std::string_view header) {
    const std::size_t comma = header.rfind(',');
    std::string_view last = comma == header.npos ? header : header.substr(comma + 1);
    while (!last.empty() && last.front() == ' ') last.remove_prefix(1);
    while (!last.empty() && last.back() == ' ') last.remove_suffix(1);
    return std::string(last.substr(0, 64));
}

}  // namespace server
