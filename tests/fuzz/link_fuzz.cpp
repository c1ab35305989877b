// Hostile words as a link: reading gives a sound link, which is spelt as it was read, or says what is wrong.
#include "games/modules/modules.h"
#include "session/letters.h"
#include "session/link.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

std::string written(const session::Link& link) {
    const session::Names names = link.people.empty() ? session::Names::left_out : session::Names::told;
    switch (link.kind) {
    case session::LinkKind::table: return session::link_to_table(*link.game, link.setup, link.people, names);
    case session::LinkKind::match: return session::link_to_match(*link.session, link.match, names);
    case session::LinkKind::replay: return session::link_to_replay(*link.session, names);
    }
    return {};
}

void read(const std::string& words, bool spelt) {
    const auto link = session::read_link(words, games::modules());
    if (!link) return;
    if (link->session && link->game->decode_state(link->session->snapshot()).empty()) std::abort();
    // A link of older rules is spelt anew by the present ones; there are none yet.
    if (spelt && written(*link) != words) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    read({data, data + size}, false);
    // Sealed, or nothing behind the seal would ever be reached.
    engine::Writer body;
    body.raw({data, size});
    read(session::to_letters(1, body, session::most_link), true);
    return 0;
}
