// The features of `quince lsp`, as VS Code asks for them.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { start, open, eventually, descendants, token, QUINCE, SOURCES } = require("./support");
const { Command } = require(path.join(SOURCES, "command.js"));

let editor, document, providers;

before(async () => {
  editor = await start("ColorMixer", (folder) => {
    const file = path.join(folder, "ColorMixer/ViewController.swift");
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("private func saveValues", "func saveValues"));
  });
  providers = editor.vscode.state.providers;
  document = open(editor.vscode, path.join(editor.folder, "ColorMixer/ViewController.swift"));
  await eventually(() => editor.vscode.state.diagnostics.has(document.uri.fsPath));
});
after(() => editor.stop());

const hover = () => providers.Hover.provideHover(document, document.position("redSlider: UISlider!", 2), token);

// Changes a document as a user does who types.
function insert(text, before) {
  const start = document.position(before);
  const { Range } = editor.vscode;
  const index = document.text.indexOf(before);
  document.text = document.text.slice(0, index) + text + document.text.slice(index);
  document.version += 1;
  const change = { document, contentChanges: [{ range: new Range(start, start), text }] };
  editor.vscode.events.Change.fire(change);
}

test("correct code has no problems", () => {
  assert.deepEqual(editor.vscode.state.diagnostics.get(document.uri.fsPath), []);
  assert.deepEqual(editor.vscode.state.messages, []);
});

test("hovers show declarations", async () => {
  const hover = await providers.Hover.provideHover(document, document.position("redSlider: UISlider!", 2), token);
  assert.match(hover.contents.value, /var redSlider: UISlider!/);
});

test("definitions, references, and symbols are found", async () => {
  const [place] = await providers.Definition.provideDefinition(document, document.position("saveValues()", 2), token);
  assert.equal(place.uri.fsPath, document.uri.fsPath);
  assert.equal(place.range.start.line, document.position("func saveValues").line);
  const symbols = await providers.DocumentSymbol.provideDocumentSymbols(document, token);
  assert.deepEqual(symbols.map(({ name }) => name), ["ViewController"]);
  assert.ok(symbols[0].children.length > 5);
  const found = await eventually(async () => {
    const list = await providers.Reference.provideReferences(
      document, document.position("func saveValues", 6), { includeDeclaration: true }, token);
    return list.length > 1 && list;
  });
  assert.ok(found.every(({ uri }) => uri.fsPath === document.uri.fsPath));
});

test("a file that's new in the project is analyzed, and so are files that use it", async () => {
  const command = new Command([QUINCE], [editor.folder]);
  assert.equal((await command.run(["new", "file", "Helper", "--project", editor.project])).code, 0);
  const file = path.join(editor.folder, "ColorMixer/Helper.swift");
  fs.appendFileSync(file, "\nextension ViewController {\n    func saveTwice() {\n        saveValues()\n        saveValues()\n    }\n}\n");
  const helper = open(editor.vscode, file);
  await eventually(() => editor.vscode.state.diagnostics.has(file));
  assert.deepEqual(editor.vscode.state.diagnostics.get(file), []);
  const [place] = await providers.Definition.provideDefinition(helper, helper.position("saveValues()", 2), token);
  assert.equal(place.uri.fsPath, document.uri.fsPath);
  const found = await eventually(async () => {
    const [symbol] = await providers.WorkspaceSymbol.provideWorkspaceSymbols("saveTwice", token);
    return symbol;
  });
  assert.equal(found.location.uri.fsPath, file);
});

test("renaming edits all files", async () => {
  assert.equal((await providers.Rename.prepareRename(document, document.position("func saveValues", 6), token)).placeholder, "saveValues");
  const edits = await eventually(async () => {
    const edit = await providers.Rename.provideRenameEdits(document, document.position("func saveValues", 6), "keepValues", token);
    return edit.edits.length === 2 && edit.edits;
  });
  const counts = Object.fromEntries(edits.map(([uri, changes]) => [path.basename(uri.fsPath), changes.length]));
  assert.equal(counts["Helper.swift"], 2);
  assert.ok(counts["ViewController.swift"] > 1);
  assert.ok(edits.every(([, changes]) => changes.every(({ newText }) => newText === "keepValues")));
});

test("names are completed, and errors shown while typing", async () => {
  insert("        view.\n", "        view.endEditing");
  const context = { triggerKind: 1, triggerCharacter: "." };
  const list = await providers.CompletionItem.provideCompletionItems(document, document.position("        view.\n", 13), token, context);
  const item = list.items.find(({ label }) => label === "backgroundColor");
  assert.ok(item.range.start.line === document.position("        view.\n").line);
  assert.equal(await providers.CompletionItem.resolveCompletionItem(item, token), item);
  const problems = await eventually(() => {
    const items = editor.vscode.state.diagnostics.get(document.uri.fsPath);
    return items.length && items;
  });
  assert.equal(problems[0].severity, editor.vscode.DiagnosticSeverity.Error);
  assert.equal(problems[0].source, "SourceKit");
});

test("hovers show images of symbols", async () => {
  insert('        _ = UIImage(systemName: "heart.fill")\n', "        view.endEditing");
  const hover = await providers.Hover.provideHover(document, document.position("heart.fill", 1), token);
  assert.match(hover.contents.value, /!\[\]\(file:.*heart\.fill\.svg\)/);
});

test("other requests have answers that VS Code takes", async () => {
  const { Range } = editor.vscode;
  const whole = new Range(0, 0, document.text.split("\n").length - 1, 0);
  const position = document.position("saveValues()", 2);
  assert.ok((await providers.FoldingRange.provideFoldingRanges(document, {}, token)).length > 0);
  assert.ok((await providers.DocumentHighlight.provideDocumentHighlights(document, position, token)).length > 1);
  assert.ok(Array.isArray(await providers.InlayHints.provideInlayHints(document, whole, token)));
  assert.ok(Array.isArray(await providers.CodeActions.provideCodeActions(document, whole, { diagnostics: [] }, token)));
  assert.ok((await providers.WorkspaceSymbol.provideWorkspaceSymbols("ViewController", token)).length > 0);
  const help = await providers.SignatureHelp.provideSignatureHelp(document, document.position("endEditing(", 11), token);
  assert.match(help.signatures[0].label, /endEditing/);
});

test("“Run” and “Test” appear above lines", async () => {
  const lenses = async (name) => {
    const file = open(editor.vscode, path.join(editor.folder, name));
    return (await providers.CodeLens.provideCodeLenses(file, token)).map(({ command }) => command);
  };
  const [run] = await lenses("ColorMixer/AppDelegate.swift");
  assert.deepEqual(run, { title: "Run", command: "quince.run", arguments: [editor.project] });
  const tests = await eventually(async () => {
    const found = await lenses("ColorMixerTests/ViewControllerTests.swift");
    return found.length && found;
  });
  assert.deepEqual(tests[0], {
    title: "Test", command: "quince.test", arguments: [editor.project, "ColorMixerTests/ViewControllerTests"],
  });
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
  assert.deepEqual(editor.vscode.state.messages, []);
});

test("a server that ends is started again", async () => {
  const { child } = editor.client;
  child.kill("SIGKILL");
  await eventually(() => editor.client.child !== child && editor.client.connection);
  const symbols = await providers.DocumentSymbol.provideDocumentSymbols(document, token);
  assert.deepEqual(symbols.map(({ name }) => name), ["ViewController"]);
  assert.deepEqual(editor.vscode.state.messages, []);
});
