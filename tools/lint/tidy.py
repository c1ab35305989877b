#!/usr/bin/env python3
"""Runs clang-tidy over the sources of the native build, but only over those
that have changed since they last passed.

What a source's result depends on is hashed: its text, every file of ours that
it includes (as the build recorded them), its flags, .clang-tidy and the tool's
version. Passed hashes are remembered in the cache, so another clone or branch
profits as well. Failures are not remembered.
"""

import concurrent.futures
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
from collections import defaultdict
from functools import lru_cache
from pathlib import Path

import common

BUILD = common.ROOT / "build" / "native"
PASSED = Path(os.environ["SOBREMESA_CACHE"]) / "tidy"
TIDY = os.environ["SOBREMESA_CLANG_TIDY"]


@lru_cache(maxsize=None)
def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def recorded_includes():
    """object file -> files that it was compiled from, as ninja knows them."""
    told = subprocess.run(["ninja", "-C", BUILD, "-t", "deps"], check=True, stdout=subprocess.PIPE, text=True).stdout
    includes, current = defaultdict(list), None
    for line in told.splitlines():
        if line.startswith("    "):
            includes[current].append(line.strip())
        elif ": " in line:
            current = line.split(": ")[0]
    return includes


def object_file(entry):
    """What ninja calls the source's object: CMake names it only in the command."""
    words = shlex.split(entry["command"])
    return words[words.index("-o") + 1]


def key(entry, includes, base):
    """The hash that stands for everything clang-tidy's verdict depends on."""
    sum_ = hashlib.sha256(base)
    # Without the checkout's own place, so that clones share results.
    sum_.update(entry["command"].replace(str(common.ROOT), "").encode())
    for name in sorted(set(includes) | {entry["file"]}):
        path = (BUILD / name).resolve()
        ours = path.is_relative_to(common.ROOT)
        sum_.update((str(path.relative_to(common.ROOT)) + digest(path) if ours else path.name).encode())
    return sum_.hexdigest()


def tidy(entry):
    return subprocess.run(
        [TIDY, "--quiet", f"-p={BUILD}", entry["file"]], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def findings(output):
    """One line per finding, with the file's own place and not its room's door."""
    for path, rest in re.findall(r"^(/[^:]+)(:\d+:\d+: .*)$", output, re.MULTILINE):
        real = Path(path).resolve()
        if ": note: " not in rest:
            yield f"{real.relative_to(common.ROOT) if real.is_relative_to(common.ROOT) else real}{rest}"


def main():
    base = (common.ROOT / ".clang-tidy").read_bytes() + subprocess.check_output([TIDY, "--version"])
    commands = json.loads((BUILD / "compile_commands.json").read_text())
    sources = common.ROOT / "src"
    includes = recorded_includes()
    todo = []
    for entry in commands:
        if Path(entry["file"]).is_relative_to(sources):
            stamp = PASSED / key(entry, includes.get(object_file(entry), []), base)
            if not stamp.exists():
                todo.append((entry, stamp))
    PASSED.mkdir(parents=True, exist_ok=True)
    failed, told = 0, set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (entry, stamp), result in zip(todo, pool.map(lambda item: tidy(item[0]), todo)):
            name = Path(entry["file"]).relative_to(common.ROOT)
            if result.returncode == 0:
                stamp.touch()
            else:
                failed += 1
                found = set(findings(result.stdout)) or {f"{name}: {result.stdout}{result.stderr}"}
                # A header's findings come with every source that includes it.
                print(*sorted(found - told), sep="\n", end="\n" if found - told else "", flush=True)
                told |= found
    print(f"{len(todo)} sources checked, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
