// Hostile bytes as what somebody typed or another app wrote: a name is tidy after one tidying, and who
// sits at a table is read as it was written or not at all.
#include "session/people.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string typed(data, data + size);
    const std::string name = session::tidy_name(typed);
    const auto characters =
        std::ranges::count_if(name, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    if (characters > session::most_name || session::tidy_name(name) != name) std::abort();
    engine::Reader in{{data, size}};
    const session::People people = session::read_people(in);
    if (!in.ok()) return 0;
    engine::Writer out;
    session::write(out, people);
    engine::Reader again{out.bytes()};
    if (session::read_people(again) != people) std::abort();
    return 0;
}
