"""What the checks share: which files there are, and how a finding is told.

A check is a function from a checkout's root to a list of findings, each
"path:line: what is wrong and what to do". `main` runs it as a program.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def files(root, *patterns):
    """Files of the checkout, committed or about to be, as sorted relative paths."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=root, check=True, stdout=subprocess.PIPE, text=True,
    ).stdout
    return sorted(path for path in set(listed.split("\0")) if path and (root / path).is_file())


def text(root, path):
    """A file's text, or None when it is not text."""
    try:
        return (root / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def lines(root, path):
    """(number, line) of a text file; nothing for a file that is not text."""
    return enumerate((text(root, path) or "").splitlines(), start=1)


def main(check):
    findings = check(ROOT)
    print("\n".join(findings))
    sys.exit(1 if findings else 0)
