#include "platform/web/json.h"

namespace web {

Json& Json::string(std::string_view words) {
    constexpr char digits[] = "0123456789abcdef";
    comma();
    text_ += '"';
    for (const char c : words) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (byte < 0x20) {
            text_ += "\\u00";
            text_ += digits[byte >> 4U];
            text_ += digits[byte & 15U];
        } else {
            text_ += c;
        }
    }
    text_ += '"';
    return *this;
}

Json& Json::number(float value) {
    const long long hundredths = std::llround(static_cast<double>(value) * 100);
    if (hundredths % 100 == 0) return number(hundredths / 100);
    comma();
    if (hundredths < 0) text_ += '-';
    const long long whole = std::llabs(hundredths) / 100;
    const long long rest = std::llabs(hundredths) % 100;
    first_ = true;
    number(whole);
    text_ += '.';
    text_ += static_cast<char>('0' + rest / 10);
    text_ += static_cast<char>('0' + rest % 10);
    return *this;
}

} // namespace web
