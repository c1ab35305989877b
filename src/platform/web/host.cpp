#include "platform/web/host.h"

#include <emscripten/em_js.h>

// Names are quoted: the compiler of the page's script renames what is not, and web/host.js is not seen by it.
// clang-format off
EM_JS(void, host_request_frame, (), { Module['host']['requestFrame'](); })
EM_JS(void, host_wake_at, (double moment), { Module['host']['wakeAt'](moment); })
EM_JS(void, host_keep, (const char* name, int name_size, const void* bytes, int count), {
    Module['host']['keep'](name, name_size, bytes, count);
})
EM_JS(double, host_random, (), { return Module['host']['random'](); })
EM_JS(int, host_has_sound, (int sound), { return Module['host']['hasSound'](sound) ? 1 : 0; })
EM_JS(void, host_give_sound, (int sound, const void* samples, int count, int rate), {
    Module['host']['giveSound'](sound, samples, count, rate);
})
EM_JS(void, host_play, (int sound), { Module['host']['play'](sound); })
EM_JS(void, host_vibrate, (int ms), { Module['host']['vibrate'](ms); })
EM_JS(void, host_mirror, (const char* json, int size), { Module['host']['mirror'](json, size); })
EM_JS(void, host_say, (const char* words, int size), { Module['host']['say'](words, size); })
EM_JS(void, host_full_screen, (), { Module['host']['fullScreen'](); })
EM_JS(void, host_show_licences, (), { Module['host']['showLicences'](); })
EM_JS(void, host_draw_words, (const char* words, int size, float px, void* out), {
    Module['host']['drawWords'](words, size, px, out);
})
EM_JS(void, host_take_words, (void* rgba), { Module['host']['takeWords'](rgba); })
// clang-format on

namespace web {

namespace {
int size_of(std::string_view words) { return static_cast<int>(words.size()); }
} // namespace

void request_frame() { host_request_frame(); }
void wake_at(double moment) { host_wake_at(moment); }
void keep(std::string_view name, const unsigned char* bytes, std::size_t count) {
    host_keep(name.data(), size_of(name), bytes, static_cast<int>(count));
}
// Two numbers of 32 random bits each.
std::uint64_t seed() {
    const auto high = static_cast<std::uint64_t>(host_random());
    return high << 32U | static_cast<std::uint64_t>(host_random());
}
bool has_sound(int sound) { return host_has_sound(sound) != 0; }
void give_sound(int sound, const float* samples, std::size_t count, int rate) {
    host_give_sound(sound, samples, static_cast<int>(count), rate);
}
void play(int sound) { host_play(sound); }
void vibrate(int ms) { host_vibrate(ms); }
void mirror(std::string_view json) { host_mirror(json.data(), size_of(json)); }
void say(std::string_view words) { host_say(words.data(), size_of(words)); }
void full_screen() { host_full_screen(); }
void show_licences() { host_show_licences(); }
WordsSize draw_words(std::string_view words, float px) {
    WordsSize size;
    host_draw_words(words.data(), size_of(words), px, &size);
    return size;
}
void take_words(unsigned char* rgba) { host_take_words(rgba); }

} // namespace web
