#!/usr/bin/env python3
"""A screen cannot leak a state that it cannot name.

usage: screen_cannot_name_state.py BUILD

For each game with a screen: a file compiled just as that screen's own files
are can include the game's api, but no header of its rules. BUILD is a build
folder with compile_commands.json; nothing in it is changed.
"""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def screen_commands(build):
    """game -> words and folder of one compile command of its ui room."""
    commands = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        found = re.search(r"/src/games/([a-z_]+)/ui/[^/]+\.cpp$", entry["file"])
        if found:
            words = [word for word in shlex.split(entry["command"]) if word != entry["file"]]
            commands.setdefault(found[1], (words, entry["directory"]))
    return commands


def compile_line(command, include):
    """Status and messages of compiling a file that has that one line."""
    words, folder = command
    words = words[: words.index("-c")] if "-c" in words else words
    for flag in ("-o", "-MF", "-MT"):
        while flag in words:
            at = words.index(flag)
            del words[at : at + 2]
    done = subprocess.run(
        [*words, "-fsyntax-only", "-fno-color-diagnostics", "-x", "c++", "-"],
        cwd=folder,
        input=f'#include "{include}"\n',
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.returncode, done.stdout


def check(game, command):
    """What is wrong, for one game."""
    wrong = []
    status, said = compile_line(command, f"games/{game}/api/api.h")
    if status != 0:
        wrong.append(f"{game}: its screen cannot include its own api:\n{said}")
    for header in sorted((ROOT / "src/games" / game / "rules").glob("*.h")):
        include = f"games/{game}/rules/{header.name}"
        status, said = compile_line(command, include)
        if status == 0:
            wrong.append(f"{game}: its screen can include {include}")
        elif f"'{include}' file not found" not in said:
            wrong.append(f"{game}: {include} fails for another reason:\n{said}")
    return wrong


def main():
    commands = screen_commands(Path(sys.argv[1]))
    wrong = [line for game, command in sorted(commands.items()) for line in check(game, command)]
    if not commands:
        wrong.append("no game has a screen")
    for line in wrong:
        print("not ok", line)
    if not wrong:
        print("ok: no screen can name a state:", ", ".join(sorted(commands)))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
