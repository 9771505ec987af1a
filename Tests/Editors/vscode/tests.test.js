// The Test Explorer.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { fileURLToPath } = require("node:url");
const { after, before, test } = require("node:test");
const { start, token } = require("./support");

// Adds a failing test, a test of Swift Testing with a parameter, and a failing flow.
function addTests(folder) {
  const file = path.join(folder, "ColorMixerTests/ViewControllerTests.swift");
  const text = fs.readFileSync(file, "utf8");
  const failing = "    func testASliderSetsItsField() {\n        XCTAssertEqual(1, 2, \"deliberate\")\n";
  fs.writeFileSync(file, text.replace(/ {4}.*func testASliderSetsItsField\(\).*\n/, failing)
    + "import Testing\n@Suite struct Numbers {\n    @Test(arguments: [1, 2]) func areSmall(_ number: Int) { #expect(number < 3) }\n}\n");
  fs.writeFileSync(path.join(folder, "Flows/nonsense.yaml"), "name: Nonsense\n---\n- launchApp\n- assertVisible: Nonsense\n");
}

let editor, state;

before(async () => {
  editor = await start("ColorMixer", addTests);
  state = editor.vscode.state;
  await editor.tests.refresh();
});
after(() => editor.stop());

const labels = (items) => [...items].map(([, { label }]) => label);
const item = (...names) => names.reduce(
  (items, name) => [...items].map(([, value]) => value).find(({ label }) => label === name).children, state.controller.items);

test("tests and flows are found, with their lines", () => {
  assert.deepEqual(labels(state.controller.items), ["ColorMixer"]);
  assert.deepEqual(labels(item("ColorMixer")), ["ColorMixerTests", "ColorMixerUITests", "Flows"]);
  assert.deepEqual(labels(item("ColorMixer", "ColorMixerTests")), ["ViewControllerTests", "Numbers"]);
  assert.ok(labels(item("ColorMixer", "ColorMixerTests", "ViewControllerTests")).includes("testASliderSetsItsField"));
  assert.ok(labels(item("ColorMixer", "Flows")).includes("Nonsense"));
  const suite = item("ColorMixer", "ColorMixerTests").get(`${editor.project}\nColorMixerTests/Numbers`);
  const lines = fs.readFileSync(suite.uri.fsPath, "utf8").split("\n");
  assert.match(lines[suite.range.start.line], /struct Numbers/);
});

test("the lens's command runs a suite, and failures have messages and lines", async () => {
  await state.commands["quince.test"](editor.project, "ColorMixerTests/ViewControllerTests");
  assert.deepEqual(state.messages, []);
  const { results, isOver } = state.runs.at(-1);
  assert.ok(isOver);
  assert.equal(results.get("testSlidersGoFrom0To100"), "passed");
  assert.ok(!results.has("areSmall"));
  const [outcome, [message]] = results.get("testASliderSetsItsField");
  assert.equal(outcome, "failed");
  assert.match(message.message.value, /XCTAssertEqual failed.*deliberate/);
  const line = fs.readFileSync(message.location.uri.fsPath, "utf8").split("\n")[message.location.range.line];
  assert.match(line, /deliberate/);
});

test("a test with a parameter, and flows, run together; a failed flow has a screenshot", async () => {
  const suite = item("ColorMixer", "ColorMixerTests").get(`${editor.project}\nColorMixerTests/Numbers`);
  const flows = item("ColorMixer").get(`${editor.project}\nflows`);
  const others = [...flows.children].map(([, flow]) => flow).filter(({ label }) => label !== "Nonsense").slice(1);
  await state.runTests({ include: [suite, flows], exclude: others }, token);
  const { results } = state.runs.at(-1);
  assert.equal(results.get("areSmall"), "passed");
  assert.equal(results.size, 3);
  const [outcome, [message]] = results.get("Nonsense");
  assert.equal(outcome, "failed");
  assert.match(message.message.value, /“Nonsense” is not visible/);
  assert.equal(message.location.range.line, 3);
  const picture = /\[Screenshot\]\((.*)\)/.exec(message.message.value)[1];
  assert.equal(fs.readFileSync(fileURLToPath(picture)).toString("latin1", 1, 4), "PNG");
});

test("a flow is played by its file", async () => {
  const file = path.join(editor.folder, "Flows/nonsense.yaml");
  await state.commands["quince.playFlow"](editor.vscode.Uri.file(file));
  assert.equal(state.runs.at(-1).results.size, 1);
  assert.equal(state.runs.at(-1).results.get("Nonsense")[0], "failed");
});

test("the command “quince.test” shows the result of a test", async () => {
  const name = "ColorMixerTests/ViewControllerTests/testSlidersGoFrom0To100";
  await editor.perform("quince.test", editor.project, name);
  const message = state.messages.pop();
  assert.ok(message.startsWith(`information: ${name}: `), message);
  assert.match(message, /1 passed, 0 failed/);
});

test("tests that don't build have the reason", async () => {
  fs.appendFileSync(path.join(editor.folder, "ColorMixerTests/ViewControllerTests.swift"), "let number: Int = true\n");
  await state.commands["quince.test"](editor.project, "ColorMixerTests/Numbers");
  const [outcome, [message]] = state.runs.at(-1).results.get("areSmall");
  assert.equal(outcome, "errored");
  assert.match(message.message.value, /Bool/);
});
