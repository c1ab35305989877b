#!/usr/bin/env python3
"""Runs the test programs that a build lists, two at a time, and counts cases.

usage: run_tests.py LIST LOG_DIR [--runner PROGRAM] [--jobs N]

LIST has a line per program:
  PATH                  a GoogleTest program: each of its cases counts
  run NAME COMMAND...   anything else: one case, passed when it exits with 0
Starting a program once, and not once per case, is what keeps the hundreds of
cases under node fast. The last line printed is `PASSED FAILED`.
"""

import argparse
import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

TIME_LIMIT = 1800  # seconds for one program; no sane one comes near
TAIL = 60  # lines of a failed program's log that are shown


class Result:
    def __init__(self, name, passed, failures, log, seconds, told=False):
        self.name = name
        self.passed = passed
        self.failures = failures  # one text per failed case
        self.log = log
        self.seconds = seconds
        self.told = told  # the failures say why; without that, the log's end has to


def run(command, log):
    """Runs `command` with its output in `log`; returns its status."""
    with open(log, "wb") as out:
        try:
            return subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, timeout=TIME_LIMIT
            ).returncode
        except subprocess.TimeoutExpired:
            return f"no end after {TIME_LIMIT} s"
        except OSError as error:
            return str(error)


def gtest_cases(report):
    """Counts passed cases and tells of failed ones in GoogleTest's report."""
    passed, failures = 0, []
    for suite in json.loads(report.read_text())["testsuites"]:
        for case in suite["testsuite"]:
            if "failures" in case:
                why = "\n".join(failure["failure"] for failure in case["failures"])
                failures.append(f"{suite['name']}.{case['name']}\n{indented(why, '      ')}")
            elif case["result"] == "COMPLETED":
                passed += 1
    return passed, failures


def indented(text, by):
    """At most a screenful: a failure inside a loop can repeat itself for ever."""
    lines = text.splitlines()
    cut = lines[:TAIL] + ([f"... {len(lines) - TAIL} lines more in the log"] if len(lines) > TAIL else [])
    return "\n".join(by + line for line in cut)


def last_started(log):
    """The case that was running when a program died."""
    started = re.findall(r"\[ RUN      \] (\S+)", log.read_text(errors="replace"))
    return started[-1] if started else "before its first case"


def run_gtest(program, logs, runner):
    name = Path(program).stem
    log, report = logs / f"{name}.log", logs / f"{name}.json"
    report.unlink(missing_ok=True)
    begin = time.monotonic()
    status = run([*runner, program, f"--gtest_output=json:{report}", "--gtest_brief=0"], log)
    passed, failures = gtest_cases(report) if report.exists() else (0, [])
    told = bool(failures)
    if not report.exists():
        failures = [f"{name}: ended with {status} at {last_started(log)}"]
    elif status != 0 and not failures:
        # For example a leak that the sanitizer finds after the last case.
        failures = [f"{name}: every case passed, and yet it ended with {status}"]
    elif passed == 0 and not failures:
        failures = [f"{name}: has no case"]
    return Result(name, passed, failures, log, time.monotonic() - begin, told)


def run_command(name, command, logs):
    log = logs / f"{name}.log"
    begin = time.monotonic()
    status = run(command, log)
    failures = [] if status == 0 else [f"{name}: ended with {status}"]
    return Result(name, 0 if failures else 1, failures, log, time.monotonic() - begin)


def run_line(line, logs, runner):
    words = shlex.split(line)
    if words[0] == "run":
        return run_command(words[1], words[2:], logs)
    return run_gtest(words[0], logs, runner)


def show(result):
    print(f"  {result.name}: {result.passed} passed, {len(result.failures)} failed ({result.seconds:.1f}s)", flush=True)
    for failure in result.failures:
        print(f"    FAILED {failure}")
    if result.failures and not result.told:
        print(f"--- the end of {result.log} ---")
        print("\n".join(result.log.read_text(errors="replace").splitlines()[-TAIL:]))
        print("---", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("list", type=Path)
    parser.add_argument("logs", type=Path)
    parser.add_argument("--runner", action="append", default=[], help="started with the program's path, e.g. node")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    arguments = parser.parse_args()

    lines = [line for line in arguments.list.read_text().splitlines() if line.strip()]
    arguments.logs.mkdir(parents=True, exist_ok=True)
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        jobs = [pool.submit(run_line, line, arguments.logs, arguments.runner) for line in lines]
        for job in concurrent.futures.as_completed(jobs):
            result = job.result()
            show(result)
            passed += result.passed
            failed += len(result.failures)
    print(f"{passed} {failed}")


if __name__ == "__main__":
    main()
