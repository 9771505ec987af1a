"""An editor debugs apps with `quince debug`."""

import os
import shutil
import signal
import subprocess
import time
from contextlib import closing

import pytest
from debugging import Editor, Stop
from places import PRODUCTS, ROOT
from running import Session

FILE = ROOT / "Tests/Projects/Trouble/Trouble/TroubleViewController.swift"


def line(text):
    """The number of the line that contains a text."""
    return next(number for number, line in enumerate(FILE.read_text().splitlines(), 1) if text in line)


def place(text):
    """The same with the file."""
    return f"{FILE.name}:{line(text)}"


def start_session(editor, command, breakpoints=(), **arguments):
    """Starts a session, as an editor does."""
    start = editor.send(command, **arguments)
    editor.event("initialized", 120)
    break_at(editor, *breakpoints)
    editor.ask("setExceptionBreakpoints", filters=["failed_checks", "uikit_exceptions"])
    editor.ask("configurationDone")
    assert editor.response(start)["success"]


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """An editor that debugs an app from its launch on."""
    editor = Editor(tmp_path_factory.mktemp("home"))
    start_session(editor, "launch", [{"line": line('state.text = "ready"')}], project=str(FILE.parent.parent))
    yield editor
    editor.ask("disconnect")
    editor.close()


@pytest.fixture
def editor(session):
    """The same without breakpoints.

    Each test waits until the app is idle, because the debugger reports a trap if a breakpoint is removed while the app
    reaches it.
    """
    yield session
    break_at(session)
    session.ask("setFunctionBreakpoints", breakpoints=[])
    session.ask("setExceptionBreakpoints", filters=["failed_checks"])


def break_at(editor, *breakpoints):
    """Sets all breakpoints of the file."""
    return editor.ask("setBreakpoints", source={"path": str(FILE)}, breakpoints=breakpoints)["breakpoints"]


def test_breakpoints_are_set_before_the_code_runs(editor):
    stop = Stop(editor, "breakpoint")
    assert stop.place == place('state.text = "ready"')
    assert stop.frame["name"] == "TroubleViewController.viewDidLoad()"
    stop.go_on()


def test_the_app_stops_and_its_values_are_shown_and_set(editor):
    break_at(editor, {"line": line("let failure = taste")})
    tap = editor.tap("Order")
    stop = Stop(editor, "breakpoint")
    assert stop.place == place("let failure = taste")
    variables = stop.variables()
    shown = {name: variable["value"] for name, variable in variables.items()}
    assert shown["isOpen"] == "true"
    assert shown["guest"] == '"Ada"'
    assert shown["host"] == "nil"
    assert shown["menu"] == '"https://example.com/menu"'
    assert shown["code"] == "3 bytes"
    assert shown["total"] == "12"
    assert shown["self"].startswith("<TroubleViewController: 0x")
    inside = stop.variables(variables["self"]["variablesReference"])
    assert inside["taps"]["value"] == "0"
    assert inside["state"]["value"].startswith("<UILabel: 0x")

    assert stop.evaluate("total + 1").endswith("= 13")
    assert stop.evaluate("self.taps", "hover") == "0"
    assert "frame = (20 70; 350 30)" in stop.evaluate("po state")

    changed = editor.ask("setVariable", variablesReference=stop.locals, name="total", value="20")
    assert changed["value"] == "20"
    changed = editor.ask("setExpression", expression="self.taps", value="7", frameId=stop.frame["id"])
    assert changed["value"] == "7"
    refused = editor.fail("setVariable", variablesReference=stop.locals, name="isOpen", value="false")
    assert "isOpen" in refused

    stop.go_on("next")
    assert Stop(editor, "step").place == place("state.text = \"\\(menu)")
    stop.go_on()
    tap.wait(20)


def test_conditions_are_swift(editor):
    break_at(editor, {"line": line("total += price"), "condition": "price > 4"})
    tap = editor.tap("Order")
    stop = Stop(editor, "breakpoint")
    assert stop.variables()["price"]["value"] == "5"
    stop.go_on()
    tap.wait(20)


def test_log_points_print(editor):
    break_at(editor, {"line": line("total += price"), "logMessage": "adding {price}"})
    tap = editor.tap("Order")
    for price in (3, 4, 5):
        assert editor.event("output", category="console")["output"] == f"adding {price}\n"
    tap.wait(20)


def test_log_points_print_values_as_swift_does(editor):
    break_at(editor, {"line": line("let failure = taste"), "logMessage": "{isOpen}, {guest ?? menu.path}, {host}!"})
    tap = editor.tap("Order")
    assert editor.event("output", category="console")["output"] == 'true, "Ada", nil!\n'
    tap.wait(20)


def test_steps_stop_only_in_the_code_of_the_app(editor):
    break_at(editor, {"line": line("let menu = URL")})
    tap = editor.tap("Order")
    stop = Stop(editor, "breakpoint")
    while stop.place != place("let failure = taste"):
        stop.go_on("stepIn")
        stop = Stop(editor, "step")
        assert stop.frame == stop.frames[0]
    stop.go_on()
    tap.wait(20)


def test_functions_are_found_by_their_swift_names(editor):
    names = [{"name": "TroubleViewController.taste(_:)"}]
    assert editor.ask("setFunctionBreakpoints", breakpoints=names)["breakpoints"][0]["verified"]
    tap = editor.tap("Order")
    stop = Stop(editor, "breakpoint")
    assert stop.frame["name"] == "TroubleViewController.taste(_:)"
    stop.go_on("stepIn")
    step = Stop(editor, "step")
    assert step.frame["name"] == "TroubleViewController.serve(_:)"
    step.go_on("stepOut")
    assert Stop(editor, "step").frame["name"] == "TroubleViewController.taste(_:)"
    stop.go_on()
    tap.wait(20)


def test_thrown_errors_stop_where_they_are_thrown(editor):
    editor.ask("setExceptionBreakpoints", filters=["swift_throw"])
    tap = editor.tap("Order")
    stop = Stop(editor, "exception")
    assert stop.place == place("throw OrderFailure")
    assert stop.frame != stop.frames[0]
    stop.go_on()
    tap.wait(20)


def test_the_app_pauses(editor):
    editor.ask("pause", threadId=editor.ask("threads")["threads"][0]["id"])
    stop = Stop(editor, "pause")
    assert "static AppDelegate.$main()" in [frame["name"] for frame in stop.frames]
    stop.go_on()


def test_a_failed_check_selects_the_code_of_the_app(editor):
    editor.tap("Unwrap")
    stop = Stop(editor, "exception")
    assert "Unexpectedly found nil" in stop.event["text"]
    assert stop.place == place("state.text = nothing!")
    info = editor.ask("exceptionInfo", threadId=stop.thread)
    assert info["exceptionId"] == "Fatal error"
    assert all("source" not in frame for frame in stop.frames[: stop.frames.index(stop.frame)])


def test_an_exception_selects_the_code_of_the_app(tmp_path):
    with closing(Editor(tmp_path)) as editor:
        filters = {filter["filter"]: filter for filter in editor.capabilities["exceptionBreakpointFilters"]}
        assert filters["uikit_exceptions"]["default"]
        start_session(editor, "launch", project=str(FILE.parent.parent))
        editor.ask("setExceptionBreakpoints", filters=["uikit_exceptions"])
        editor.tap("Unknown action")
        stop = Stop(editor, "exception")
        assert "unrecognized selector" in stop.event["text"]
        info = editor.ask("exceptionInfo", threadId=stop.thread)
        assert info["exceptionId"] == "NSInvalidArgumentException"
        editor.ask("disconnect")


@pytest.fixture
def unstarted(tmp_path):
    """An editor that debugs nothing yet."""
    with closing(Editor(tmp_path)) as editor:
        yield editor


def test_requests_at_the_wrong_time_are_refused(unstarted):
    assert "initialized already" in unstarted.fail("initialize", adapterID="quince")
    assert "Unknown request" in unstarted.fail("nonsense")
    assert "at most" in unstarted.fail("evaluate", expression="x" * 200_000)
    assert "Invalid “pid”" in unstarted.fail("attach", pid="x")
    # Otherwise, the first device would run forever.
    assert "an app already" in unstarted.fail("launch", project=str(FILE.parent.parent))
    assert "running" in unstarted.fail("evaluate", expression="1")


def test_a_session_ends_with_the_debugger(unstarted):
    os.kill(unstarted.debugger, signal.SIGKILL)
    unstarted.event("terminated")
    assert "debugger" in unstarted.fail("threads")


def test_a_session_ends_without_a_debugger_that_hangs(unstarted):
    os.kill(unstarted.debugger, signal.SIGSTOP)
    waiting = unstarted.send("threads")
    unstarted.ask("disconnect")
    assert "ended" in unstarted.response(waiting)["message"]


def test_a_running_app_keeps_running_after_a_session(tmp_path):
    with closing(Session(tmp_path, "--debuggable", FILE.parent.parent)), closing(Editor(tmp_path)) as editor:
        start_session(editor, "attach", [{"line": line("taps += 1")}])
        editor.tap("Count")
        assert Stop(editor, "breakpoint").place == place("taps += 1")
        editor.ask("disconnect")
        assert editor.tap("Order").wait(20) == 0


def test_a_rebuilt_app_is_debugged_with_the_same_breakpoints(tmp_path):
    project = tmp_path / "Trouble"
    shutil.copytree(FILE.parent.parent, project)
    file = project / "Trouble" / FILE.name
    with closing(Editor(tmp_path)) as editor:
        start = editor.send("launch", project=str(project))
        editor.event("initialized", 120)
        lines = [{"line": line('state.text = "ready"')}, {"line": line("taps += 1")}]
        first = editor.ask("setBreakpoints", source={"path": str(file)}, breakpoints=lines[:1])["breakpoints"]
        both = editor.ask("setBreakpoints", source={"path": str(file)}, breakpoints=lines)["breakpoints"]
        assert both[0]["id"] == first[0]["id"]
        editor.ask("configurationDone")
        assert editor.response(start)["success"]
        # The app is rebuilt while it's stopped.
        assert Stop(editor, "breakpoint").event["hitBreakpointIds"] == [both[0]["id"]]
        file.write_text(file.read_text() + "// Changed.\n")
        with editor.news:
            stopped = lambda: [event for event in editor.events if event["event"] == "stopped"]
            assert editor.news.wait_for(stopped, 60), editor.events
            names = {event["event"] for event in editor.events}
        assert "continued" in names and not names & {"exited", "terminated"}
        stop = Stop(editor, "breakpoint")
        assert stop.event["hitBreakpointIds"] == [both[0]["id"]]
        assert stop.place == place('state.text = "ready"')
        assert "state" in stop.variables(stop.variables()["self"]["variablesReference"])
        stop.go_on()
        editor.tap("Count")
        stop = Stop(editor, "breakpoint")
        assert stop.event["hitBreakpointIds"] == [both[1]["id"]]
        # Without another process, the session ends.
        os.kill(process_of(editor), signal.SIGKILL)
        editor.event("terminated")
        editor.ask("disconnect")


def process_of(editor):
    """The process of the app that the editor debugs."""
    description = [PRODUCTS / "quince", "device", "debug"]
    lines = subprocess.check_output(description, env=editor.environment, text=True).splitlines()
    return int(next(line for line in lines if line.startswith("pid: ")).split()[1])


@pytest.mark.skipif(os.geteuid() != 0, reason="other users own their apps")
def test_an_administrator_needs_no_capability_to_debug(tmp_path):
    # As in Docker.
    without = ("setpriv", "--inh-caps", "-sys_ptrace", "--bounding-set", "-sys_ptrace")
    with closing(Editor(tmp_path, *without)) as editor:
        start_session(editor, "launch", [{"line": line('state.text = "ready"')}], project=str(FILE.parent.parent))
        stop = Stop(editor, "breakpoint")
        assert stop.evaluate("1 + 1").endswith("= 2")
        stop.go_on()
        editor.ask("disconnect")


def test_nothing_runs_after_an_editor_kills_the_debugger(tmp_path):
    with closing(Editor(tmp_path)) as editor:
        start_session(editor, "launch", project=str(FILE.parent.parent))
        status = [PRODUCTS / "quince", "device", "status"]
        assert subprocess.run(status, env=editor.environment, capture_output=True).returncode == 0
        editor.adapter.kill()
        deadline = time.monotonic() + 10
        while subprocess.run(status, env=editor.environment, capture_output=True).returncode == 0:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_a_test_stops_at_a_breakpoint(tmp_path):
    file = ROOT / "Apps/HelloRoygbiv/HelloRoygbivTests/RainbowColorTests.swift"
    lines = file.read_text().splitlines()
    number = next(number for number, line in enumerate(lines, 1) if "#expect" in line or "XCTAssert" in line)
    with closing(Editor(tmp_path)) as editor:
        project = str(ROOT / "Apps/HelloRoygbiv")
        start = editor.send("launch", project=project, test="HelloRoygbivTests/RainbowColorTests")
        editor.event("initialized", 120)
        editor.ask("setBreakpoints", source={"path": str(file)}, breakpoints=[{"line": number}])
        editor.ask("configurationDone")
        assert editor.response(start)["success"]
        stop = Stop(editor, "breakpoint")
        assert stop.place == f"{file.name}:{number}"
        editor.ask("setBreakpoints", source={"path": str(file)}, breakpoints=[])
        stop.go_on()
        while " passed, 0 failed" not in editor.event("output", 30, category="stdout")["output"]:
            pass
        editor.ask("disconnect")


def test_a_flow_waits_while_the_app_is_stopped(tmp_path):
    flow = tmp_path / "flow.yaml"
    # The app is relaunched between the taps.
    flow.write_text("- launchApp\n- tapOn: Count\n" * 2 + "- assertVisible: Count\n")
    with closing(Editor(tmp_path)) as editor:
        breakpoints = [{"line": line("taps += 1")}]
        start_session(editor, "launch", breakpoints, project=str(FILE.parent.parent), flow=str(flow))
        stop = Stop(editor, "breakpoint")
        assert stop.place == place("taps += 1")
        assert stop.variables()["self"]["value"].startswith("<TroubleViewController: 0x")
        stop.go_on()
        stop = Stop(editor, "breakpoint")
        assert stop.place == place("taps += 1")
        stop.go_on()
        while "1 passed, 0 failed" not in editor.event("output", 30, category="stdout")["output"]:
            pass
        editor.ask("disconnect")
