"""Each check finds the mistake that it is there for, and leaves good code alone."""

import subprocess
import tempfile
import unittest
from pathlib import Path

import check_files
import check_headers
import check_includes
import check_tags


class Checkout(unittest.TestCase):
    """A throwaway checkout that a test fills with files."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        subprocess.run(["git", "init", "-q", self.root], check=True)

    def put(self, path, text="// Purpose.\n#pragma once\n"):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def assertFinds(self, check, *wanted):
        findings = check(self.root)
        self.assertEqual(len(findings), len(wanted), findings)
        for finding, part in zip(findings, wanted):
            self.assertIn(part, finding)


class Includes(Checkout):
    def setUp(self):
        super().setUp()
        for header in ("engine/seat.h", "scene/node.h", "games/win/api/view.h", "games/win/rules/state.h",
                       "games/null_game/api/view.h"):
            self.put(f"src/{header}")

    def test_one_way_is_fine(self):
        self.put("src/games/win/rules/rules.cpp", '#include "games/win/rules/state.h"\n#include "engine/seat.h"\n')
        self.put("src/games/win/ui/screen.cpp", '#include "games/win/api/view.h"\n#include "scene/node.h"\n')
        self.assertFinds(check_includes.check)

    def test_screen_must_not_see_the_state(self):
        self.put("src/games/win/ui/screen.cpp", '#include "games/win/rules/state.h"\n')
        self.assertFinds(check_includes.check, "games/ui may not include games/win/rules/state.h")

    def test_scene_knows_no_game(self):
        self.put("src/scene/layout.cpp", '#include "games/win/api/view.h"\n')
        self.assertFinds(check_includes.check, "scene may not include")

    def test_no_way_round_the_rooms(self):
        self.put("src/games/win/ui/screen.cpp", '#include "../rules/state.h"\n#include "./parts.h"\n')
        self.put("src/games/win/ui/parts.h", '// Purpose.\n#pragma once\n#include "screen.h"\n')
        self.put("src/games/win/ui/screen.h")
        self.assertFinds(check_includes.check, '"screen.h" goes round', '"../rules/state.h" goes round',
                         '"./parts.h" goes round')

    def test_unknown_room(self):
        self.put("src/attic/old.cpp", "")
        self.assertFinds(check_includes.check, "attic is no room")

    def test_another_games_api(self):
        self.put("src/games/win/ui/screen.cpp", '#include "games/null_game/api/view.h"\n')
        self.assertFinds(check_includes.check, "another game's")

    def test_only_render_knows_imgui(self):
        self.put("src/render/draw.cpp", '#include "imgui.h"\n')
        self.put("src/kit/card.cpp", "#include <imgui.h>\n")
        self.assertFinds(check_includes.check, "src/kit/card.cpp:1: <imgui.h> is only for render")

    def test_rules_are_reproducible(self):
        self.put("src/games/win/rules/rules.cpp", "#include <random>\n// a float in a comment\nfloat share = 0;\n")
        self.assertFinds(check_includes.check, "<random> brings chance", "rules.cpp:3: float in games/rules")


class Headers(Checkout):
    def test_opening_comment(self):
        self.put("src/engine/good.h")
        self.put("src/engine/mute.h", "#pragma once\n")
        self.put("src/engine/twice.h", "// Purpose.\n")
        self.assertFinds(check_headers.check, "mute.h:1: opens without", "twice.h:1: has no #pragma once")


class Tags(Checkout):
    def test_cited_tags_stand_in_the_readme(self):
        self.put("src/games/README.md", "[ALL-1]")
        self.put("src/games/win/README.md", "- **[WI-1]** ...")
        self.put("src/games/wench/README.md", "- **[WE-1]** ...")
        self.put("src/games/win/rules/rules.cpp", "// [WI-1] [ALL-1]\n// [WI-9]\n// [WE-1]\n")
        self.put("tests/games/win/rules.cpp", "// [WE-1]\n// [WI-8]\n")
        self.assertFinds(check_tags.check, "rules.cpp:2: [WI-9]", "rules.cpp:3: [WE-1]", "rules.cpp:2: [WI-8]")


class Files(Checkout):
    def test_good_files(self):
        self.put("README.md", "See /usr/src/googletest and https://github.com/someone/something\n")
        self.assertFinds(check_files.check)

    def test_places_and_sizes(self):
        self.put("assets/big.svg", " " * 400_001)
        self.put("notes/today.md", "")
        self.put("assets/font.ttf", "")
        self.put("src/vendor/zip.h", "")
        self.assertFinds(check_files.check, "400001 bytes", "font.ttf:1: is built", "today.md:1: has no place",
                         "zip.h:1: is built")

    def test_machine_paths_and_hosts(self):
        self.put("docs/a.md", "run /home/ann/game\nor " "/ro" "ot/x\nfrom registry.example.org\n(c) is fine\n")
        self.assertFinds(check_files.check, "a.md:1: names a path", "a.md:2: names a path", "a.md:3: names the host")

    def test_copyright(self):
        self.put("LICENSE", "Copyright (c) 2026 Sobremesa contributors\n")
        self.put("src/engine/stolen.h", "// Copyright (c) 2011 Somebody Else\n")
        self.assertFinds(check_files.check, "stolen.h:1: carries somebody else's")

    def test_lock_file_holds_no_address(self):
        self.put("package-lock.json", '{ "resolved": "somewhere" }\n')
        self.assertFinds(check_files.check, "holds an address")


if __name__ == "__main__":
    unittest.main()
