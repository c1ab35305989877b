#!/usr/bin/env python3
"""A header opens with its purpose, its invariants and what it leaves out."""

import common


def problem(text):
    lines = text.splitlines()
    if not lines or not lines[0].startswith(("//", "/*")):
        return "opens without a comment: say what it is for, what always holds, what it leaves out"
    if "#pragma once" not in lines:
        return "has no #pragma once"
    return None


def check(root):
    found = ((path, problem(common.text(root, path) or "")) for path in common.files(root, "src/*.h", "tests/*.h"))
    return [f"{path}:1: {what}" for path, what in found if what]


if __name__ == "__main__":
    common.main(check)
