// A stand-in for the module “vscode”, which only VS Code itself has. It keeps what the extension registers and shows, so
// that tests can ask the providers as VS Code does.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const Module = require("node:module");
const { fileURLToPath, pathToFileURL } = require("node:url");

class Uri {
  constructor(scheme, fsPath, text) { Object.assign(this, { scheme, fsPath, path: fsPath, text }); }
  static file(fsPath) { return new Uri("file", fsPath, pathToFileURL(fsPath).href); }
  static parse(text) { return text.startsWith("file:") ? Uri.file(fileURLToPath(text)) : new Uri(text.split(":")[0], "", text); }
  static joinPath(base, ...parts) { return Uri.file(path.join(base.fsPath, ...parts)); }
  toString() { return this.text; }
}

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(...values) {
    const [start, end] = values.length === 4
      ? [new Position(values[0], values[1]), new Position(values[2], values[3])] : values;
    Object.assign(this, { start, end });
  }
}

// Returns a class whose initializer takes the values of properties.
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) { for (const listener of this.listeners) listener(value); }
}

class MarkdownString {
  constructor(value = "") { this.value = value; }
  appendText(text) { this.value += text; return this; }
  appendMarkdown(text) { this.value += text; return this; }
}

class WorkspaceEdit {
  constructor() { this.edits = []; }
  set(uri, edits) { this.edits.push([uri, edits]); }
}

class CancellationTokenSource {
  constructor() {
    this.emitter = new EventEmitter();
    this.token = { isCancellationRequested: false, onCancellationRequested: this.emitter.event };
  }
  cancel() {
    this.token.isCancellationRequested = true;
    this.emitter.fire();
  }
}

// The items of a test or of a controller.
class Items {
  constructor() { this.map = new Map(); }
  add(item) { this.map.set(item.id, item); }
  get(id) { return this.map.get(id); }
  replace(items) { this.map = new Map(items.map((item) => [item.id, item])); }
  get size() { return this.map.size; }
  [Symbol.iterator]() { return this.map[Symbol.iterator](); }
}

// A run of tests that keeps the results.
class TestRun {
  constructor() { Object.assign(this, { results: new Map(), output: "", isOver: false }); }
  started(item) { this.results.set(item.label, "started"); }
  passed(item) { this.results.set(item.label, "passed"); }
  skipped(item) { this.results.set(item.label, "skipped"); }
  failed(item, messages) { this.results.set(item.label, ["failed", messages]); }
  errored(item, messages) { this.results.set(item.label, ["errored", messages]); }
  appendOutput(text) { this.output += text; }
  end() { this.isOver = true; }
}

// A document that an editor shows.
class Document {
  constructor(file) {
    this.uri = Uri.file(file);
    this.languageId = file.endsWith(".swift") ? "swift" : "yaml";
    this.version = 1;
    this.text = fs.readFileSync(file, "utf8");
  }
  getText() { return this.text; }

  // Returns the position of a text, moved by some characters.
  position(text, offset = 0) {
    const before = this.text.slice(0, this.text.indexOf(text) + offset).split("\n");
    return new Position(before.length - 1, before.at(-1).length);
  }
}

// Returns the files in a folder that match a pattern of the extension.
function filesIn(folder, pattern) {
  const expression = new RegExp("(^|/)" + pattern.replace("**/", "").replaceAll(".", "\\.").replaceAll("*", "[^/]*")
    .replace(/\{(.*?)\}/g, (_, names) => `(${names.replaceAll(",", "|")})`) + "$");
  return fs.readdirSync(folder, { recursive: true }).filter((name) => expression.test(name))
    .map((name) => Uri.file(path.join(folder, name)));
}

// Creates a VS Code with a folder.
function makeVSCode(folder, settings = {}) {
  const state = {
    providers: {}, commands: {}, diagnostics: new Map(), messages: [], answers: [], settings, documents: [], runs: [],
    channels: {}, panels: [], opened: [], executed: [], factories: {}, debugged: [],
  };
  const events = Object.fromEntries(["Open", "Close", "Change", "Save", "DebugEvent", "DebugEnd"].map((name) => [name, new EventEmitter()]));
  const register = (name) => (...args) => {
    state.providers[name] = args.find((arg) => typeof arg === "object" && !("language" in arg));
    return { dispose() {} };
  };
  const say = (kind) => async (message) => {
    state.messages.push(`${kind}: ${message}`);
    return undefined;
  };
  const ask = async () => state.answers.shift();
  const watcher = () => ({ onDidCreate: register(""), onDidChange: register(""), onDidDelete: register(""), dispose() {} });
  const numbered = (...names) => Object.fromEntries(names.map((name, index) => [name, index]));
  const makePanel = () => {
    const received = new EventEmitter(), disposed = new EventEmitter();
    const panel = {
      webview: { html: "", onDidReceiveMessage: received.event, receive: (message) => received.fire(message) },
      reveal() {}, onDidDispose: disposed.event, dispose: () => disposed.fire(),
    };
    state.panels.push(panel);
    return panel;
  };
  const api = {
    version: "stand-in", state, events,
    Uri, Position, Range, EventEmitter, MarkdownString, WorkspaceEdit, CancellationTokenSource,
    Location: record("uri", "range"), Hover: record("contents", "range"), Diagnostic: record("range", "message", "severity"),
    CompletionItem: record("label", "kind"), CompletionList: record("items", "isIncomplete"), SnippetString: record("value"),
    SignatureHelp: record(), SignatureInformation: record("label", "documentation"),
    ParameterInformation: record("label", "documentation"), DocumentHighlight: record("range", "kind"),
    DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
    SymbolInformation: record("name", "kind", "containerName", "location"), TextEdit: record("range", "newText"),
    CodeAction: record("title", "kind"), CodeLens: record("range", "command"), FoldingRange: record("start", "end"),
    InlayHint: record("position", "label", "kind"), RelativePattern: record("base", "pattern"),
    TestMessage: record("message"), TestRunRequest: record("include", "exclude"),
    DebugAdapterInlineImplementation: record("adapter"),
    CodeActionKind: { Empty: { append: (value) => ({ value }) } }, CompletionItemTag: { Deprecated: 1 },
    DiagnosticSeverity: numbered("Error", "Warning", "Information", "Hint"),
    TestRunProfileKind: numbered("None", "Run", "Debug"), StatusBarAlignment: numbered("None", "Left"),
    ViewColumn: { Beside: -2, One: 1 }, UIKind: { Desktop: 1, Web: 2 }, ProgressLocation: { Notification: 15 },
    ConfigurationTarget: { Global: 1, Workspace: 2 },
    env: { uiKind: 1, asExternalUri: async (uri) => uri, openExternal: async (uri) => state.opened.push(uri) },
    languages: {
      createDiagnosticCollection: () => ({
        set: (uri, items) => state.diagnostics.set(uri.fsPath, items), clear: () => state.diagnostics.clear(), dispose() {},
      }),
      ...Object.fromEntries(["CompletionItem", "SignatureHelp", "Hover", "Definition", "Declaration", "Implementation",
        "Reference", "DocumentHighlight", "DocumentSymbol", "WorkspaceSymbol", "CodeLens", "Rename", "FoldingRange"]
        .map((name) => [`register${name}Provider`, register(name)])),
      registerCodeActionsProvider: register("CodeActions"), registerInlayHintsProvider: register("InlayHints"),
    },
    workspace: {
      textDocuments: state.documents, workspaceFolders: [{ uri: Uri.file(folder) }],
      onDidOpenTextDocument: events.Open.event, onDidCloseTextDocument: events.Close.event,
      onDidChangeTextDocument: events.Change.event, onDidSaveTextDocument: events.Save.event,
      onDidChangeConfiguration: register(""),
      createFileSystemWatcher: watcher,
      findFiles: async (pattern) => filesIn(pattern.base ?? folder, pattern.pattern ?? pattern),
      asRelativePath: (file) => path.relative(folder, file),
      getConfiguration: () => ({
        get: (name) => state.settings[name], update: async (name, value) => { state.settings[name] = value; },
      }),
      applyEdit: async (edit) => state.edits = edit,
    },
    window: {
      showErrorMessage: say("error"), showWarningMessage: say("warning"), showInformationMessage: say("information"),
      showQuickPick: ask, showInputBox: ask, showSaveDialog: ask, showOpenDialog: ask,
      showTextDocument: async (uri, options) => state.opened.push({ uri, options }),
      withProgress: (_, work) => work(),
      createOutputChannel: (name) => state.channels[name] = {
        text: "", append(text) { this.text += text; }, appendLine(text) { this.text += text + "\n"; },
        clear() { this.text = ""; }, show() {}, dispose() {},
      },
      createStatusBarItem: () => state.statusItem = { show() {}, dispose() {} },
      createWebviewPanel: makePanel,
    },
    commands: {
      registerCommand: (name, handler) => {
        state.commands[name] = handler;
        return { dispose() {} };
      },
      executeCommand: async (name, ...args) => {
        state.executed.push([name, ...args]);
        return state.commands[name]?.(...args);
      },
    },
    tests: {
      createTestController: () => state.controller = {
        items: new Items(), dispose() {},
        createTestItem: (id, label, uri) => ({ id, label, uri, children: new Items() }),
        createRunProfile: (_, kind, handler) => state.runTests = handler,
        createTestRun: () => {
          state.runs.push(new TestRun());
          return state.runs.at(-1);
        },
      },
    },
    debug: {
      registerDebugAdapterDescriptorFactory: (type, factory) => {
        state.factories[type] = factory;
        return { dispose() {} };
      },
      registerDebugConfigurationProvider: register("DebugConfiguration"),
      onDidReceiveDebugSessionCustomEvent: events.DebugEvent.event, onDidTerminateDebugSession: events.DebugEnd.event,
      startDebugging: async (_, configuration) => state.debugged.push(configuration),
    },
  };
  return api;
}

// Has `require("vscode")` return a VS Code.
function install(vscode) {
  const load = Module._load;
  Module._load = (name, ...rest) => name === "vscode" ? vscode : load(name, ...rest);
}

module.exports = { makeVSCode, install, Document };
