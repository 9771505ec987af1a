// Running an app in the panel.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { start, open, eventually, descendants, QUINCE, SOURCES } = require("./support");
const { Command } = require(path.join(SOURCES, "command.js"));

let editor, state;

before(async () => {
  editor = await start("HelloEnrique");
  state = editor.vscode.state;
});
after(() => editor.stop());

test("an app that runs is shown in a panel, which only VS Code's frames can show", async () => {
  assert.equal(state.statusItem.command, "quince.run");
  // As the button above a file does.
  await state.commands["quince.run"](editor.vscode.Uri.file(path.join(editor.folder, "HelloEnrique/ViewController.swift")));
  assert.deepEqual(state.messages, []);
  assert.equal(state.statusItem.command, "quince.stop");
  const { html } = state.panels[0].webview;
  const address = /<iframe[^>]* src="([^"]*)"/.exec(html)[1];
  assert.equal(address, editor.run.address);
  assert.match(html, new RegExp(`default-src 'none'; frame-src ${new URL(address).origin};`));

  const frame = { headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" } };
  const { status, headers } = await request(address, frame);
  assert.equal(status, 200);
  assert.match(headers["content-security-policy"], /frame-ancestors vscode-webview: vscode-file:;/);
  assert.equal((await request(address + "main.js", frame)).status, 403);
  frame.headers["Sec-Fetch-Dest"] = "document";
  assert.equal((await request(address, frame)).status, 403);
});

// `fetch` doesn't let programs set these headers.
function request(address, options) {
  return new Promise((resolve, reject) => {
    require("node:http").get(address, options, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on("error", reject);
  });
}

test("lines that the page shows open in the editor", async () => {
  const file = path.join(editor.folder, "HelloEnrique/ViewController.swift");
  const [panel] = state.panels;
  panel.webview.receive({ openFile: { file, line: 7 } });
  const { uri, options } = await eventually(() => state.opened.at(-1), 5);
  assert.equal(uri.fsPath, file);
  assert.equal(options.selection.start.line, 6);
  const places = [{ file: "relative" }, ...[-1, 1.5, Infinity, "x", {}].map((line) => ({ file, line }))];
  for (const message of [{}, null, ...places.map((openFile) => ({ openFile }))]) await panel.webview.receive(message);
  assert.equal(state.opened.length, 1);
  panel.webview.receive({ openFile: { file, line: "7", column: null } });
  await eventually(() => state.opened.length === 2, 5);
});

test("an app can't lead the panel to another server", () => {
  const { address } = editor.run;
  const other = new URL(address);
  other.port = "9";
  for (const text of ["http://example.com/", "https://127.0.0.1:9/x/", "http://127.0.0.1:9@example.com/x/", other.href]) {
    editor.run.read(`Quince is at ${text}`, () => {});
    assert.equal(editor.run.address, address);
    assert.ok(state.channels.Quince.text.endsWith(`Quince is at ${text}\n`));
  }
  const renewed = new URL("/new/", address).href;
  editor.run.read(`Quince is at ${renewed}`, () => {});
  assert.equal(editor.run.address, renewed);
  editor.run.read(`Quince is at ${address}`, () => {});
});

test("a screenshot of the device is saved", async () => {
  const file = editor.vscode.Uri.file(path.join(editor.folder, "now.png"));
  state.answers.push(file);
  await state.commands["quince.screenshot"]();
  assert.deepEqual(state.messages, []);
  assert.equal(fs.readFileSync(file.fsPath).toString("latin1", 1, 4), "PNG");
  assert.deepEqual(state.executed.at(-1), ["vscode.open", file]);
});

test("the model changes while the app runs", async () => {
  state.answers.push("iPhone SE (3rd generation)");
  await state.commands["quince.chooseDevice"]();
  assert.deepEqual(state.messages, []);
  assert.equal(state.settings.device, "iPhone SE (3rd generation)");
  assert.match(await editor.run.perform(["status"]), /iPhone SE/);
});

test("Quince knows the models in the list", async () => {
  const { MODELS } = require(path.join(SOURCES, "commands.js"));
  const { errors } = await new Command([QUINCE]).run(["run", "--device", "none", "."]);
  for (const model of MODELS) assert.ok(errors.includes(model), model);
});

test("the app can be stopped", async () => {
  await state.commands["quince.stop"]();
  assert.equal(editor.run.isRunning, false);
  assert.equal(state.statusItem.command, "quince.run");
  assert.match(state.panels[0].webview.html, /isn’t running/);
});

test("the command “quince.run” opens the app", async () => {
  open(editor.vscode, path.join(editor.folder, "HelloEnrique/ViewController.swift"));
  await editor.perform("quince.run", editor.project);
  const run = await eventually(() => descendants(editor.client.child.pid).find(({ line }) => line[1] === "run"));
  try {
    await eventually(async () => /Hello ?Enrique/.test((await new Command([QUINCE]).run(["device", "status"])).output));
  } finally {
    process.kill(run.pid, "SIGINT");
    await eventually(() => !descendants(editor.client.child.pid).some(({ pid }) => pid === run.pid));
  }
});

test("errors of a build are in the output", async () => {
  const file = path.join(editor.folder, "HelloEnrique/ViewController.swift");
  fs.appendFileSync(file, "let number: Int = true\n");
  await state.commands["quince.run"]();
  assert.deepEqual(state.messages, ["error: The app can't run. The output shows why."]);
  assert.match(state.channels.Quince.text, /ViewController\.swift:\d+:\d+: error: .*Bool/);
  assert.equal(editor.run.isRunning, false);
});
