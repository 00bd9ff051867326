// states FILE…: the number that `croupier replay --fingerprint` prints for a journal, one a line. Small
// enough to be compiled by one more compiler.

#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "match/fingerprint.h"
#include "match/journal.h"

int main(int count, char** arguments) {
    for (int i = 1; i < count; ++i) {
        std::ifstream file(arguments[i]);
        std::stringstream text;
        text << file.rdbuf();
        const match::Journal journal = match::read_journal(text.str());
        if (!file || journal.wrong) {
            std::fprintf(stderr, "%s is no journal that can be replayed.\n", arguments[i]);
            return 1;
        }
        std::printf("%016" PRIx64 "\n", match::fingerprint(*journal.match));
    }
}
