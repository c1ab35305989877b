// Hostile bytes as a kept match: loading gives a sound match or refuses, and never anything else.
#include "games/modules/modules.h"
#include "session/save.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // A right seal is added, or nothing behind it would ever be reached.
    engine::Writer sealed;
    sealed.raw({data, size});
    sealed.bits(engine::digest({data, size}), 64);
    const auto loaded = session::load(sealed.bytes(), &games::find_module);
    if (!loaded) return 0;
    // What was accepted is kept and comes back the same.
    const auto again = session::load(session::save(*loaded->session, loaded->stamp), &games::find_module);
    if (!again || again->session->digest() != loaded->session->digest()) std::abort();
    const auto summary = session::summarise(sealed.bytes(), &games::find_module);
    if (!summary || summary->actions != loaded->session->log().size()) std::abort();
    return 0;
}
