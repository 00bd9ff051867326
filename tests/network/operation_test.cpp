// What a host does: backup and restore while people play, two servers on one database, a proxy in front, a
// package.

#include <pwd.h>

#include "network/server.h"
#include "support/counts.h"
#include "support/places.h"

namespace network_test {
namespace {

std::string journal_of(const Address& server, const Address& table) {
    return client::get(server, "/api/tables/" + table.id + "/journal", kPatience).body;
}

TEST(Network, a_backup_made_during_play_is_restored_and_goes_on) {
    const Folder folder, restored;
    const Server server(folder);
    const Address table = server.make({{"game", "las-vegas"}, {"seats", kTwoPeople}});
    Player anna(table, "Anna", 1), benno(table, "Benno", 2);
    anna.sit(0);
    benno.sit(1);
    anna.guest.ask(protocol::Start{});
    play_out({&anna, &benno}, 8);
    ASSERT_FALSE(anna.is_over());
    const int kept = anna.picture().last();
    const std::string copy = folder / "copy.db";
    const support::Said backup = support::run({"backup", "--store", folder / "data/croupier.db", copy});
    ASSERT_EQ(backup.code, 0) << backup.out << backup.err;
    play_out({&anna, &benno});
    support::fs::create_directory(restored / "data");
    const support::Said restore = support::run({"restore", "--store", restored / "data/croupier.db", copy});
    ASSERT_EQ(restore.code, 0) << restore.out << restore.err;
    EXPECT_EQ(support::run({"verify", "--store", restored / "data/croupier.db"}).code, 0);
    const Server second(restored);
    Address there = second.address().to_seat(table.id);
    Player again(there, "Anna", 3, anna.guest.token()), too(there, "Benno", 4, benno.guest.token());
    again.until([&] { return again.picture().last() >= kept; }, "what was kept");
    EXPECT_FALSE(again.is_over());
    play_out({&again, &too});
    expect_seen_as_the_journal_says(journal_of(second.address(), table), {&again, &too});
    expect_seen_as_the_journal_says(journal_of(server.address(), table), {&anna, &benno});
}

// ------------------------------------------------------------------------------------------ PostgreSQL

/// A real PostgreSQL server with a folder and a socket of its own.
class Postgres {
   public:
    Postgres() {
        // It refuses to run as root: then Debian's user of that name runs it.
        const passwd* const user = geteuid() == 0 ? getpwnam("postgres") : nullptr;
        if (user != nullptr) {
            EXPECT_EQ(chown((folder_ / "").c_str(), user->pw_uid, user->pw_gid), 0);
            as_ = {"setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"};
        }
        for (const char* name : {"/usr/lib/postgresql/15/bin/", ""}) {
            bin_ = name;
            if (support::fs::exists(bin_ + "postgres")) break;
        }
        EXPECT_EQ(run({bin_ + "initdb", "-D", folder_ / "db", "-U", "croupier", "-A", "trust", "-E", "UTF8",
                       "--locale", "C", "-N"}),
                  0)
            << support::bytes_of(log_ + ".err");
        std::vector<std::string> words = as_;
        for (const std::string& word :
             {bin_ + "postgres", std::string("-D"), folder_ / "db", std::string("-k"), folder_ / "",
              std::string("-c"), std::string("listen_addresses="), std::string("-F")})
            words.push_back(word);
        process_ = std::make_unique<Process>(words, log_);
        for (int i = 0; i < 500 && run({bin_ + "pg_isready", "-q", "-h", folder_ / ""}) != 0; ++i)
            std::this_thread::sleep_for(milliseconds(20));
        EXPECT_EQ(run({bin_ + "createdb", "-h", folder_ / "", "-U", "croupier", "croupier"}), 0);
    }
    ~Postgres() { process_->end(SIGINT); }

    std::string address() const {
        std::string host = folder_ / "";
        while (host.ends_with("/")) host.pop_back();
        for (std::size_t at = 0; (at = host.find('/', at)) != host.npos;) host.replace(at, 1, "%2F");
        return "postgres://croupier@" + host + "/croupier";
    }

   private:
    int run(const std::vector<std::string>& words) {
        std::vector<std::string> all = as_;
        all.insert(all.end(), words.begin(), words.end());
        return Process(all, log_).wait();
    }
    Folder folder_, logs_;
    std::string log_ = logs_ / "postgres.log";
    std::vector<std::string> as_;
    std::string bin_;
    std::unique_ptr<Process> process_;
};

TEST(Network, players_of_one_table_sit_at_two_servers_with_one_database) {
    const Postgres postgres;
    const Folder one, other;
    const Server first(one, {"--store", postgres.address()}), second(other, {"--store", postgres.address()});
    for (const char* game : {"las-vegas-cards", "las-vegan"}) {
        const Address table = first.make({{"game", game}, {"seats", kTwoPeople}});
        Player anna(table, "Anna", 1), benno(second.address().to_seat(table.id), "Benno", 2);
        anna.sit(0);
        benno.sit(1);
        anna.until([&] { return anna.picture().chairs()[1].name == "Benno"; }, "Benno at the other server");
        Player watcher(second.address().to_watch(anna.picture().watch()), "", 1);
        anna.guest.ask(protocol::Start{});
        play_out({&anna, &benno, &watcher});
        ASSERT_TRUE(anna.is_over() && benno.is_over());
        const std::string journal = journal_of(second.address(), table);
        EXPECT_EQ(journal, journal_of(first.address(), table));
        expect_seen_as_the_journal_says(journal, {&anna, &benno, &watcher});
    }
}

TEST(Network, a_game_goes_on_at_the_other_server_when_one_falls) {
    const Postgres postgres;
    const Folder one, other;
    Server first(one, {"--store", postgres.address()});
    const Server second(other, {"--store", postgres.address()});
    const Address table = first.make({{"game", "monte-carlo"},
                                      {"seats", json::array({{{"kind", "person"}},
                                                             {{"kind", "person"}},
                                                             {{"kind", "bot"}, {"level", "regular"}}})}});
    Player anna(table, "Anna", 1), benno(second.address().to_seat(table.id), "Benno", 2);
    anna.sit(0);
    benno.sit(1);
    anna.until([&] { return anna.picture().chairs()[1].name == "Benno"; }, "Benno at the other server");
    anna.guest.ask(protocol::Start{});
    play_out({&anna, &benno}, 40);
    first.kill_it();
    Player again(second.address().to_seat(table.id), "Anna", 3, anna.guest.token());
    EXPECT_EQ(again.picture().seat(), core::Seat(0));
    play_out({&again, &benno});
    expect_seen_as_the_journal_says(journal_of(second.address(), table), {&again, &benno});
}

// ------------------------------------------------------------------------------------------ nginx

/// The part of docs/hosting.md between two lines of a code block that begins with this line.
std::string block_of(const std::string& page, const std::string& first_line) {
    const std::string text = support::bytes_of(page);
    const std::size_t begin = text.find(first_line);
    const std::size_t end = begin == text.npos ? begin : text.find("\n```", begin);
    EXPECT_NE(end, text.npos) << page << " has no block that begins with " << first_line;
    return end == text.npos ? "" : text.substr(begin, end - begin);
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    EXPECT_NE(text.find(what), text.npos) << what;
    for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += with.size())
        text.replace(at, what.size(), with);
    return text;
}

TEST(Network, the_nginx_of_the_hosting_page_stands_in_front) {
    const Folder folder, proxy;
    const Server server(folder, {});
    const int port = free_port();
    // The page's own text, on ports of this test and with a certificate of its own.
    Process openssl(
        {"openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", proxy / "key.pem", "-out", proxy / "cert.pem"},
        proxy / "openssl.log");
    ASSERT_EQ(openssl.wait(), 0) << support::bytes_of(proxy / "openssl.log.err");
    std::string site = block_of(support::source("docs/hosting.md"), "# /etc/nginx/sites-available/croupier");
    site = replaced(site, "127.0.0.1:8620", server.address().host_and_port());
    site =
        replaced(site, "listen 443 ssl http2;", "listen 127.0.0.1:" + std::to_string(port) + " ssl http2;");
    site = replaced(site, "listen [::]:443 ssl http2;", "");
    site = replaced(site, "table.example.org", "localhost");
    site = replaced(site, "/etc/letsencrypt/live/localhost/fullchain.pem", proxy / "cert.pem");
    site = replaced(site, "/etc/letsencrypt/live/localhost/privkey.pem", proxy / "key.pem");
    const std::string around = "master_process off;\ndaemon off;\npid " + (proxy / "pid") + ";\nerror_log " +
                               (proxy / "error.log") + ";\nevents {}\nhttp {\naccess_log off;\n";
    std::string folders;
    for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
        folders += std::string(kind) + "_temp_path " + (proxy / kind) + ";\n";
    const std::string file = proxy.file("nginx.conf", around + folders + site + "\n}\n");
    Process nginx({"nginx", "-e", proxy / "error.log", "-c", file, "-p", proxy / ""}, proxy / "nginx.log");
    setenv("SSL_CERT_FILE", (proxy / "cert.pem").c_str(), 1);
    const Address front = client::read_address("https://localhost:" + std::to_string(port));
    const auto end = std::chrono::steady_clock::now() + kPatience;
    bool ready = false;
    while (!ready && std::chrono::steady_clock::now() < end) {
        try {
            ready = client::get(front, "/healthz", milliseconds(2'000)).status == 200;
        } catch (const client::Failure&) {
            std::this_thread::sleep_for(milliseconds(50));
        }
    }
    ASSERT_TRUE(ready) << support::bytes_of(proxy / "error.log")
                       << support::bytes_of(proxy / "nginx.log.err");
    const client::Answer metrics = client::get(front, "/metrics", kPatience);
    EXPECT_EQ(metrics.status, 403) << "figures are not for everybody";
    const client::Answer made = client::post(
        front, "/api/tables",
        json{{"game", "las-vegas"}, {"options", {{"rounds", 1}}}, {"seats", kTwoPeople}}.dump(), kPatience);
    ASSERT_EQ(made.status, 201) << made.body;
    const Address table = front.to_seat(json::parse(made.body)["table"].get<std::string>());
    Player anna(table, "Anna", 1), benno(table, "Benno", 2);
    anna.sit(0);
    benno.sit(1);
    anna.guest.ask(protocol::Start{});
    play_out({&anna, &benno});
    ASSERT_TRUE(anna.is_over());
    expect_seen_as_the_journal_says(journal_of(front, table), {&anna, &benno});
}

// ------------------------------------------------------------------------------------------ systemd, Debian

TEST(Network, the_service_is_hardened) {
    const Folder folder;
    Process analyze({"systemd-analyze", "security", "--offline=true", "--threshold=20",
                     support::source("packaging/croupier.service")},
                    folder / "out");
    EXPECT_EQ(analyze.wait(), 0) << support::bytes_of(folder / "out");
}

TEST(Network, the_package_holds_program_service_settings_and_documents) {
    if (support::kSanitized) GTEST_SKIP() << "The package is made of the program of the release build.";
    const Folder folder;
    const support::fs::path build = support::fs::path(support::program()).parent_path();
    const std::vector<std::string> words{"cpack", "--config", (build / "CPackConfig.cmake").string(), "-B",
                                         folder / "package"};
    support::fs::create_directories(folder / "page");
    const std::vector<std::string> page{"CROUPIER_PAGE=" + (folder / "page")};
    Process refuses(words, folder / "refused.log", page);
    EXPECT_NE(refuses.wait(), 0);
    EXPECT_NE(support::bytes_of(folder / "refused.log.err").find("There is no page in"), std::string::npos)
        << support::bytes_of(folder / "refused.log") << support::bytes_of(folder / "refused.log.err");
    folder.file("page/index.html", "<!doctype html>");
    Process cpack(words, folder / "cpack.log", page);
    ASSERT_EQ(cpack.wait(), 0) << support::bytes_of(folder / "cpack.log")
                               << support::bytes_of(folder / "cpack.log.err");
    std::string package;
    for (const auto& file : support::fs::directory_iterator(folder / "package"))
        if (file.path().extension() == ".deb") package = file.path().string();
    ASSERT_FALSE(package.empty());
    Process list({"dpkg", "-c", package}, folder / "list");
    ASSERT_EQ(list.wait(), 0);
    const std::string files = support::bytes_of(folder / "list");
    for (const char* file :
         {"./usr/bin/croupier\n", "./usr/lib/systemd/system/croupier.service\n",
          "./usr/share/croupier/page/index.html\n", "./etc/croupier/croupier.env\n",
          "./usr/share/doc/croupier/hosting.md\n", "./usr/share/doc/croupier/protocol.md\n",
          "./usr/share/doc/croupier/verify_fair.py\n"})
        EXPECT_NE(files.find(file), files.npos) << file << files;
    Process info({"dpkg", "-I", package}, folder / "info");
    ASSERT_EQ(info.wait(), 0);
    const std::string facts = support::bytes_of(folder / "info");
    for (const char* fact :
         {"Package: croupier", "Depends: ", "libsqlite3-0", "libpq5", "conffiles", "postinst"})
        EXPECT_NE(facts.find(fact), facts.npos) << fact << facts;
}

}  // namespace
}  // namespace network_test
