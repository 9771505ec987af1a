// The client of `quince lsp`: its process, and the documents that it knows.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");
const { Converter } = require("./converter");
const { startFailure } = require("./command");

const SELECTOR = { language: "swift", scheme: "file" };
// A server that ends more often within this time isn't started again.
const MOST_STARTS = 4;
const STARTS_WITHIN = 3 * 60 * 1000;

const CAPABILITIES = {
  workspace: {
    applyEdit: true, workspaceEdit: { documentChanges: true }, didChangeWatchedFiles: {}, symbol: {}, executeCommand: {},
  },
  textDocument: {
    synchronization: { didSave: true },
    completion: {
      completionItem: { snippetSupport: true, documentationFormat: ["markdown", "plaintext"], deprecatedSupport: true },
    },
    hover: { contentFormat: ["markdown", "plaintext"] },
    signatureHelp: { signatureInformation: { documentationFormat: ["markdown"], parameterInformation: { labelOffsetSupport: true } } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor", "source"] } } },
    publishDiagnostics: { versionSupport: true }, rename: { prepareSupport: true },
    definition: {}, references: {}, documentHighlight: {}, codeLens: {}, foldingRange: {}, inlayHint: {},
  },
  window: { showMessage: {} },
};

class LanguageClient {
  // makeCommand: returns the Command that starts Quince. output: the channel for the server's errors.
  constructor(makeCommand, output) {
    this.makeCommand = makeCommand;
    this.output = output;
    this.diagnostics = vscode.languages.createDiagnosticCollection("quince");
    this.starts = [];
    this.isStopping = false;
    this.subscriptions = [
      this.diagnostics,
      vscode.workspace.onDidOpenTextDocument((document) => this.opened(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.closed(document)),
      vscode.workspace.onDidChangeTextDocument((event) => this.changed(event)),
      vscode.workspace.onDidSaveTextDocument((document) => this.saved(document)),
      ...this.watchFiles(),
    ];
  }

  // The server reads projects, storyboards, and asset catalogs itself.
  watchFiles() {
    const watcher = vscode.workspace.createFileSystemWatcher("**/*.{swift,storyboard,xib,pbxproj,xcproj,json,plist}");
    const report = (type) => (uri) => {
      this.connection?.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: this.converter.address(uri), type }] });
    };
    return [watcher, watcher.onDidCreate(report(1)), watcher.onDidChange(report(2)), watcher.onDidDelete(report(3))];
  }

  // Starts the server, and opens the documents that the editor shows.
  async start() {
    this.starts.push(Date.now());
    const command = await (await this.makeCommand()).prepare();
    this.converter = new Converter(command.translation);
    const child = command.spawn(["lsp"]);
    this.child = child;
    child.stderr.setEncoding("utf8").on("data", (text) => this.output.append(text));
    const connection = new Connection(child.stdout, child.stdin, this.handlers());
    const failure = new Promise((_, reject) => child.once("error", (error) => reject(startFailure(child, error))));
    await Promise.race([failure, connection.request("initialize", {
      processId: command.usesWSL ? null : process.pid, rootUri: null, capabilities: CAPABILITIES,
      clientInfo: { name: "Visual Studio Code", version: vscode.version },
    })]);
    connection.notify("initialized", {});
    this.connection = connection;
    // Programs that the server has started can keep its output open for longer.
    child.once("exit", () => this.ended(child));
    for (const document of vscode.workspace.textDocuments) this.opened(document);
  }

  // The server's notifications and requests.
  handlers() {
    return {
      "textDocument/publishDiagnostics": ({ uri, diagnostics }) =>
        this.diagnostics.set(this.converter.uri(uri), diagnostics.map((item) => this.converter.toDiagnostic(item))),
      "window/showMessage": ({ type, message }) => {
        const show = [undefined, "showErrorMessage", "showWarningMessage"][type] ?? "showInformationMessage";
        vscode.window[show](message);
      },
      "window/logMessage": ({ message }) => this.output.appendLine(message),
      "workspace/applyEdit": async ({ edit }) =>
        ({ applied: await vscode.workspace.applyEdit(this.converter.toWorkspaceEdit(edit)) }),
      "workspace/configuration": ({ items }) => items.map(() => null),
      "client/registerCapability": () => null,
    };
  }

  async ended(child) {
    if (this.child !== child) return;
    this.connection = undefined;
    this.diagnostics.clear();
    if (this.isStopping) return;
    this.starts = this.starts.filter((time) => time > Date.now() - STARTS_WITHIN);
    if (this.starts.length >= MOST_STARTS) {
      const answer = await vscode.window.showErrorMessage("Quince's language server keeps ending.", "Start Again", "Show Output");
      if (answer === "Show Output") this.output.show();
      if (answer !== "Start Again") return;
      this.starts = [];
    }
    await this.start().catch((error) => vscode.window.showErrorMessage(error.message));
  }

  // Ends the server.
  async stop() {
    this.isStopping = true;
    const { connection, child } = this;
    this.connection = undefined;
    if (!connection) return;
    const isOver = new Promise((resolve) => child.once("close", resolve));
    await connection.request("shutdown").catch(() => {});
    connection.notify("exit");
    await isOver;
  }

  async restart() {
    await this.stop();
    this.isStopping = false;
    this.starts = [];
    await this.start();
  }

  dispose() {
    for (const subscription of this.subscriptions) subscription.dispose();
    return this.stop();
  }

  // MARK: Documents

  static knows(document) { return document.languageId === SELECTOR.language && document.uri.scheme === SELECTOR.scheme; }

  opened(document) {
    if (!this.connection || !LanguageClient.knows(document)) return;
    this.connection.notify("textDocument/didOpen", {
      textDocument: {
        uri: this.converter.address(document.uri), languageId: document.languageId, version: document.version,
        text: document.getText(),
      },
    });
  }

  closed(document) {
    if (LanguageClient.knows(document)) this.connection?.notify("textDocument/didClose", this.converter.document(document));
  }

  changed({ document, contentChanges }) {
    if (!this.connection || !LanguageClient.knows(document) || contentChanges.length === 0) return;
    this.connection.notify("textDocument/didChange", {
      textDocument: { uri: this.converter.address(document.uri), version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({ range: this.converter.range(range), text })),
    });
  }

  saved(document) {
    if (LanguageClient.knows(document)) this.connection?.notify("textDocument/didSave", this.converter.document(document));
  }

  // Sends a request, and returns the result, or undefined if there's none.
  async ask(method, params, token) {
    if (!this.connection) return undefined;
    try {
      return await this.connection.request(method, params, token) ?? undefined;
    } catch (error) {
      if (token?.isCancellationRequested || !this.connection) return undefined;
      throw error;
    }
  }
}

module.exports = { LanguageClient, SELECTOR };
