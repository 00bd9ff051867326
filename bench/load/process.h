#pragma once
// A server as a process of its own, that can be killed and started again on the same port and store.

#include <sys/types.h>

#include <string>
#include <vector>

namespace load {

int free_port();

class Serving {
   public:
    /// The words that start it, the port that it is to serve at, and a file for what it says.
    Serving(std::vector<std::string> words, int port, std::string log);
    ~Serving();
    Serving(const Serving&) = delete;
    Serving& operator=(const Serving&) = delete;

    /// Does not wait until it listens. `fail` goes into its environment as CROUPIER_FAIL.
    void start(const std::string& fail = "");
    /// Waits until it answers; false if it does not within twenty seconds.
    bool wait_until_it_serves();
    void kill_it();
    /// As an operator would stop it.
    void stop();
    /// Whether it is gone by itself.
    bool has_ended();

    int port() const { return port_; }
    pid_t id() const { return id_; }
    /// What it has used of the processors, in seconds, while it runs.
    double cpu_seconds() const;
    /// Its memory in bytes, now.
    double memory() const;

   private:
    std::vector<std::string> words_;
    int port_;
    std::string log_;
    pid_t id_ = 0;
};

}  // namespace load
