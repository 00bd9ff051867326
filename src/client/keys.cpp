#include "client/keys.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

namespace client {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// One file a table, so that several programs at once are not in each other's way.
fs::path file_of(const Address& address) {
    std::string name = address.host + "_" + address.port + address.prefix + "_" + address.id;
    for (char& c : name)
        if (c == '/' || c == ':' || c == '%') c = '_';
    return fs::path(keys_folder()) / (name + ".json");
}

std::string environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

}  // namespace

std::string keys_folder() {
    if (const std::string state = environment("XDG_STATE_HOME"); state.starts_with("/"))
        return state + "/croupier/seats";
    return environment("HOME") + "/.local/state/croupier/seats";
}

Key read_key(const Address& address) {
    std::ifstream file(file_of(address));
    const json kept = json::parse(file, nullptr, false);
    if (!kept.is_object()) return {};
    Key key;
    if (kept.contains("token") && kept["token"].is_string()) key.token = kept["token"];
    if (kept.contains("name") && kept["name"].is_string()) key.name = kept["name"];
    return key;
}

void keep_key(const Address& address, const Key& key) {
    const fs::path file = file_of(address);
    const std::string fresh = file.string() + ".new";
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    fs::permissions(file.parent_path(), fs::perms::owner_all, error);
    const std::string text = json{{"token", key.token}, {"name", key.name}}.dump() + "\n";
    const int opened = open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool fine = opened >= 0 && write(opened, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    if (opened >= 0) fine = close(opened) == 0 && fine;
    if (fine) fs::rename(fresh, file, error);
    if (!fine || error)
        throw Failure{Fault::Denied, "The key of the seat cannot be kept in " + file.parent_path().string() +
                                         ": without it the seat is lost when this program ends."};
}

}  // namespace client
