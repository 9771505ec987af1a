// The debug adapter, and launch configurations.
"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { start, eventually, SOURCES } = require("./support");

let editor, state;

before(async () => {
  editor = await start("HelloEnrique");
  state = editor.vscode.state;
});
after(() => editor.stop());

test("paths in messages are translated, and nothing else", () => {
  const { translated } = require(path.join(SOURCES, "debugging.js"));
  const message = {
    type: "request", command: "setBreakpoints",
    arguments: { source: { name: "a", path: "C:\\a" }, project: "C:\\b", breakpoints: [{ line: 1 }], expression: "path", none: null },
  };
  const upper = translated(message, (text) => text.toUpperCase());
  assert.deepEqual(upper.arguments, {
    source: { name: "a", path: "C:\\A" }, project: "C:\\B", breakpoints: [{ line: 1 }], expression: "path", none: null,
  });
  assert.equal(upper.command, "setBreakpoints");
});

test("a launch configuration names its project", async () => {
  const provider = state.providers.DebugConfiguration;
  const [made] = await provider.provideDebugConfigurations();
  assert.equal(made.project, "${workspaceFolder}");
  assert.equal((await provider.resolveDebugConfiguration(undefined, {})).project, editor.project);
  const resolve = (configuration) => provider.resolveDebugConfigurationWithSubstitutedVariables(undefined, configuration);
  assert.equal(await resolve({ request: "launch" }), undefined);
  assert.match(state.messages.pop(), /needs “project”/);
  const complete = { request: "launch", project: editor.project };
  assert.equal(await resolve(complete), complete);
  await state.commands["quince.debug"]();
  assert.deepEqual(state.debugged, [{ type: "quince", request: "launch", name: "Debug the app", project: editor.project }]);
});

test("the debugger's device is in the panel until the end", async () => {
  const announce = (url, type = "quince") =>
    editor.vscode.events.DebugEvent.fire({ session: { type }, event: "quince/page", body: { url } });
  announce("http://127.0.0.1:9/x/", "another");
  for (const url of ["http://example.com/x/", "javascript:alert(1)", 7, undefined]) announce(url);
  assert.equal(state.panels.length, 0);
  announce("http://127.0.0.1:9/x/");
  const { webview } = await eventually(() => state.panels[0], 5);
  await eventually(() => webview.html.includes('src="http://127.0.0.1:9/x/"'), 5);
  editor.vscode.events.DebugEnd.fire({ type: "quince" });
  await eventually(() => webview.html.includes("isn’t running"), 5);
});

test("an adapter that sends nonsense ends", async () => {
  const { Command } = require(path.join(SOURCES, "command.js"));
  const { AdapterFactory } = require(path.join(SOURCES, "debugging.js"));
  const nonsense = `process.stdout.write("Content-Length: 2\\r\\n\\r\\n{]"); setInterval(() => {}, 1000)`;
  const makeCommand = () => new Command([process.execPath, "-e", nonsense, "--"]);
  const { adapter } = await new AdapterFactory(makeCommand).createDebugAdapterDescriptor();
  const received = [];
  adapter.onDidSendMessage((message) => received.push(message));
  await eventually(() => received.at(-1)?.event === "terminated", 10);
  assert.match(received[0].body.output, /debug adapter has failed/);
});

test("messages pass between VS Code and the adapter", async () => {
  const { Command } = require(path.join(SOURCES, "command.js"));
  const { AdapterFactory } = require(path.join(SOURCES, "debugging.js"));
  // Returns each message as an event.
  const echo = `process.stdin.on("data", (bytes) => process.stdout.write(bytes)); process.stdin.on("end", () => process.exit())`;
  const makeCommand = () => new Command([process.execPath, "-e", echo, "--"]);
  const { adapter } = await new AdapterFactory(makeCommand).createDebugAdapterDescriptor();
  const received = [];
  adapter.onDidSendMessage((message) => received.push(message));
  const request = { seq: 1, type: "request", command: "initialize", arguments: { pathFormat: "path" } };
  adapter.handleMessage(request);
  await eventually(() => received.length === 1, 10);
  assert.deepEqual(received[0], request);
  adapter.dispose();
  await eventually(() => received.at(-1).event === "terminated", 10);
});
