#!/usr/bin/env python3
"""Adding a game needs nothing but its own files and one line.

usage: fifth_game.py FOLDER

Copies the checkout into FOLDER, copies null_game there under a new name, adds
its line, builds that game alone and runs its tests and the suites. FOLDER is
kept from run to run, so that only what has changed is built again.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OLD, NEW = "null_game", "fifth_game"
PARTS = ["CMakeLists.txt", "CMakePresets.json", ".npmrc", "package.json", "package-lock.json"]
PARTS += ["assets", "shaders", "src", "tests", "tools"]


def listed_files():
    """Committed or about to be, and still there."""
    told = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *PARTS],
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
    ).stdout.decode()
    return [name for name in told.split("\0") if name and (ROOT / name).is_file()]


def of_the_game(name):
    return OLD in name.split("/")


def renamed(data):
    return data.replace(OLD.encode(), NEW.encode())


def with_line(data):
    line = f"game({OLD})\n".encode()
    assert data.count(line) == 1, "src/games/CMakeLists.txt has no line for null_game"
    return data.replace(line, line + f"game({NEW})\n".encode())


def put(path, data, mode):
    """Writes only what is new, so that ninja sees what has changed."""
    if path.is_file() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.chmod(mode)


def copy_checkout(copy):
    kept = set()
    for name in listed_files():
        data, mode = (ROOT / name).read_bytes(), (ROOT / name).stat().st_mode
        files = {name: data}
        if of_the_game(name):
            files[name.replace(OLD, NEW)] = renamed(data)
        if name == "src/games/CMakeLists.txt":
            files[name] = with_line(data)
        for place, content in files.items():
            put(copy / place, content, mode)
            kept.add(copy / place)
    for path in copy.rglob("*"):
        if path.is_file() and path not in kept:
            path.unlink()


def run(*command, cwd):
    print("+", *command, flush=True)
    subprocess.run(command, cwd=cwd, check=True)


def main():
    folder = Path(sys.argv[1]).resolve()
    copy, build = folder / "checkout", folder / "build"
    copy_checkout(copy)
    os.environ["CCACHE_BASEDIR"], os.environ["CCACHE_NOHASHDIR"] = str(copy), "1"
    # The wish for longer runs is not meant for a game that is known to be sound.
    os.environ.pop("SOBREMESA_LONG", None)
    run("cmake", "--preset", "native", "-B", str(build), f"-DSOBREMESA_GAMES={NEW}", "-DSOBREMESA_APP=OFF", cwd=copy)
    targets = [f"{NEW}_tests", "suites_tests"]
    if (copy / "src/games" / NEW / "ui").is_dir():
        targets.append("tables")
    run("cmake", "--build", str(build), "--target", *targets, cwd=copy)
    run(str(build / "tests" / f"{NEW}_tests"), "--gtest_brief=1", cwd=copy)
    run(str(build / "tests/suites/suites_tests"), "--gtest_brief=1", cwd=copy)
    found = list(build.glob(f"rooms/{OLD}_*"))
    assert not found, f"the copy builds {OLD} as well: {found}"
    print("ok: null_game under a new name builds and passes")


if __name__ == "__main__":
    main()
