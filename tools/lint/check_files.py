#!/usr/bin/env python3
"""What may be committed: our own text and small files, in known places, that
name neither a package registry nor a path of somebody's machine."""

import re
import shutil
import subprocess
from urllib.parse import urlsplit

import common

LARGEST = 400 * 1000  # bytes
TOP = {
    "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "package.json", "package-lock.json",
    ".clang-format", ".clang-tidy", ".editorconfig", ".gitignore", ".gitattributes", ".npmrc",
    "src", "web", "shaders", "assets", "tests", "tools", "docs", ".github", ".ci",
}
# Built or bought-in things, which a build fetches or makes.
FOREIGN_ENDINGS = (
    ".a", ".dll", ".exe", ".gz", ".jar", ".o", ".otf", ".so", ".tar", ".tgz", ".ttf", ".wasm", ".woff", ".woff2", ".xz",
    ".zip",
)
FOREIGN_FOLDERS = {"third_party", "thirdparty", "vendor", "external", "node_modules", "deps"}
OURS = "Sobremesa contributors"
COPYRIGHT = re.compile(r"\bCopyright\b.{0,20}(\(c\)|©|\d{4})", re.IGNORECASE)
# The one file whose business is other people's licences.
NAMES_LICENCES = {"tools/licences"}

# A home folder, a work folder or the root of somebody's machine. Debian's own
# places, such as the ones below the system's lib folder, are no secret.
MACHINE_PATH = re.compile(r"(?<![\w.~$}/-])/(root|home/\w+|work|Users/\w+|tmp/\w+)(/|\b)(?!\*)")
# Hosts by what such hosts are called; their names have no place here either.
REGISTRY = re.compile(
    r"\b(registry|deb|security|ftp|mirrors?|snapshot|pypi|files|proxy|index|static|packages?)"
    r"\.[a-z0-9-]+\.(org|io|com|net|dev)\b"
)


def own_registries():
    """Hosts that this machine is set up to fetch packages from."""
    hosts = set()
    commands = [["npm", "config", "get", "registry"], ["apt-get", "indextargets", "--format", "$(SITE)"]]
    for command in commands:
        if shutil.which(command[0]):
            told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
            hosts |= {urlsplit(line.strip()).hostname for line in told.splitlines()}
    return {host for host in hosts if host and "." in host}


def problems_of_line(line, hosts):
    path = MACHINE_PATH.search(line)
    if path:
        yield f"names a path of one machine: {path[0]}"
    registry = REGISTRY.search(line)
    if registry or any(host in line for host in hosts):
        yield "names the host of a package registry"
    if COPYRIGHT.search(line) and OURS not in line:
        yield "carries somebody else's copyright: third-party files are fetched, not committed"


def check(root):
    findings = []
    hosts = own_registries()
    for path in common.files(root):
        size = (root / path).stat().st_size
        if size > LARGEST:
            findings.append(f"{path}:1: has {size} bytes, more than {LARGEST}")
        if path.split("/")[0] not in TOP:
            findings.append(f"{path}:1: has no place in the top folder")
        if path.endswith(FOREIGN_ENDINGS) or FOREIGN_FOLDERS & set(path.split("/")[:-1]):
            findings.append(f"{path}:1: is built or third-party: let the build fetch or make it")
        if path in NAMES_LICENCES or path.startswith("tools/lint/test_"):
            continue
        for number, line in common.lines(root, path):
            findings += [f"{path}:{number}: {what}" for what in problems_of_line(line, hosts)]
            if path == "package-lock.json" and '"resolved"' in line:
                findings.append(f"{path}:{number}: holds an address; see .npmrc")
    return findings


if __name__ == "__main__":
    common.main(check)
