#include "platform/headless/device.h"

namespace headless {

void Device::keep(std::string_view name, engine::ByteView bytes) {
    if (bytes.empty()) {
        records.erase(std::string{name});
    } else {
        records.insert_or_assign(std::string{name}, engine::Bytes(bytes.begin(), bytes.end()));
    }
}

void Device::mirror(const scene::Nodes& nodes, scene::NodeId focus) {
    mirrored = nodes;
    ++mirrors;
    if (!focus.none()) focused = focus;
}

} // namespace headless
