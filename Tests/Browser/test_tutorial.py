"""The tutorial, followed as a learner does: each of its commands runs, and its edits and outputs are the real ones."""

import re

import pytest
from places import ROOT
from tutorial import TEXT, Learner, pattern, read_tutorial

KINDS = {"sh", "text", "diff", "yaml", "picture"}


def test_every_block_and_picture_of_the_tutorial_is_an_item():
    text = TEXT.read_text()
    items = read_tutorial()
    assert {item.kind for item in items} == KINDS
    assert len(items) == len(re.findall("^```\\w", text, re.M)) + text.count("<img ")
    assert text.count("```") == 2 * len([item for item in items if item.kind != "picture"])


def test_the_tutorial_can_be_followed(browser, tmp_path):
    learner = Learner(browser, tmp_path)
    try:
        learner.follow()
    finally:
        learner.close()


def test_the_pictures_of_the_tutorial_are_there_and_small():
    names = [item.text for item in read_tutorial() if item.kind == "picture"]
    assert len(names) == len(set(names))
    kept = {path.stem.removeprefix("tutorial-"): path for path in (ROOT / "docs/pictures").glob("tutorial-*.png")}
    assert sorted(kept) == sorted(names)
    assert all(path.stat().st_size < 100_000 for path in kept.values())


@pytest.mark.parametrize(
    ("shown", "printed", "fits"),
    [
        ("✓ a (0.02 s)\n", "✓ a (1.25 s)\n", True),
        ("✓ a (0.02 s)\n", "✓ b (0.02 s)\n", False),
        ("at http://127.0.0.1:PORT/TOKEN/\n…\n", "at http://127.0.0.1:80/ab-c/\nmore\nlines\n", True),
        ("a: …\n", "a: b c\n", True),
        ("a\n", "a\nb\n", False),
        ("…\n2 passed\n", "a\nb\n2 passed\n", True),
        ("…\n2 passed\n", "2 passed\n", True),
        ("…\n2 passed\n", "2 failed\n", False),
    ],
)
def test_outputs_are_compared_except_for_what_varies(shown, printed, fits):
    assert bool(re.fullmatch(pattern(shown), printed)) == fits
