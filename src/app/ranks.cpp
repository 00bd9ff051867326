#include "app/ranks.h"

#include <cstdlib>

#include "app/failure.h"

#ifdef CROUPIER_MPI
#define OMPI_SKIP_MPICXX 1
#define MPICH_SKIP_MPICXX 1
#include <mpi.h>
#endif

namespace app {
namespace {

/// A number that the starter of ranks leaves in the environment; -1 without one.
int told(std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (const char* value = std::getenv(name)) return std::atoi(value);
    return -1;
}
int told_rank() { return told({"OMPI_COMM_WORLD_RANK", "PMI_RANK"}); }
int told_size() { return told({"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}); }

}  // namespace

bool speaks_for_all() { return told_rank() <= 0; }

#ifdef CROUPIER_MPI

namespace {
constexpr int kLine = 1, kEnd = 2, kStop = 3;
}

Ranks::Ranks() {
    if (told_size() < 2) return;
    // Only the thread that made this speaks with the others.
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Ranks::~Ranks() {
    if (size_ > 1) MPI_Finalize();
}

std::string Ranks::share(const std::string& text) const {
    if (size_ == 1) return text;
    std::string shared = text;
    int length = static_cast<int>(shared.size());
    MPI_Bcast(&length, 1, MPI_INT, 0, MPI_COMM_WORLD);
    shared.resize(static_cast<std::size_t>(length));
    MPI_Bcast(shared.data(), length, MPI_CHAR, 0, MPI_COMM_WORLD);
    return shared;
}

void Ranks::send(const std::string& line) const {
    MPI_Send(line.data(), static_cast<int>(line.size()), MPI_CHAR, 0, kLine, MPI_COMM_WORLD);
}
void Ranks::send_end() const { MPI_Send(nullptr, 0, MPI_CHAR, 0, kEnd, MPI_COMM_WORLD); }

Ranks::Heard Ranks::hear() const {
    Heard heard;
    while (size_ > 1) {
        int waiting = 0;
        MPI_Status about;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &waiting, &about);
        if (waiting == 0) break;
        int length = 0;
        MPI_Get_count(&about, MPI_CHAR, &length);
        std::string line(static_cast<std::size_t>(length), '\0');
        MPI_Recv(line.data(), length, MPI_CHAR, about.MPI_SOURCE, about.MPI_TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        if (about.MPI_TAG == kEnd)
            ++heard.ends;
        else
            heard.lines.push_back(std::move(line));
    }
    return heard;
}

void Ranks::stop_others() const {
    for (int other = 1; other < size_; ++other) MPI_Send(nullptr, 0, MPI_CHAR, other, kStop, MPI_COMM_WORLD);
}

bool Ranks::told_to_stop() const {
    int waiting = 0;
    MPI_Iprobe(0, kStop, MPI_COMM_WORLD, &waiting, MPI_STATUS_IGNORE);
    if (waiting != 0) MPI_Recv(nullptr, 0, MPI_CHAR, 0, kStop, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return waiting != 0;
}

void Ranks::give_up(int code) const {
    if (size_ > 1) MPI_Abort(MPI_COMM_WORLD, code);
    std::exit(code);
}

#else

Ranks::Ranks() {
    if (told_size() > 1)
        throw refused("This croupier was built without MPI and cannot share its games with other ranks.");
}
Ranks::~Ranks() = default;
std::string Ranks::share(const std::string& text) const { return text; }
void Ranks::send(const std::string&) const {}
void Ranks::send_end() const {}
Ranks::Heard Ranks::hear() const { return {}; }
void Ranks::stop_others() const {}
bool Ranks::told_to_stop() const { return true; }
void Ranks::give_up(int code) const { std::exit(code); }

#endif

}  // namespace app
