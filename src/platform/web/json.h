// Writes JSON, front to back.
//
// What always holds: strings are escaped, commas are right, as long as every open is closed. Left out: reading.
#pragma once

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

namespace web {

class Json {
  public:
    Json& open(char bracket) {
        comma();
        text_ += bracket;
        first_ = true;
        return *this;
    }
    Json& close(char bracket) {
        text_ += bracket;
        first_ = false;
        return *this;
    }
    Json& key(std::string_view name) {
        string(name);
        text_ += ':';
        first_ = true;
        return *this;
    }
    Json& string(std::string_view words);
    Json& number(long long value) {
        comma();
        char digits[24];
        text_.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
        return *this;
    }
    // To a hundredth.
    Json& number(float value);
    Json& boolean(bool value) { return raw(value ? "true" : "false"); }
    Json& raw(std::string_view json) {
        comma();
        text_ += json;
        return *this;
    }
    void clear() {
        text_.clear();
        first_ = true;
    }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    void comma() {
        if (!first_) text_ += ',';
        first_ = false;
    }
    std::string text_;
    bool first_ = true;
};

} // namespace web
