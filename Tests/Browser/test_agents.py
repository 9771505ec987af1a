"""A coding agent uses `quince mcp`, with the protocol's own Python library as the client."""

import base64
import io
import json
import os
import re
import shutil
import signal
import subprocess
import time

import pytest
from agents import agent, copy, text
from PIL import Image
from places import CACHE, COPIES, PRODUCTS, ROOT

TROUBLE = "Tests/Projects/Trouble/Trouble/TroubleViewController.swift"


@pytest.fixture(scope="module")
def enrique(tmp_path_factory):
    """An agent with Hello Enrique, which is running."""
    folder = copy("Apps/HelloEnrique", tmp_path_factory.mktemp("work") / "HelloEnrique")
    with agent(folder, tmp_path_factory.mktemp("home")) as one:
        one.folder = folder
        yield one


@pytest.fixture
def running(enrique):
    """The same with the app as it's after its first launch."""
    enrique.call("run", erase=True)
    return enrique


def test_the_server_lists_its_tools_and_their_effects(enrique):
    async def list_tools():
        return await enrique.client.list_tools()

    tools = {tool.name: tool for tool in enrique.portal.call(list_tools).tools}
    names = "build run screenshot elements tap type swipe play test inspect logs new api"
    assert set(names.split()) <= set(tools)
    assert tools["elements"].annotations.read_only_hint
    assert tools["play"].annotations.destructive_hint
    assert tools["new"].annotations.destructive_hint
    assert not tools["tap"].annotations.destructive_hint
    assert tools["type"].input_schema["required"] == ["input"]


@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_clients_of_older_and_newer_versions_connect(mode, tmp_path):
    with agent(ROOT / "Apps/HelloEnrique", tmp_path, mode=mode) as one:
        assert "Call “run” first." in one.fail("elements")


def test_an_agent_taps_types_and_looks(running):
    assert "Touch one of the buttons below" in running.call("elements")
    changes = running.call("tap", text="Change Text")
    assert re.search(r"^\+ .*“Goodbye 👋”", changes, re.M)
    changes = running.call("type", input="Hi there", id="field", clear=True)
    assert "Hi there" in changes
    assert "“Hi there”" in running.call("tap", text="Change Text")
    assert "No element contains" in running.call("elements", matching="nothing like this")
    assert re.search(r"\nTook \d+ ms\.$", running.call("elements"))


def test_an_agent_presses_keys_and_performs_steps(running):
    changes = running.call("play", steps="- tapOn: { id: field }\n- inputText: Steps\n- pressKey: Enter")
    assert "Steps" in changes
    message = running.fail("play", steps="- tapOn: Chage Text")
    assert "did you mean “Change Text”?" in message
    assert "steps:2: error: unknown command" in running.fail("play", steps="- back\n- fly")


def test_a_screenshot_is_small(running):
    answer = running.answer("screenshot")
    image = Image.open(io.BytesIO(base64.b64decode(answer.content[0].data)))
    assert image.size == (393, 852)
    large = running.answer("screenshot", scale=3).content[0].data
    assert Image.open(io.BytesIO(base64.b64decode(large))).size == (1179, 2556)


def test_an_agent_chooses_the_device(running):
    running.call("run", device="iPhone SE", appearance="dark", orientation="landscapeLeft")
    assert "667×375 points" in running.call("screenshot")


def test_an_agent_plays_flows(enrique):
    assert "1 passed, 0 failed" in enrique.call("play", flows=["Flows/launch.yaml"])
    (enrique.folder / "wrong.yaml").write_text("- launchApp\n- assertVisible: Nobody\n- back\n")
    message = enrique.fail("play", flows=["wrong.yaml"])
    assert "wrong.yaml:2: “Nobody” is not visible" in message
    assert (enrique.folder / "artifacts/wrong-failure.png").exists()


def test_an_agent_runs_tests(enrique):
    only = ["HelloEnriqueTests"]
    steps = []

    async def note(progress, total, message):
        steps.append(message)

    answer = enrique.answer("test", progress=note, only=only)
    assert re.search(r"\d+ passed, 0 failed", text(answer))
    assert any("Running HelloEnriqueTests" in step for step in steps)
    assert "no test" in enrique.fail("test", only=["HelloEnriqueTests/Nothing"]).lower()


def test_an_agent_inspects_views(running):
    report = running.call("inspect", matching="greeting")
    assert "UILabel" in report and "Main.storyboard" in report


def test_an_agent_asks_about_names(enrique):
    assert "Partially supported" in enrique.call("api", name="UIScrollView")
    assert "Did you mean text?" in enrique.call("api", name="UILabel.txet")
    assert "Not supported" in enrique.call("api", name="UILocalNotification")


def test_an_agent_writes_an_app_from_an_empty_folder(tmp_path):
    with agent(tmp_path, tmp_path / "home") as one:
        assert "Created Zoo/Zoo.xcodeproj/project.pbxproj" in one.call(
            "new", kind="project", name="Zoo", interface="code"
        )
        added = one.call("new", kind="controller", name="LionController", project="Zoo")
        assert "Created Zoo/Zoo/LionController.swift" in added
        asset = one.call("new", kind="asset", name="Sand", color="#E0C090", project="Zoo")
        assert "Zoo/Zoo/Assets.xcassets/Sand.colorset/Contents.json" in asset
        assert "forCellReuseIdentifier" in one.call(
            "new", kind="cell", name="LionCell", project="Zoo"
        )
        first = tmp_path / "Zoo/Zoo/ViewController.swift"
        line = "        super.viewDidLoad()\n"
        first.write_text(
            first.read_text().replace(
                line, line + '        view.backgroundColor = UIColor(named: "Sand")\n'
                + "        present(LionController(), animated: false)\n"
            )
        )
        one.call("run", project="Zoo")
        assert one.answer("screenshot").content[0].type == "image"


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"kind": "project", "name": "../Zoo"}, "can't be the name of a project"),
        ({"kind": "project", "name": "Zoo", "folder": "/tmp/zoo"}, "Tools can't use other folders"),
        ({"kind": "project", "name": "Zoo", "folder": "../zoo"}, "Tools can't use other folders"),
        ({"kind": "project", "name": "Zoo", "color": "#FFFFFF"}, "can't be used with the kind"),
        ({"kind": "project", "name": "Zoo", "target": "Zoo"}, "can't be used for a new project"),
        ({"kind": "controller", "name": "Lion", "folder": "/tmp"}, "Tools can't use other folders"),
        ({"kind": "asset", "name": "Sky", "files": ["/etc/hostname"]}, "Tools can't use other folders"),
        ({"kind": "asset", "name": "Sky", "dark": "#FFFFFF"}, "requires “color”"),
        ({"kind": "asset", "name": "Sky", "color": "#FFFFFF", "catalog": "Skies"}, "has no asset catalog “Skies”"),
        ({"kind": "scene", "name": "Lion", "class": "UITabBarController", "show": ["Zoo"]}, "has no scene with"),
        ({"kind": "cell", "name": "Lion", "style": "view"}, "must be table or collection"),
        ({"kind": "controller", "name": "ViewController"}, "already has a type"),
        ({"kind": "scene", "name": "Lion"}, "has no class “Lion”"),
    ],
)
def test_a_new_file_that_is_not_allowed_changes_nothing(enrique, arguments, message):
    before = sorted(enrique.folder.rglob("*"))
    assert message in enrique.fail("new", **arguments)
    assert sorted(enrique.folder.rglob("*")) == before


def test_an_app_that_does_not_compile_is_repaired(tmp_path):
    shutil.rmtree(COPIES / "broken", ignore_errors=True)
    folder = copy("Apps/HelloEnrique", COPIES / "broken")
    source = folder / "HelloEnrique/ViewController.swift"
    right = (ROOT / "Apps/HelloEnrique/HelloEnrique/ViewController.swift").read_text()
    source.write_text(right.replace("import UIKit\n", "import UIKit\nlet oops: Int = \"text\"\n", 1))
    steps = []

    async def note(progress, total, message):
        steps.append(message)

    with agent(folder, tmp_path) as one:
        answer = one.answer("build", progress=note)
        assert answer.is_error
        line = 1 + source.read_text().split("\n").index('let oops: Int = "text"')
        assert f"HelloEnrique/ViewController.swift:{line}:17: error: " in text(answer)
        assert "Build failed: 1 error" in one.fail("run")
        assert any("source file" in step for step in steps)
        source.write_text(right)
        assert "Built: " in one.call("build")


def test_a_crash_is_reported_and_the_server_lives_on(tmp_path):
    line = 1 + next(
        i for i, line in enumerate((ROOT / TROUBLE).read_text().split("\n")) if "nothing!" in line
    )
    with agent(ROOT / "Tests/Projects/Trouble", tmp_path) as one:
        one.call("run")
        message = one.fail("tap", text="Unwrap")
        assert f"TroubleViewController.swift:{line}" in message
        assert "Unexpectedly found nil" in message
        assert "crashed" in one.call("logs", matching="crashed")
        assert "ready" in one.call("run")
        assert "“counted 1”" in one.call("tap", text="Count")
        # On a busy machine, it takes longer to notice an endless loop than silence.
        assert re.search("isn't responding|hasn't responded", one.fail("tap", text="Hang"))
        assert "ready" in one.call("run")


def test_an_agent_reads_the_log_since_its_last_call(tmp_path):
    with agent(ROOT / "Tests/Projects/Trouble", tmp_path) as one:
        one.call("run")
        one.call("logs")
        one.call("tap", text="Chatter")
        first = one.call("logs")
        assert first != one.call("logs")
        assert len(first.split("\n")) <= 103


# MARK: Clients that don't behave


class Process:
    """A server whose client writes lines itself."""

    def __init__(self, folder, home):
        self.process = subprocess.Popen(
            [PRODUCTS / "quince", "mcp", folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={"HOME": str(home), "PATH": os.environ["PATH"], "XDG_CACHE_HOME": CACHE},
        )
        self.ask("initialize", {"protocolVersion": "2025-11-25"}, 0)

    def send(self, method, params, number=None):
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        if number is not None:
            message["id"] = number
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method, params, number):
        self.send(method, params, number)
        return json.loads(self.process.stdout.readline())

    def start(self, tool, number, **arguments):
        self.send("tools/call", {"name": tool, "arguments": arguments}, number)

    def descendants(self):
        """The IDs of all processes that the server has started."""
        children = {}
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                parent = int(open(f"/proc/{name}/stat").read().rsplit(")", 1)[1].split()[1])
            except (FileNotFoundError, ProcessLookupError):
                continue
            children.setdefault(parent, []).append(int(name))
        found, rest = set(), [self.process.pid]
        while rest:
            more = children.get(rest.pop(), [])
            found.update(more)
            rest += more
        return found


def wait_for(condition, seconds=20):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_running(number):
    try:
        return open(f"/proc/{number}/stat").read().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("end", ["input", "terminate", "kill"])
def test_nothing_outlives_the_server(end, tmp_path):
    one = Process(ROOT / "Apps/HelloEnrique", tmp_path)
    one.start("run", 1)
    assert json.loads(one.process.stdout.readline())["id"] == 1
    started = one.descendants()
    assert started
    if end == "input":
        one.process.stdin.close()
    else:
        one.process.send_signal(signal.SIGTERM if end == "terminate" else signal.SIGKILL)
    one.process.wait(10)
    wait_for(lambda: not any(map(is_running, started)))


def test_a_canceled_build_ends_and_has_no_answer(tmp_path):
    folder = copy("Apps/HelloEnrique", tmp_path / "fresh")
    one = Process(folder, tmp_path)
    one.start("build", 1)
    wait_for(lambda: one.descendants())
    one.send("notifications/cancelled", {"requestId": 1})
    wait_for(lambda: not one.descendants())
    assert one.ask("ping", {}, 2) == {"jsonrpc": "2.0", "id": 2, "result": {}}
    one.process.stdin.close()
    assert one.process.wait(10) == 0


def test_two_agents_work_on_the_same_project(tmp_path):
    folder = ROOT / "Apps/HelloEnrique"
    with agent(folder, tmp_path) as one, agent(folder, tmp_path) as other:
        one.call("run")
        other.call("run", device="iPad")
        assert "Goodbye" in one.call("tap", text="Change Text")
        assert "Goodbye" not in other.call("elements")
