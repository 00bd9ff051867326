// What the C++ runtime would bring along, reduced to what this module needs. The usual definitions print a
// message before they give up, and printing would make the module import functions from its host. Here they
// trap: the host sees a RuntimeError.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <version>

#include "bots/makers.h"

extern "C" {

// Debian's clang protects stacks and wasi-libc lacks the two symbols for it.
std::uintptr_t __stack_chk_guard = 0x2b7e151628aed2a6u & UINTPTR_MAX;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

// Called by libc++abi.
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

}  // extern "C"

_LIBCPP_BEGIN_NAMESPACE_STD
// Called by libc++ when one of its checks fails, and where it would throw.
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

void* operator new(std::size_t size) {
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) __builtin_trap();
    return memory;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

// A page cannot start programs that play.
std::unique_ptr<bots::AnyBot> bots::make_external_bot(const std::string&, const Limits&) { return nullptr; }
