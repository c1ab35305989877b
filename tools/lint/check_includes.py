#!/usr/bin/env python3
"""Includes point one way, and what makes rules reproducible stays out of them.

The build already refuses most wrong includes: a room's headers are on the path
of those rooms only that link it. This check also sees what the build cannot:
a link that should not have been added, and the headers of the system.
"""

import re

import common

# room: the rooms that it may include, beside itself. A change here is a change
# of the architecture, and belongs in docs/architecture.md as well.
ROOMS = {
    "engine": set(),
    "text": set(),
    "session": {"engine"},
    "scene": {"text"},
    "kit": {"engine", "session", "scene", "text"},
    "render": {"scene", "text"},
    "games/api": {"engine"},
    "games/rules": {"games/api", "engine"},
    "games/ui": {"games/api", "engine", "session", "kit", "scene", "text"},
    # The two generated registries: of the rules, and of the screens with their rules.
    "games/modules": {"games/rules", "engine"},
    "games/tables": {"games/modules", "games/ui", "engine", "session", "kit", "scene", "text"},
    "app": {"games/modules", "games/tables", "engine", "session", "kit", "scene", "text", "render"},
    "platform": {"app", "games/modules", "games/tables", "engine", "session", "kit", "scene", "text", "render"},
}

# Third-party headers, and the only rooms that may know of them.
THIRD_PARTY = [
    (re.compile(r"^(imgui|imstb_|misc/freetype|backends/imgui)"), {"render"}),
    (re.compile(r"^(SDL|GLES|GL/|EGL|emscripten)"), {"render", "platform"}),
]

# Rules give the same state on every machine, for ever: nothing that differs
# between libraries or runs.
PURE_ROOMS = {"engine", "games/api", "games/rules"}
IMPURE_HEADERS = {
    "chrono": "a clock", "ctime": "a clock", "random": "chance that differs between libraries",
    "unordered_map": "an order that differs between libraries", "unordered_set": "an order that differs between libraries",
    "cmath": "floating point", "thread": "threads", "atomic": "threads", "mutex": "threads",
    "filesystem": "files", "fstream": "files", "iostream": "input and output", "cstdio": "input and output",
}
IMPURE_WORDS = re.compile(r"\b(float|double|std::rand|std::shuffle|std::time)\b")

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def room_of(path):
    """The room of a path below src/; a registry's template lies beside the games."""
    parts = path.split("/")
    if parts[0] != "games":
        return parts[0]
    return f"games/{parts[2]}" if len(parts) > 3 else f"games/{parts[1].split('.')[0]}"


def game_of(path):
    parts = path.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 3 else None


def without_comment(line):
    return re.sub(r'"(\\.|[^"\\])*"', '""', line.split("//")[0])


def check_include(root, path, quote, header):
    room = room_of(path)
    beside = (root / "src" / path).parent / header
    if quote == '"' and (".." in header.split("/") or header.startswith("./") or beside.is_file()):
        return f'"{header}" goes round the rooms: include it by its place below src/'
    if quote == '"' and (root / "src" / header).is_file():
        target = room_of(header)
        if target not in ROOMS[room] | {room}:
            return f"{room} may not include {header}"
        if game_of(path) and game_of(header) and game_of(path) != game_of(header):
            return f"a game may not include another game's {header}"
        return None
    for pattern, rooms in THIRD_PARTY:
        if pattern.match(header) and room not in rooms:
            return f"<{header}> is only for {' and '.join(sorted(rooms))}"
    if room in PURE_ROOMS and header in IMPURE_HEADERS:
        return f"<{header}> brings {IMPURE_HEADERS[header]} into {room}"
    return None


def check(root):
    findings = []
    for path in common.files(root, "src/*.h", "src/*.cpp", "src/*.in"):
        inner = path.removeprefix("src/")
        if room_of(inner) not in ROOMS:
            findings.append(f"{path}:1: {room_of(inner)} is no room: give it a line in ROOMS")
            continue
        for number, line in common.lines(root, path):
            include = INCLUDE.match(line)
            problem = None
            if include:
                problem = check_include(root, inner, *include.groups())
            elif room_of(inner) in PURE_ROOMS:
                word = IMPURE_WORDS.search(without_comment(line))
                problem = word and f"{word[0]} in {room_of(inner)}: results must not differ between machines"
            if problem:
                findings.append(f"{path}:{number}: {problem}")
    return findings


if __name__ == "__main__":
    common.main(check)
