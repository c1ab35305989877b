// A value of a type that only its maker and its user name: how states, views and events pass through rooms that must
// not know the game.
//
// What always holds: it is immutable and cheap to copy (shared); asking for another type than was put in is an error
// of ours and asserts. Left out: conversion, comparison, printing.
#pragma once

#include <cassert>
#include <memory>
#include <utility>

namespace engine {

class Value {
  public:
    Value() = default;
    template <class T> static Value of(T value) {
        Value erased;
        erased.held_ = std::make_shared<const T>(std::move(value));
        erased.type_ = &type_of<T>;
        return erased;
    }
    [[nodiscard]] bool empty() const { return held_ == nullptr; }
    template <class T> [[nodiscard]] bool holds() const { return type_ == &type_of<T>; }
    template <class T> [[nodiscard]] const T& as() const {
        assert(holds<T>());
        return *static_cast<const T*>(held_.get());
    }

  private:
    template <class T> static constexpr char type_of = 0; // its address names the type; no RTTI needed
    std::shared_ptr<const void> held_;
    const char* type_ = nullptr;
};

} // namespace engine
