// `quince lsp` itself: commands, new files, several files, and programs that end.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { start, open, eventually, token, QUINCE, SOURCES } = require("./support");
const { Command } = require(path.join(SOURCES, "command.js"));

let editor, state, document, providers;

before(async () => {
  editor = await start("ColorMixer", (folder) => {
    const file = path.join(folder, "ColorMixer/ViewController.swift");
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("private func saveValues", "func saveValues"));
  });
  state = editor.vscode.state;
  providers = state.providers;
  document = open(editor.vscode, path.join(editor.folder, "ColorMixer/ViewController.swift"));
  await eventually(() => state.diagnostics.has(document.uri.fsPath));
});
after(() => editor.stop());

const perform = (command, ...args) => editor.client.ask("workspace/executeCommand", { command, arguments: args });
const hover = () => providers.Hover.provideHover(document, document.position("redSlider: UISlider!", 2), token);

// Returns the programs that a program has started, also indirectly, as { pid, name, line }.
function descendants(parent) {
  const all = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      const [, name, ppid] = /^\d+ \((.*)\) \S (\d+)/s.exec(fs.readFileSync(`/proc/${pid}/stat`, "utf8"));
      return [{ pid: Number(pid), ppid: Number(ppid), name, line: fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0") }];
    } catch {
      return [];
    }
  });
  const below = (pid) => all.filter((one) => one.ppid === pid).flatMap((one) => [one, ...below(one.pid)]);
  return below(parent);
}

test("a file that's new in the project is analyzed, and so are files that use it", async () => {
  const command = new Command([QUINCE], [editor.folder]);
  assert.equal((await command.run(["new", "file", "Helper", "--project", editor.project])).code, 0);
  const file = path.join(editor.folder, "ColorMixer/Helper.swift");
  fs.appendFileSync(file, "\nextension ViewController {\n    func saveTwice() {\n        saveValues()\n        saveValues()\n    }\n}\n");
  const helper = open(editor.vscode, file);
  await eventually(() => state.diagnostics.has(file));
  assert.deepEqual(state.diagnostics.get(file), []);
  const [place] = await providers.Definition.provideDefinition(helper, helper.position("saveValues()", 2), token);
  assert.equal(place.uri.fsPath, document.uri.fsPath);
  const found = await eventually(async () => {
    const [symbol] = await providers.WorkspaceSymbol.provideWorkspaceSymbols("saveTwice", token);
    return symbol;
  });
  assert.equal(found.location.uri.fsPath, file);
});

test("renaming edits all files", async () => {
  const edits = await eventually(async () => {
    const edit = await providers.Rename.provideRenameEdits(document, document.position("func saveValues", 6), "keepValues", token);
    return edit.edits.length === 2 && edit.edits;
  });
  const counts = Object.fromEntries(edits.map(([uri, changes]) => [path.basename(uri.fsPath), changes.length]));
  assert.equal(counts["Helper.swift"], 2);
  assert.ok(counts["ViewController.swift"] > 1);
});

test("if the builder ends, another one takes its place", async () => {
  const builder = descendants(editor.client.child.pid).find(({ name }) => name === "quince-builder");
  process.kill(builder.pid, "SIGKILL");
  // Nothing else of the session remains, either.
  await eventually(async () => {
    const isAnswered = /var redSlider: UISlider!/.test((await hover())?.contents.value);
    const builders = descendants(editor.client.child.pid).filter(({ name }) => name === "quince-builder");
    return isAnswered && builders.length === 1 && builders[0].pid !== builder.pid;
  });
  assert.deepEqual(state.messages, []);
});

test("the command “quince.test” shows the result of a test", async () => {
  const name = "ColorMixerTests/ViewControllerTests/testSlidersGoFrom0To100";
  await perform("quince.test", editor.project, name);
  const message = state.messages.pop();
  assert.ok(message.startsWith(`information: ${name}: `), message);
  assert.match(message, /1 passed, 0 failed/);
});

test("the command “quince.run” opens the app", async () => {
  await perform("quince.run", editor.project);
  const run = await eventually(() => descendants(editor.client.child.pid).find(({ line }) => line[1] === "run"));
  try {
    await eventually(async () => /Color ?Mixer/.test((await new Command([QUINCE]).run(["device", "status"])).output));
  } finally {
    process.kill(run.pid, "SIGINT");
  }
});
