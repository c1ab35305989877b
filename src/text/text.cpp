#include "text/text.h"

#include <algorithm>

namespace text {

Arg::Arg(Text text) : held_(std::make_shared<const Text>(std::move(text))) {}

bool operator==(const Arg& a, const Arg& b) {
    using Shared = std::shared_ptr<const Text>;
    const Shared* const left = std::get_if<Shared>(&a.held_);
    const Shared* const right = std::get_if<Shared>(&b.held_);
    if (left != nullptr && right != nullptr) return **left == **right;
    return a.held_ == b.held_;
}

Text find(const Pack& pack, std::string_view key, std::vector<Arg> args) {
    const std::string_view* const end = pack.keys + pack.count;
    const std::string_view* const found = std::lower_bound(pack.keys, end, key);
    if (found == end || *found != key) return {};
    return {&pack, static_cast<std::uint16_t>(found - pack.keys), std::move(args)};
}

} // namespace text
