#!/usr/bin/env python3
"""A cited rule exists: each tag such as [WI-3] in a game's code stands in that
game's README, and each tag in a test or elsewhere in some game's README. Tags of all games, [ALL-2],
stand in src/games/README.md."""

import re
from collections import defaultdict

import common

TAG = re.compile(r"\[([A-Z]{2,4}-\d+[a-z]?)\]")
COMMON = "ALL-"


def game_of(path):
    parts = path.split("/")
    return parts[2] if parts[:2] == ["src", "games"] and len(parts) > 3 else None


def check(root):
    known = defaultdict(set)  # game, or None for tags of all games
    for path in common.files(root, "src/games/README.md", "src/games/*/README.md"):
        known[game_of(path)] |= set(TAG.findall(common.text(root, path) or ""))
    anywhere = set().union(*known.values())

    findings = []
    for path in common.files(root, "src/*.h", "src/*.cpp", "tests/*.h", "tests/*.cpp", "tests/*.mjs"):
        game = game_of(path)
        for number, line in common.lines(root, path):
            for tag in TAG.findall(line):
                if tag.startswith(COMMON):
                    where, stands = "src/games/README.md", tag in known[None]
                elif game:
                    where, stands = f"src/games/{game}/README.md", tag in known[game]
                else:
                    where, stands = "any game's README.md", tag in anywhere
                if not stands:
                    findings.append(f"{path}:{number}: [{tag}] does not stand in {where}")
    return findings


if __name__ == "__main__":
    common.main(check)
