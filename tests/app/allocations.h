// How often this program asked for memory.
//
// What always holds: every `new` of C++ counts, our own and the library's. Left out: what C code takes by malloc.
#pragma once

#include <cstddef>

namespace app_test {

std::size_t allocations();

} // namespace app_test
