#include "app/settings.h"

namespace app {

namespace {
constexpr std::uint32_t format = 1;
constexpr std::uint32_t formats = 256;
constexpr std::uint32_t motions = 3;
} // namespace

engine::Bytes write_settings(const Settings& settings) {
    engine::Writer out;
    out.below(format, formats);
    out.below(settings.text_size, text_scales.size());
    out.below(static_cast<std::uint32_t>(settings.motion), motions);
    for (const bool on : {settings.sound, settings.vibration, settings.left_handed, settings.hold_to_look,
                          settings.high_contrast, settings.developer, settings.at_table})
        out.boolean(on);
    return out.take();
}

Settings read_settings(engine::ByteView bytes) {
    engine::Reader in{bytes};
    Settings settings;
    if (in.below(formats) != format) return {};
    settings.text_size = static_cast<std::uint8_t>(in.below(text_scales.size()));
    settings.motion = static_cast<Motion>(in.below(motions));
    for (bool* const on : {&settings.sound, &settings.vibration, &settings.left_handed, &settings.hold_to_look,
                           &settings.high_contrast, &settings.developer, &settings.at_table})
        *on = in.boolean();
    return in.finished() ? settings : Settings{};
}

engine::Bytes write_group(const session::People& people) {
    engine::Writer out;
    out.below(format, formats);
    write(out, people);
    return out.take();
}

session::People read_group(engine::ByteView bytes) {
    engine::Reader in{bytes};
    if (in.below(formats) != format) return {};
    session::People people = session::read_people(in);
    return in.finished() ? people : session::People{};
}

} // namespace app
