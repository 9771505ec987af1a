// The manifest, and the commands that don't need a device.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { start, ROOT } = require("./support");

const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, "Editors/vscode/package.json"), "utf8"));
let editor, state;

before(async () => {
  editor = await start("HelloEnrique");
  state = editor.vscode.state;
});
after(() => editor.stop());

test("the manifest has the commands that the extension registers", () => {
  const listed = manifest.contributes.commands.map(({ command }) => command).sort();
  const own = new Set(["quince.executeServerCommand"]);
  assert.deepEqual(Object.keys(state.commands).filter((name) => !own.has(name)).sort(), listed);
  for (const menu of Object.values(manifest.contributes.menus).flat()) assert.ok(listed.includes(menu.command));
});

test("every setting that the extension reads has a default", () => {
  for (const [name, setting] of Object.entries(manifest.contributes.configuration.properties)) {
    assert.ok("default" in setting, name);
  }
  assert.deepEqual(Object.keys(manifest.contributes.configuration.properties), ["quince.command", "quince.device"]);
});

test("a new project is created with the user's answers", async () => {
  const parent = editor.vscode.Uri.file(editor.folder);
  state.answers.push("Recipes", { option: "--code" }, { options: ["--tests"] }, [parent]);
  await state.commands["quince.newProject"]();
  assert.deepEqual(state.messages, []);
  const folder = path.join(editor.folder, "Recipes");
  assert.ok(fs.existsSync(path.join(folder, "Recipes.xcodeproj/project.pbxproj")));
  assert.ok(fs.existsSync(path.join(folder, "RecipesTests")));
  const [command, uri] = state.executed.at(-1);
  assert.deepEqual([command, uri.fsPath], ["vscode.openFolder", folder]);
});

test("a view controller is added, and opens", async () => {
  const project = { project: path.join(editor.folder, "HelloEnrique.xcodeproj") };
  state.answers.push(project, "DetailViewController", "table", "Main");
  await state.commands["quince.newController"]();
  assert.deepEqual(state.messages, []);
  const { uri } = state.opened.at(-1);
  assert.equal(path.basename(uri.fsPath), "DetailViewController.swift");
  assert.match(fs.readFileSync(uri.fsPath, "utf8"), /class DetailViewController: UITableViewController/);
  const storyboard = path.join(editor.folder, "HelloEnrique/Base.lproj/Main.storyboard");
  assert.match(fs.readFileSync(storyboard, "utf8"), /customClass="DetailViewController"/);
});

test("a command that fails shows why", async () => {
  state.answers.push({ project: path.join(editor.folder, "HelloEnrique.xcodeproj") }, "1st", "view", "No scene");
  await state.commands["quince.newController"]();
  assert.match(state.messages.pop(), /^error: .*1st/);
});

test("“Doctor” shows what's there", async () => {
  await state.commands["quince.doctor"]();
  assert.match(state.channels.Quince.text, /swift/i);
});
