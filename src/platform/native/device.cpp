#include "platform/native/device.h"

#include "platform/sound/synth.h"

#include <cstdio>

#include <random>

namespace native {

Device::Device() {
    if (char* folder = SDL_GetPrefPath("sobremesa", "sobremesa")) {
        folder_ = folder;
        SDL_free(folder);
    }
}

Device::~Device() {
    if (audio_ != 0) SDL_CloseAudioDevice(audio_);
}

std::uint64_t Device::seed() {
    std::random_device random;
    return std::uint64_t{random()} << 32U | random();
}

std::string Device::path(std::string_view name) const { return folder_ + std::string{name} + ".bin"; }

void Device::keep(std::string_view name, engine::ByteView bytes) {
    const std::string file = path(name);
    if (bytes.empty()) {
        (void)std::remove(file.c_str());
        return;
    }
    const std::string draft = file + ".new";
    SDL_RWops* out = SDL_RWFromFile(draft.c_str(), "wb");
    if (out == nullptr) return;
    const bool whole = SDL_RWwrite(out, bytes.data(), 1, bytes.size()) == bytes.size();
    if (SDL_RWclose(out) == 0 && whole) (void)std::rename(draft.c_str(), file.c_str());
}

engine::Bytes Device::kept(std::string_view name) const {
    std::size_t size = 0;
    void* data = SDL_LoadFile(path(name).c_str(), &size);
    if (data == nullptr) return {};
    const auto* bytes = static_cast<const std::uint8_t*>(data);
    engine::Bytes copy(bytes, bytes + size);
    SDL_free(data);
    return copy;
}

void Device::play(app::Sound sound) {
    if (!may_sound_) return;
    if (audio_ == 0) {
        if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
        SDL_AudioSpec wanted{};
        wanted.freq = sound::rate;
        wanted.format = AUDIO_F32SYS;
        wanted.channels = 1;
        wanted.samples = 1024;
        audio_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
        SDL_PauseAudioDevice(audio_, 0);
    }
    const auto [wave, fresh] = waves_.try_emplace(sound);
    if (fresh) wave->second = sound::synthesise(sound);
    // One voice: a new sound takes the place of what is still waiting.
    SDL_ClearQueuedAudio(audio_);
    SDL_QueueAudio(audio_, wave->second.data(), static_cast<Uint32>(wave->second.size() * sizeof(float)));
}

void Device::mirror(const scene::Nodes& /*nodes*/, scene::NodeId focus) {
    if (!focus.none()) focused = focus;
}

void Device::say(std::string_view words) {
    SDL_LogInfo(SDL_LOG_CATEGORY_APPLICATION, "%.*s", static_cast<int>(words.size()), words.data());
}

void Device::show_licences() {
    say("The licences of all that ships stand in licences.txt of the built site (tools/licences).");
}

} // namespace native
