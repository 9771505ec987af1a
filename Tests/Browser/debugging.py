"""An editor that debugs an app: a client of the Debug Adapter Protocol, connected to `quince debug`."""

import json
import os
import subprocess
import threading
import time

from places import CACHE, PRODUCTS, PROFILING


class Editor:
    """A client, and the process of its adapter, which another program can start."""

    def __init__(self, home, *prefix):
        self.environment = {
            "HOME": str(home),
            "PATH": os.environ["PATH"],
            "XDG_CACHE_HOME": CACHE,
            **PROFILING,
        }
        self.adapter = subprocess.Popen(
            [*prefix, PRODUCTS / "quince", "debug"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=self.environment,
        )
        self.responses = {}
        self.events = []
        self.number = 0
        self.news = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        # `pathFormat` is optional.
        self.capabilities = self.ask("initialize", adapterID="quince", supportsVariableType=True)

    def read(self):
        while header := self.adapter.stdout.readline():
            assert header.startswith(b"Content-Length: "), header
            assert self.adapter.stdout.readline() == b"\r\n"
            message = json.loads(self.adapter.stdout.read(int(header.split()[1])))
            with self.news:
                if message["type"] == "response":
                    self.responses[message["request_seq"]] = message
                else:
                    self.events.append(message)
                self.news.notify_all()

    def send(self, command, **arguments):
        """Sends a request, and returns its number."""
        self.number += 1
        message = {"seq": self.number, "type": "request", "command": command, "arguments": arguments}
        body = json.dumps(message).encode()
        self.adapter.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.adapter.stdin.flush()
        return self.number

    def response(self, number):
        """The response to a request."""
        with self.news:
            found = self.news.wait_for(lambda: number in self.responses, 120)
            assert found, f"no response; {self.events[-20:]}"
            return self.responses.pop(number)

    def ask(self, command, **arguments):
        """The body of the response to a request that succeeds."""
        response = self.response(self.send(command, **arguments))
        assert response["success"], response
        return response.get("body", {})

    def fail(self, command, **arguments):
        """The message of a request that fails."""
        response = self.response(self.send(command, **arguments))
        assert not response["success"], response
        return response["message"]

    def event(self, name, seconds=15, **values):
        """The next event with a name and some values; earlier events are forgotten."""

        def find():
            for index, event in enumerate(self.events):
                body = event.get("body", {})
                if event["event"] == name and all(body.get(key) == value for key, value in values.items()):
                    return index

        with self.news:
            found = self.news.wait_for(lambda: find() is not None, seconds)
            assert found, f"no {name}; {self.events[-20:]}"
            index = find()
            event = self.events[index]
            del self.events[: index + 1]
            return event.get("body", {})

    def tap(self, element):
        """Starts to tap an element when the app runs; the tap can wait until the app continues."""
        device = [PRODUCTS / "quince", "device"]
        deadline = time.monotonic() + 10
        # The device notices a little later that the app continues.
        while "debugger: stopped" in subprocess.check_output([*device, "status"], env=self.environment, text=True):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        return subprocess.Popen(
            [*device, "tap", element],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def debugger(self):
        """The process of the toolchain's debugger."""
        children = subprocess.check_output(["ps", "-o", "pid=,comm=", "--ppid", str(self.adapter.pid)], text=True)
        return next(int(line.split()[0]) for line in children.splitlines() if "lldb-dap" in line)

    def close(self):
        self.adapter.stdin.close()
        self.adapter.wait(20)


class Stop:
    """A place where the app has stopped."""

    def __init__(self, editor, reason):
        self.editor = editor
        self.event = editor.event("stopped", reason=reason)
        self.thread = self.event["threadId"]
        self.frames = editor.ask("stackTrace", threadId=self.thread, levels=40)["stackFrames"]
        # The frame that an editor selects.
        own = [frame for frame in self.frames if frame.get("presentationHint") != "subtle"]
        self.frame = own[0] if own else self.frames[0]

    @property
    def place(self):
        """The name of the file and the line."""
        return f"{self.frame['source']['name']}:{self.frame['line']}"

    def variables(self, reference=None):
        """The local variables, or those in a value."""
        if reference is None:
            scopes = self.editor.ask("scopes", frameId=self.frame["id"])["scopes"]
            reference = next(scope for scope in scopes if scope["name"] == "Locals")["variablesReference"]
            self.locals = reference
        found = self.editor.ask("variables", variablesReference=reference)["variables"]
        return {variable["name"]: variable for variable in found}

    def evaluate(self, expression, context="repl"):
        """The text of an expression's value."""
        answer = self.editor.ask("evaluate", expression=expression, context=context, frameId=self.frame["id"])
        return answer["result"]

    def go_on(self, how="continue"):
        self.editor.ask(how, threadId=self.thread)
