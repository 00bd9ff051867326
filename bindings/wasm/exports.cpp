// The whole surface of croupier.wasm: text in, text out, through linear memory. The host writes a JSON
// request into croupier_buffer(size), calls croupier_call(size), and reads that many bytes of JSON at
// croupier_answer(). Both places are good until the next call.
#include <cstdint>
#include <string>
#include <string_view>

#include "call.h"

#define CROUPIER_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

std::string request;
std::string answer;

}  // namespace

CROUPIER_EXPORT(croupier_buffer) char* croupier_buffer(std::uint32_t size) {
    if (request.size() < size) request.resize(size);
    return request.data();
}

CROUPIER_EXPORT(croupier_call) std::uint32_t croupier_call(std::uint32_t size) {
    answer = wasm::call(std::string_view(request).substr(0, size));
    return static_cast<std::uint32_t>(answer.size());
}

CROUPIER_EXPORT(croupier_answer) const char* croupier_answer() { return answer.data(); }
