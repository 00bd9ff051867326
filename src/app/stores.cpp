#include "app/stores.h"

#include <cstdlib>

namespace app {
namespace {

std::string set_in_environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

}  // namespace

void add_store_option(CLI::App& command, std::string& store) {
    command.add_option("--store", store, "A SQLite file, or postgres://… (the one `croupier serve` uses)")
        ->type_name("FILE|URL");
}

const std::string& known_store(const std::string& where) {
    if (where.find("://") != where.npos && !store::is_postgres(where))
        throw wrong_usage("--store " + is_not("a file or postgres://…", where) + ".");
    return where;
}

std::string store_meant(const std::string& given) {
    if (!given.empty()) return known_store(given);
    if (const std::string store = set_in_environment("CROUPIER_STORE"); !store.empty())
        return known_store(store);
    if (const std::string data = set_in_environment("CROUPIER_DATA"); !data.empty())
        return data + "/croupier.db";
    if (const std::string xdg = set_in_environment("XDG_DATA_HOME"); xdg.starts_with("/"))
        return xdg + "/croupier/croupier.db";
    if (const std::string home = set_in_environment("HOME"); !home.empty())
        return home + "/.local/share/croupier/croupier.db";
    throw wrong_usage("There is no home folder; say with --store which store is meant.");
}

}  // namespace app
