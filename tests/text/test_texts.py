#!/usr/bin/env python3
"""tools/texts refuses what is wrong in a table and names file and key."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).parents[2] / "tools" / "texts"


class Refusals(unittest.TestCase):
    def run_on(self, tables):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            for name, words in tables.items():
                (place / name).write_text(words, encoding="utf-8")
            command = [sys.executable, TOOL, "--namespace", "t::words", "--include", "t/words.h"]
            command += ["--header", place / "words.h", "--source", place / "words.cpp", *(place / name for name in tables)]
            done = subprocess.run(command, capture_output=True, text=True)
            header = place / "words.h"
            return done.returncode, done.stderr, header.read_text() if header.exists() else ""

    def refused(self, tables, *expected):
        status, message, header = self.run_on(tables)
        self.assertNotEqual(status, 0)
        self.assertNotIn("Traceback", message)
        self.assertEqual(header, "")
        for words in expected:
            self.assertIn(words, message)

    def refused_pattern(self, pattern, *expected):
        self.refused({"en.json": '{"goal": "%s"}' % pattern}, "en.json", "goal", *expected)

    def test_accepts_what_is_right(self):
        status, message, header = self.run_on({"en.json": '{"goal": "{who} has {n, plural, one {#} other {#}}"}'})
        self.assertEqual((status, message), (0, ""))
        self.assertIn("goal(::text::Arg who, int n)", header)

    def test_malformed_patterns(self):
        self.refused_pattern("{who", "not closed")
        self.refused_pattern("who}", "too many")
        self.refused_pattern("{n, plural, other {x}", "not closed")
        self.refused_pattern("{n, plural, other {x", "not closed")
        self.refused_pattern("{n, plural, one {x}}", "no 'other'")
        self.refused_pattern("{n, plural, other x}", "brace is missing")
        self.refused_pattern("{n, plural}", "comma")
        self.refused_pattern("{n, ordinal, other {x}}", "'ordinal'")
        self.refused_pattern("{n, select, a {x} a {y} other {z}}", "twice")
        self.refused_pattern("it's '{quoted", "not closed")
        self.refused_pattern("{0}", "argument")

    def test_unknown_plural_categories(self):
        self.refused_pattern("{n, plural, some {x} other {y}}", "'some'")
        self.refused_pattern("{n, plural, few {x} other {y}}", "'few'")

    def test_duplicate_keys(self):
        self.refused({"en.json": '{"goal": "a", "goal": "b"}'}, "en.json", "goal", "twice")
        self.refused({"a.en.json": '{"goal": "a"}', "b.en.json": '{"goal": "b"}'}, "b.en.json", "goal", "a.en.json")

    def test_bad_keys(self):
        for key in ("Goal", "2nd", "a-b", "pack", ""):
            self.refused({"en.json": '{"%s": "x"}' % key}, "en.json", key)

    def test_missing_keys(self):
        self.refused({"en.json": '{"goal": "a", "end": "b"}', "es.json": '{"goal": "a"}'}, "en.json", "end", "es")
        self.refused({"en.json": '{"goal": "a"}', "es.json": '{"goal": "a", "end": "b"}'}, "es.json", "end")
        self.refused({"es.json": '{"goal": "a"}'}, "en")

    def test_differing_arguments(self):
        self.refused({"en.json": '{"goal": "{who}"}', "es.json": '{"goal": "x"}'}, "es.json", "goal", "who")
        self.refused({"en.json": '{"goal": "{who}"}', "es.json": '{"goal": "{who} {n}"}'}, "es.json", "goal")
        self.refused({"en.json": '{"goal": "{n}"}', "es.json": '{"goal": "{n, number}"}'}, "es.json", "goal", "number")

    def test_families(self):
        self.refused({"en.json": '{"card_0": "a", "card_2": "b"}'}, "card_1")
        self.refused({"en.json": '{"card_0": "a", "card_1": "{who}"}'}, "card_1", "differ")
        self.refused({"en.json": '{"card_0": "a", "card": "{n, number}"}'}, "card")

    def test_what_is_no_table(self):
        self.refused({"en.json": "[]"}, "en.json")
        self.refused({"en.json": "{"}, "en.json")
        self.refused({"en.json": '{"goal": 3}'}, "en.json", "goal")


if __name__ == "__main__":
    unittest.main()
