// What the page does for us: the JavaScript functions of web/host.js, by name.
//
// What always holds: each returns at once. Left out: what the page asks of us (main.cpp exports it).
#pragma once

#include <cstdint>
#include <string_view>

namespace web {

void request_frame();
void wake_at(double moment);
void keep(std::string_view name, const unsigned char* bytes, std::size_t count);
std::uint64_t seed();
// Samples are handed over once for each sound (`has_sound`), then played by number.
bool has_sound(int sound);
void give_sound(int sound, const float* samples, std::size_t count, int rate);
void play(int sound);
void vibrate(int ms);
void mirror(std::string_view json);
void say(std::string_view words);
void full_screen();
void show_licences();
// Draws words of any script; 0 when it cannot. Then `take_words` copies the pixels.
struct WordsSize {
    int width = 0;
    int height = 0;
    int baseline = 0;
};
WordsSize draw_words(std::string_view words, float px);
void take_words(unsigned char* rgba);

} // namespace web
