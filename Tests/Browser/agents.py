"""A coding agent: the protocol's own client, connected to `quince mcp`."""

import os
import shutil
from contextlib import contextmanager

from anyio.from_thread import start_blocking_portal
from mcp import Client, StdioServerParameters
from places import CACHE, PRODUCTS, PROFILING, ROOT


class Agent:
    """A client and the process of its server."""

    def __init__(self, portal, client):
        self.portal = portal
        self.client = client

    def answer(self, tool, progress=None, **arguments):
        """A tool's whole answer."""

        async def call():
            return await self.client.call_tool(tool, arguments, progress_callback=progress)

        return self.portal.call(call)

    def call(self, tool, **arguments):
        """The text of a tool that succeeds."""
        answer = self.answer(tool, **arguments)
        assert not answer.is_error, text(answer)
        return text(answer)

    def fail(self, tool, **arguments):
        """The text of a tool that fails."""
        answer = self.answer(tool, **arguments)
        assert answer.is_error, text(answer)
        return text(answer)


def text(answer):
    """The text of an answer."""
    return "\n".join(part.text for part in answer.content if part.type == "text")


@contextmanager
def agent(folder, home, mode="auto"):
    """An agent that works on the project in a folder."""
    server = StdioServerParameters(
        command=str(PRODUCTS / "quince"),
        args=["mcp", str(folder)],
        env={"HOME": str(home), "PATH": os.environ["PATH"], "XDG_CACHE_HOME": CACHE, **PROFILING},
    )
    with start_blocking_portal() as portal:
        with portal.wrap_async_context_manager(Client(server, mode=mode)) as client:
            yield Agent(portal, client)


def copy(project, folder):
    """A copy of a project that a test can change."""
    shutil.copytree(ROOT / project, folder)
    return folder
