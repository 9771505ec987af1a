// The debug adapter, and launch configurations.
"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { start, SOURCES } = require("./support");

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
  assert.equal(provider.resolveDebugConfigurationWithSubstitutedVariables(undefined, { request: "launch" }), undefined);
  assert.match(state.messages.pop(), /needs “project”/);
  await state.commands["quince.debug"]();
  assert.deepEqual(state.debugged, [{ type: "quince", request: "launch", name: "Debug the app", project: editor.project }]);
});
