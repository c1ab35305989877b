#include "platform/sound/synth.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sound {

namespace {

constexpr float tau = 2 * std::numbers::pi_v<float>;

// A wave under construction, with the few tools that all sounds are made of.
class Wave {
  public:
    explicit Wave(float seconds) : samples_(static_cast<std::size_t>(seconds * rate)) {}

    // A struck body: a sine that dies away, its pitch sinking a little as skins and boards do.
    void ring(float at, float pitch, float loud, float decay, float sink = 0) {
        float phase = 0;
        for (std::size_t i = begin(at); i < samples_.size(); ++i) {
            const float t = time(i) - at;
            phase += tau * pitch * (1 + sink * std::exp(-t * 30)) / rate;
            samples_[i] += loud * std::sin(phase) * std::exp(-t / decay) * attack(t);
        }
    }
    // A breath of noise between two pitches.
    void noise(float at, float length, float loud, float low, float high, float swell = 0.004F) {
        float smooth = 0;
        float slow = 0;
        const float follow = 1 - std::exp(-tau * high / rate);
        const float lag = 1 - std::exp(-tau * low / rate);
        for (std::size_t i = begin(at); i < samples_.size(); ++i) {
            const float t = time(i) - at;
            if (t > length * 5) break;
            smooth += follow * (random() - smooth);
            slow += lag * (smooth - slow);
            samples_[i] += loud * (smooth - slow) * std::exp(-t / length) * std::min(1.0F, t / swell);
        }
    }
    // Between −1 and 1, from a generator of its own: the same sound every time.
    float random() {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<float>(static_cast<std::int32_t>(state_)) / 2147483648.0F;
    }
    // As loud as asked for, and silent at the end.
    std::vector<float> finish(float peak) {
        float most = 0.001F;
        for (const float s : samples_) most = std::max(most, std::abs(s));
        const auto fade = static_cast<float>(std::min<std::size_t>(samples_.size(), rate / 50));
        for (std::size_t i = 0; i < samples_.size(); ++i) {
            const auto left = static_cast<float>(samples_.size() - 1 - i);
            samples_[i] *= peak / most * std::min(1.0F, left / fade);
        }
        return std::move(samples_);
    }

  private:
    static std::size_t begin(float at) { return static_cast<std::size_t>(at * rate); }
    static float time(std::size_t i) { return static_cast<float>(i) / rate; }
    static float attack(float t) { return std::min(1.0F, t / 0.002F); }
    std::vector<float> samples_;
    std::uint32_t state_ = 20240229;
};

std::vector<float> tap() {
    Wave wave(0.09F);
    wave.ring(0, 620, 0.8F, 0.016F, 0.25F);
    wave.ring(0, 1240, 0.2F, 0.008F);
    return wave.finish(0.22F);
}

// A card laid on felt: a slip, then a soft slap.
std::vector<float> card() {
    Wave wave(0.22F);
    wave.noise(0, 0.022F, 0.5F, 1800, 6500, 0.012F);
    wave.noise(0.045F, 0.014F, 1, 500, 4200, 0.001F);
    wave.ring(0.045F, 170, 0.5F, 0.022F, 0.5F);
    return wave.finish(0.45F);
}

std::vector<float> shuffle() {
    Wave wave(0.85F);
    for (int i = 0; i < 26; ++i) {
        const float at = 0.02F + 0.024F * static_cast<float>(i) + 0.006F * wave.random() + 0.008F;
        const float bow = std::sin(static_cast<float>(i) / 26 * 3.1F);
        wave.noise(at, 0.006F, 0.35F + 0.55F * bow, 1400, 5200, 0.001F);
    }
    wave.noise(0.72F, 0.018F, 0.9F, 400, 3800, 0.002F);
    return wave.finish(0.4F);
}

// A wooden piece set down.
std::vector<float> token() {
    Wave wave(0.2F);
    wave.ring(0, 940, 0.7F, 0.028F, 0.1F);
    wave.ring(0, 2210, 0.3F, 0.012F);
    wave.ring(0, 240, 0.6F, 0.03F, 0.4F);
    wave.noise(0, 0.005F, 0.4F, 1000, 6000, 0.001F);
    return wave.finish(0.4F);
}

std::vector<float> stamp() {
    Wave wave(0.35F);
    wave.ring(0, 105, 1, 0.06F, 1.2F);
    wave.ring(0, 320, 0.35F, 0.03F, 0.4F);
    wave.noise(0, 0.02F, 0.7F, 200, 2400, 0.001F);
    wave.noise(0.16F, 0.02F, 0.12F, 1500, 5000, 0.008F);
    return wave.finish(0.6F);
}

std::vector<float> tick() {
    Wave wave(0.08F);
    wave.ring(0, 1850, 0.7F, 0.010F);
    wave.ring(0, 2900, 0.3F, 0.006F);
    return wave.finish(0.25F);
}

// Partials of a small gong, beating against each other.
std::vector<float> gong() {
    Wave wave(2.6F);
    constexpr float base = 196;
    constexpr float partials[] = {1, 1.503F, 1.512F, 2.09F, 2.74F, 2.76F, 3.61F, 4.28F};
    float loud = 1;
    for (const float partial : partials) {
        wave.ring(0, base * partial, loud, 0.95F / (0.5F + partial * 0.35F), 0.012F);
        loud *= 0.76F;
    }
    wave.noise(0, 0.03F, 0.5F, 300, 3000, 0.004F);
    return wave.finish(0.5F);
}

std::vector<float> gavel() {
    Wave wave(0.6F);
    for (const float at : {0.0F, 0.2F}) {
        wave.ring(at, 410, 0.8F, 0.03F, 0.3F);
        wave.ring(at, 1020, 0.35F, 0.018F);
        wave.ring(at, 150, 0.8F, 0.06F, 0.6F);
        wave.noise(at, 0.008F, 0.7F, 600, 5000, 0.001F);
    }
    return wave.finish(0.6F);
}

// Many hands, each clapping at its own pace, swelling and dying down.
std::vector<float> applause() {
    Wave wave(2.4F);
    for (int hand = 0; hand < 22; ++hand) {
        const float pace = 0.17F + 0.05F * wave.random();
        const float pitch = 1150 + 450 * wave.random();
        for (float at = 0.12F + 0.1F * wave.random(); at < 2.2F; at += pace + 0.02F * wave.random()) {
            if (at < 0) continue;
            const float swell = std::min(1.0F, at * 3) * std::min(1.0F, (2.3F - at) * 0.9F);
            wave.noise(at, 0.011F, 0.4F * swell, pitch * 0.5F, pitch * 2, 0.0015F);
        }
    }
    return wave.finish(0.45F);
}

std::vector<float> sand() {
    Wave wave(0.7F);
    for (int i = 0; i < 90; ++i) {
        const float at = 0.03F + 0.6F * (0.5F + 0.5F * wave.random());
        wave.noise(at, 0.003F, 0.5F, 3500, 9000, 0.0006F);
    }
    wave.noise(0, 0.18F, 0.5F, 3000, 8000, 0.06F);
    return wave.finish(0.2F);
}

} // namespace

std::vector<float> synthesise(app::Sound sound) {
    switch (sound) {
    case app::Sound::none: break;
    case app::Sound::tap: return tap();
    case app::Sound::card: return card();
    case app::Sound::shuffle: return shuffle();
    case app::Sound::token: return token();
    case app::Sound::stamp: return stamp();
    case app::Sound::tick: return tick();
    case app::Sound::gong: return gong();
    case app::Sound::gavel: return gavel();
    case app::Sound::applause: return applause();
    case app::Sound::sand: return sand();
    }
    return {};
}

} // namespace sound
