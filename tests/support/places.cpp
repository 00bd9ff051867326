#include "support/places.h"

namespace support {

const std::string& program() {
    static const std::string path = CROUPIER_PROGRAM;
    return path;
}

std::string source(std::string_view path) { return std::string(CROUPIER_SOURCE_DIR "/").append(path); }

}  // namespace support
