"""`docs/tutorial.md`, and a learner who follows it: types its commands, makes its edits, and uses the page."""

import os
import re
import signal
import subprocess
import threading
from dataclasses import dataclass

from conftest import open_device
from places import CACHE, PRODUCTS, PROFILING, ROOT
from playwright.sync_api import expect
from running import click, rest, twin

TEXT = ROOT / "docs/tutorial.md"
ITEM = re.compile(
    r"^```(?P<kind>\w+)\n(?P<block>.*?)^```$|<img src=\"pictures/tutorial-(?P<picture>[\w-]+)\.png\"",
    re.MULTILINE | re.DOTALL,
)
# The time for one command; the first build of an app compiles the system's modules.
SECONDS = 300


@dataclass
class Item:
    """A code block or a picture, with the words before it, from the previous item on."""

    words: str
    kind: str
    text: str


def read_tutorial():
    """Returns the items of the tutorial, in order."""
    text, items, start = TEXT.read_text(), [], 0
    for match in ITEM.finditer(text):
        kind, content = match["kind"] or "picture", match["block"] or match["picture"]
        items.append(Item(text[start : match.start()], kind, content))
        start = match.end()
    return items


# What varies in an output: text that is left out, times, and the parts of the page's URL.
VARYING = {"…": ".*", r"\d+\.\d+ s\b": r"\d+\.\d+ s", "PORT|TOKEN": r"[\w-]+"}


def pattern(shown):
    """Returns a pattern for the output that a block shows. A line with only “…” is any number of lines."""
    return "".join(line_pattern(line) for line in shown.splitlines())


def line_pattern(line):
    if line == "…":
        return r"(?:.*\n)*"
    text, parts = line, []
    while text:
        found = [(match, VARYING[key]) for key in VARYING if (match := re.search(key, text))]
        match, replacement = min(found, key=lambda pair: pair[0].start(), default=(None, ""))
        end = match.start() if match else len(text)
        parts += [re.escape(text[:end]), replacement]
        text = text[match.end() :] if match else ""
    return "".join(parts) + r"\n"


class Terminal:
    """A shell in which commands run one after another, as a learner types them."""

    # The build is there already, so `make install` only installs it.
    MAKE = 'make() { command make --no-print-directory -o release FAST="$QUINCE_PRODUCTS" "$@"; }\n'

    def __init__(self, home, folder):
        self.process = subprocess.Popen(
            ["bash", "--norc"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=folder,
            env={
                "HOME": str(home),
                "PATH": f"{home}/.local/bin:{os.environ['PATH']}",
                "XDG_CACHE_HOME": CACHE,
                "QUINCE_PRODUCTS": str(PRODUCTS),
                **PROFILING,
            },
        )
        self.write(self.MAKE)

    def write(self, text):
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def run(self, command):
        """Runs a command; returns its output and exit code."""
        timer = threading.Timer(SECONDS, self.process.kill)
        timer.start()
        try:
            self.write(f"{{ {command}\n}} </dev/null; echo \"[done $?]\"\n")
            lines = []
            for line in self.process.stdout:
                if match := re.fullmatch(r"\[done (\d+)\]\n", line):
                    return "".join(lines), int(match[1])
                lines.append(line)
        finally:
            timer.cancel()
        raise AssertionError(f"{command} doesn't end:\n" + "".join(lines))

    def folder(self):
        return self.run("pwd")[0].strip()

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)


class Session:
    """`quince run` in a separate terminal."""

    def __init__(self, home, folder, command):
        self.terminal = Terminal(home, folder)
        # The shell becomes the command, so that a signal reaches it as Ctrl-C does.
        self.terminal.write(f"exec {command} </dev/null\n")
        self.output, self.url = "", None
        for line in self.terminal.process.stdout:
            self.output += line
            if match := re.fullmatch(r"Quince is at (http://\S+)\n", line):
                self.url = match[1]
                break
        assert self.url, self.output
        self.reading = threading.Thread(target=self.terminal.process.stdout.read, daemon=True)
        self.reading.start()

    def close(self):
        """Presses Ctrl-C."""
        self.terminal.process.send_signal(signal.SIGINT)
        assert self.terminal.process.wait(20) == 0


class Learner:
    """Follows the tutorial, one item after another."""

    def __init__(self, browser, home, take=None):
        self.browser = browser
        self.home = home
        self.terminal = Terminal(home, ROOT)
        self.session = None
        self.output = ""
        self.words = ""
        # Receives each picture's page and name.
        self.take = take or (lambda page, name: None)
        self.page = self.report = None

    def follow(self):
        for item in read_tutorial():
            self.words = item.words
            getattr(self, f"meet_{item.kind}")(item.text)

    def close(self):
        self.terminal.close()
        if self.session:
            self.session.close()

    # MARK: Items

    def meet_sh(self, block):
        commands = block.replace("\\\n", " ").splitlines()
        expected = 1 if "exit code is 1" in self.words else 0
        self.output = ""
        for command in commands:
            if command.startswith("quince run "):
                self.start(command)
                continue
            output, code = self.terminal.run(command)
            assert code == expected, f"{command} exits with {code}:\n{output}"
            self.output += output

    def meet_text(self, block):
        """Compares the output that the tutorial shows."""
        assert re.fullmatch(pattern(block), self.output), f"expected:\n{block}\nprinted:\n{self.output}"

    def meet_diff(self, block):
        """Makes an edit in the file that the words before it name last."""
        lines = block.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] in " -")
        after = "".join(line[1:] for line in lines if line[0] in " +")
        file = self.named_file()
        text = file.read_text()
        assert text.count(before) == 1, f"{file} has these lines {text.count(before)} times:\n{before}"
        file.write_text(text.replace(before, after))

    def meet_yaml(self, block):
        """Compares the file that the words before it name last."""
        assert self.named_file().read_text() == block

    def meet_picture(self, name):
        page = getattr(self, f"show_{name.replace('-', '_')}")()
        self.take(page, name)

    def named_file(self):
        names = re.findall(r"`([\w/.-]+\.\w+)`", self.words)
        assert names, f"no file is named in:\n{self.words}"
        return self.home / "tutorial" / names[-1]

    # MARK: The page

    def start(self, command):
        self.session = Session(self.home, self.terminal.folder(), command)
        self.output = self.session.output
        context = self.browser.new_context(viewport={"width": 1000, "height": 760})
        self.page = context.new_page()
        open_device(self.page, self.session.url)
        expect(self.page).to_have_title("Hello Enrique – iPhone 15")
        rest(self.page)

    def name(self, name):
        """Returns a name that the words must have, as people read them on the page."""
        assert f"*{name}*" in " ".join(self.words.split()), f"“{name}” isn't in:\n{self.words}"
        return name

    def tap(self, name):
        """Clicks a button of the app."""
        click(self.page, twin(self.page).get_by_role("button", name=self.name(name), exact=True))
        rest(self.page)

    def type(self, text):
        """Types into the app's text field."""
        assert f"“{text}”" in self.words, f"“{text}” isn't in:\n{self.words}"
        click(self.page, twin(self.page).get_by_role("textbox"))
        rest(self.page)
        self.page.keyboard.type(text)
        expect(twin(self.page).get_by_role("textbox")).to_have_value(text)

    def press(self, place, name):
        """Clicks a button of the page."""
        place.get_by_role("button", name=self.name(name), exact=True).click()

    @property
    def panel(self):
        return self.page.locator("#record")

    def show_page(self):
        return self.page

    def show_used(self):
        self.type("Good morning")
        self.tap("Change Text")
        self.tap("Change view color")
        expect(twin(self.page)).to_contain_text("Good morning")
        return self.page

    def show_saved(self):
        added = re.search('helperLabel.text = "(.+)"', TEXT.read_text())[1]
        expect(twin(self.page)).to_contain_text(added, timeout=60_000)
        expect(twin(self.page).get_by_role("textbox")).to_have_value("Good evening")
        rest(self.page)
        return self.page

    def show_draft(self):
        self.type("Good evening")
        return self.page

    def show_recorded(self):
        self.press(self.page.locator("#bar"), "Record")
        self.press(self.panel, "Record")
        expect(self.panel.get_by_role("button", name="Stop")).to_be_visible()
        expect(self.panel.get_by_role("textbox", name="Recorded steps")).to_have_value(re.compile("launchApp"))
        rest(self.page)
        self.type("Good morning")
        self.tap("Change Text")
        self.press(self.panel, "Stop")
        self.panel.get_by_label(self.name("Name")).fill("greeting")
        self.press(self.panel, "Save")
        expect(self.panel.get_by_role("status")).to_contain_text("greeting.yaml")
        return self.page

    def show_report(self):
        self.report = self.browser.new_page(viewport={"width": 1200, "height": 720})
        self.report.goto((self.home / "tutorial/report/index.html").as_uri())
        expect(self.report.locator("#stage img")).to_be_visible()
        expect(self.report.locator("#counts")).to_contain_text("1 failed")
        return self.report
