// croupier serve: the network table.

#include "server/serve.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sodium.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <map>

#include "app/command.h"
#include "app/stores.h"
#include "server/log.h"
#ifdef CROUPIER_FAILPOINTS
#include "store/faulty/faulty.h"
#endif

namespace app {
namespace {

namespace fs = std::filesystem;

/// What can be set by a flag, by the environment (CROUPIER_PORT) and in a file (port = 8620).
struct Option {
    const char* name;
    const char* type;
    const char* about;
};
constexpr Option kOptions[] = {
    {"port", "NUMBER", "The port (8620, or the next free one; 0: any)"},
    {"bind", "ADDRESS", "The address to listen at (127.0.0.1: this machine only)"},
    {"data", "FOLDER", "Where tables are kept (croupier in the user's data folder)"},
    {"store", "FILE|URL", "A SQLite file, or postgres://… (croupier.db in the data folder)"},
    {"page", "FOLDER", "The built files of the page"},
    {"origin", "URLS", "Pages of other addresses that may play here, with commas between"},
    {"proxy", "ADDRESSES", "Proxies whose X-Forwarded-For is believed, besides this machine"},
    {"think", "MS", "How long an expert bot thinks about a move (300)"},
    {"pause", "MS", "How long bots wait before they answer (0)"},
    {"bot-threads", "NUMBER", "How many bots think at once (as many as there are cores)"},
    {"most-connections", "NUMBER", "How many connections there may be at once (20000)"},
    {"most-of-address", "NUMBER", "How many of them from one other machine (64)"},
};

struct Serve {
    std::map<std::string, std::string> flags;
    std::string config;
    bool lan = false;
    std::map<std::string, std::string> file;
};

std::string environment_name(const std::string& name) {
    std::string made = "CROUPIER_";
    for (const char c : name) made += c == '-' ? '_' : static_cast<char>(std::toupper(c));
    return made;
}

std::string trimmed(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

std::map<std::string, std::string> read_settings(const std::string& path) {
    std::map<std::string, std::string> settings;
    std::istringstream lines(read_file(path));
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        line = trimmed(line);
        if (line.empty() || line.front() == '#') continue;
        const std::size_t equals = line.find('=');
        const std::string key = trimmed(line.substr(0, equals));
        bool known = key == "lan";
        for (const Option& option : kOptions) known = known || key == option.name;
        if (equals == line.npos || !known)
            throw refused(path + ":" + std::to_string(number) + ": write NAME = VALUE, as in: port = 8620.");
        settings[key] = trimmed(line.substr(equals + 1));
    }
    return settings;
}

/// A flag wins over the environment, the environment over the file. Empty: not set anywhere.
std::string value_of(const Serve& command, const std::string& name) {
    if (const auto flag = command.flags.find(name); flag != command.flags.end() && !flag->second.empty())
        return flag->second;
    if (const char* set = std::getenv(environment_name(name).c_str()); set != nullptr && *set != '\0')
        return set;
    const auto line = command.file.find(name);
    return line == command.file.end() ? "" : line->second;
}

int number_of(const Serve& command, const std::string& name, int otherwise, int highest) {
    const std::string text = value_of(command, name);
    if (text.empty()) return otherwise;
    const bool digits = text.size() < 10 && text.find_first_not_of("0123456789") == text.npos;
    if (!digits || std::stoi(text) > highest)
        throw wrong_usage("--" + name + " " +
                          is_not("a whole number from 0 to " + std::to_string(highest), text) + ".");
    return std::stoi(text);
}

std::vector<std::string> list_of(const std::string& text) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, ',');)
        if (!trimmed(part).empty()) parts.push_back(trimmed(part));
    return parts;
}

std::string data_folder(const Serve& command) {
    std::string folder = value_of(command, "data");
    if (folder.empty()) {
        const char* const xdg = std::getenv("XDG_DATA_HOME");
        const char* const home = std::getenv("HOME");
        if (xdg != nullptr && *xdg == '/')
            folder = std::string(xdg) + "/croupier";
        else if (home != nullptr && *home != '\0')
            folder = std::string(home) + "/.local/share/croupier";
        else
            throw refused("There is no home folder; say with --data where tables are to be kept.");
    }
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw refused("Cannot make the folder " + folder + ": " + error.message() + ".");
    return folder;
}

/// The page beside the program: in a build folder, or where it is installed.
std::string page_folder(const Serve& command) {
    const std::string given = value_of(command, "page");
    std::error_code error;
    if (!given.empty()) {
        if (!fs::exists(fs::path(given) / "index.html", error))
            throw refused("There is no page in " + given + ": it has no index.html.");
        return given;
    }
    const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const fs::path& folder :
         {program / "page", program / "../web/dist", program / "../share/croupier/page"})
        if (fs::exists(folder / "index.html", error)) return folder.lexically_normal().string();
    return {};
}

std::vector<std::string> addresses_of_this_machine() {
    std::vector<std::string> addresses;
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return addresses;
    for (const ifaddrs* at = all; at != nullptr; at = at->ifa_next) {
        const bool usable = at->ifa_addr != nullptr && at->ifa_addr->sa_family == AF_INET &&
                            (at->ifa_flags & IFF_UP) != 0 && (at->ifa_flags & IFF_LOOPBACK) == 0;
        if (!usable) continue;
        char text[INET_ADDRSTRLEN] = {};
        inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(at->ifa_addr)->sin_addr, text, sizeof text);
        addresses.push_back(text);
    }
    freeifaddrs(all);
    return addresses;
}

server::Settings settings_of(const Serve& command) {
    server::Settings settings;
    const std::string port = value_of(command, "port"), bind = value_of(command, "bind");
    settings.port_given = !port.empty();
    settings.port = number_of(command, "port", settings.port, 65535);
    const std::string lan = value_of(command, "lan");
    settings.lan = command.lan || lan == "true" || lan == "1" || lan == "on";
    settings.bind = !bind.empty() ? bind : settings.lan ? "0.0.0.0" : settings.bind;
    settings.store = known_store(value_of(command, "store"));
    if (settings.store.empty()) settings.store = data_folder(command) + "/croupier.db";
    settings.page = page_folder(command);
    settings.origins = list_of(value_of(command, "origin"));
    settings.proxies = list_of(value_of(command, "proxy"));
    for (const std::string& proxy : settings.proxies) {
        in6_addr address;
        if (inet_pton(AF_INET, proxy.c_str(), &address) != 1 &&
            inet_pton(AF_INET6, proxy.c_str(), &address) != 1)
            throw wrong_usage("--proxy " + is_not("an address such as 10.0.0.2", proxy) + ".");
    }
    settings.think = std::chrono::milliseconds(number_of(command, "think", 300, 60'000));
    settings.pause = std::chrono::milliseconds(number_of(command, "pause", 0, 60'000));
    settings.bot_threads = number_of(command, "bot-threads", 0, 1024);
    settings.limits.sockets = number_of(command, "most-connections", settings.limits.sockets, 1'000'000);
    settings.limits.sockets_of_address =
        number_of(command, "most-of-address", settings.limits.sockets_of_address, 1'000'000);
    return settings;
}

/// A port that nobody asked for may be another one.
std::unique_ptr<server::Server> listening(server::Settings settings, store::Store& store) {
    constexpr int kTries = 20;
    const int first = settings.port;
    for (;; ++settings.port) {
        try {
            return std::make_unique<server::Server>(settings, store);
        } catch (const Failure& failure) {
            const bool taken = failure.fault() == Fault::Busy;
            if (taken && !settings.port_given && settings.port < first + kTries) continue;
            const std::string where = settings.bind + ":" + std::to_string(settings.port);
            throw refused(taken ? "Somebody else listens at " + where +
                                      " already; choose another port with --port."
                                : "Cannot listen at " + where + ": " + failure.sentence() + ".");
        }
    }
}

int run(const Serve& given) {
    Serve command = given;
    const char* const config = std::getenv("CROUPIER_CONFIG");
    if (command.config.empty() && config != nullptr) command.config = config;
    if (!command.config.empty()) command.file = read_settings(command.config);
    if (sodium_init() < 0) throw refused("The operating system gives no random numbers.");
    const server::Settings settings = settings_of(command);
    std::unique_ptr<store::Store> store = store::open(settings.store);
#ifdef CROUPIER_FAILPOINTS
    if (const char* fail = std::getenv("CROUPIER_FAIL"))
        store = std::make_unique<store::Faulty>(std::move(store), store::read_mishaps(fail));
#endif
    const auto server = listening(settings, *store);
    const std::string port = ":" + std::to_string(server->port()) + "/";
    if (settings.bind == "0.0.0.0" || settings.bind == "::") {
        print_line("Croupier serves at http://127.0.0.1" + port);
        for (const std::string& address : addresses_of_this_machine())
            print_line("In your network: http://" + address + port);
    } else {
        const bool six = settings.bind.find(':') != std::string::npos;
        print_line("Croupier serves at http://" + (six ? "[" + settings.bind + "]" : settings.bind) + port);
    }
    flush_output();
    server->run(true);
    return kFine;
}

}  // namespace

void add_serve(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("serve", "Let people play over the network");
    const auto options = options_of<Serve>(command, chosen, run);
    for (const Option& option : kOptions)
        command.add_option(std::string("--") + option.name, options->flags[option.name], option.about)
            ->type_name(option.type);
    command.add_flag("--lan", options->lan, "Listen to the whole network, and print the addresses to share");
    command.add_option("--config", options->config, "A file of settings, a line each: port = 8620")
        ->type_name("FILE");
    command.footer(
        "Every setting can also come from the environment (CROUPIER_PORT=8620) or from the file; a flag "
        "wins\n"
        "over the environment, the environment over the file. Tables are kept and go on after a restart.\n"
        "Stop it with Ctrl-C. docs/protocol.md tells how to speak to it, docs/hosting.md how to run it.\n\n"
        "Examples:\n"
        "  croupier serve\n"
        "  croupier serve --lan --port 9000\n"
        "  croupier serve --store postgres://croupier@localhost/croupier --config /etc/croupier.conf\n");
}

}  // namespace app
