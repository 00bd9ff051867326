#include "network/server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "match/journal.h"
#include "support/places.h"

namespace network_test {

int free_port() {
    const int opened = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(bind(opened, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    socklen_t size = sizeof address;
    getsockname(opened, reinterpret_cast<sockaddr*>(&address), &size);
    close(opened);
    return ntohs(address.sin_port);
}

Server::Server(const Folder& data, std::vector<std::string> more, int port) : log_(data / "server.log") {
    if (port == 0) port = free_port();
    words_ = {support::program(), "serve", "--port", std::to_string(port), "--data", data / "data"};
    words_.insert(words_.end(), more.begin(), more.end());
    address_ = client::read_address("http://127.0.0.1:" + std::to_string(port));
    start();
}

void Server::start(const std::string& fail) {
    std::vector<std::string> environment;
    if (!fail.empty()) environment.push_back("CROUPIER_FAIL=" + fail);
    process_ = std::make_unique<Process>(words_, log_, environment);
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (std::chrono::steady_clock::now() < end) {
        try {
            if (client::get(address_, "/readyz", milliseconds(2'000)).status == 200) return;
        } catch (const client::Failure&) {
            if (process_->wait_for(milliseconds(0))) break;
        }
        std::this_thread::sleep_for(milliseconds(20));
    }
    ADD_FAILURE() << "the server does not start: " << log();
}

Address Server::make(const json& wish) const {
    const client::Answer answer = client::post(address_, "/api/tables", wish.dump(), kPatience);
    EXPECT_EQ(answer.status, 201) << answer.body;
    const json made = json::parse(answer.body, nullptr, false);
    return address_.to_seat(made.is_object() ? made.value("table", "") : "");
}

json Server::get(const std::string& path) const {
    const client::Answer answer = client::get(address_, path, kPatience);
    EXPECT_EQ(answer.status, 200) << path << ": " << answer.body;
    return json::parse(answer.body, nullptr, false);
}

bool Player::take_part(milliseconds patience) {
    bool busy = false;
    while (const std::optional<client::Heard> heard = guest.hear(busy ? milliseconds(0) : patience)) {
        busy = true;
        if (const auto* refused = heard->get<protocol::Refused>()) refusals.push_back(refused->why);
    }
    if (!is_asked()) return busy;
    const int question = picture().question_number();
    if (guest.awaits_confirmation() && answered_ == question) return busy;
    answered_ = question;
    guest.move(any_move());
    return true;
}

void play_out(const std::vector<Player*>& players, int rounds) {
    auto last_sign = std::chrono::steady_clock::now();
    for (int round = 0; round < rounds; ++round) {
        bool busy = false, over = true;
        for (Player* player : players) {
            busy |= player->take_part();
            over &= player->is_over();
        }
        if (over) return;
        const auto now = std::chrono::steady_clock::now();
        if (busy) {
            last_sign = now;
        } else if (now - last_sign > kPatience) {
            ADD_FAILURE() << "nothing happens any more: " << players.front()->picture().question_number();
            return;
        } else {
            players[static_cast<std::size_t>(round) % players.size()]->take_part(milliseconds(2));
        }
    }
}

void expect_seen_as_the_journal_says(const std::string& journal, const std::vector<const Player*>& players) {
    const match::Journal read = match::read_journal(journal);
    ASSERT_TRUE(read.match);
    ASSERT_FALSE(read.wrong) << read.wrong->line << ": " << read.wrong->problem.text;
    for (const Player* player : players) {
        const core::Seat viewer = player->picture().seat();
        const int seat = core::index(viewer);
        const std::vector<std::string> lines = read.match->lines_seen(viewer);
        ASSERT_EQ(player->picture().entries().size(), lines.size()) << "seat " << seat;
        for (std::size_t i = 0; i < lines.size(); ++i)
            EXPECT_EQ(player->picture().entries()[i].written(), lines[i])
                << "seat " << seat << ", entry " << i;
        EXPECT_EQ(player->picture().view(), json::parse(read.match->view(viewer))) << "seat " << seat;
    }
}

}  // namespace network_test
