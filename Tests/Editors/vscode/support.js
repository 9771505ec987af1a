// Helpers that the tests of the extension share.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { makeVSCode, install, Document } = require("./stand-in");

const ROOT = path.resolve(__dirname, "../../..");
const SOURCES = path.join(ROOT, "Editors/vscode/src");
const QUINCE = path.join(process.env.QUINCE_PRODUCTS, "quince");
const TEMPORARY = process.env.QUINCE_TEMPORARY;

// Starts the extension in a VS Code that shows a copy of an app.
async function start(app, change = () => {}) {
  const folder = fs.mkdtempSync(path.join(TEMPORARY, "workspace-"));
  fs.cpSync(path.join(ROOT, "Apps", app), folder, { recursive: true });
  change(folder);
  const vscode = makeVSCode(folder, { command: [QUINCE], device: "" });
  install(vscode);
  const { activate, deactivate } = require(path.join(SOURCES, "extension.js"));
  const context = {
    subscriptions: [], extensionUri: vscode.Uri.file(path.join(ROOT, "Editors/vscode")),
    globalStorageUri: vscode.Uri.file(path.join(TEMPORARY, "storage")),
  };
  const parts = await activate(context);
  const stop = async () => {
    await deactivate();
    await parts.run.stop();
    for (const part of context.subscriptions) await part.dispose();
  };
  // Has the server perform one of its commands, as editors without the extension do.
  const perform = (command, ...args) => parts.client.ask("workspace/executeCommand", { command, arguments: args });
  return { vscode, folder, project: path.join(folder, `${app}.xcodeproj`), stop, perform, ...parts };
}

// Opens a file in an editor.
function open(vscode, file) {
  const document = new Document(file);
  vscode.state.documents.push(document);
  vscode.events.Open.fire(document);
  return document;
}

// Waits until a condition holds, and returns its value.
async function eventually(condition, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`This didn't happen in ${seconds} seconds: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

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

// A token that's never cancelled.
const token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };

module.exports = { ROOT, SOURCES, QUINCE, TEMPORARY, start, open, eventually, descendants, token };
