// The panel that shows a running device.
"use strict";

const vscode = require("vscode");
const { randomBytes } = require("node:crypto");

class DevicePanel {
  // run: the running device.
  constructor(makeCommand, run) {
    this.makeCommand = makeCommand;
    this.run = run;
    this.subscription = run.onDidChange(() => this.update());
  }

  // Shows a page of a device in the panel next to the editor, or in a browser if VS Code itself runs in one.
  async show(address = this.run.address) {
    if (vscode.env.uiKind === vscode.UIKind.Web) {
      await vscode.env.openExternal(vscode.Uri.parse(address));
      return;
    }
    if (!this.panel) this.create();
    this.panel.reveal(undefined, true);
    await this.update(address);
  }

  create() {
    this.panel = vscode.window.createWebviewPanel("quince.device", "Device",
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: true, retainContextWhenHidden: true });
    this.panel.webview.onDidReceiveMessage((message) => this.receive(message));
    this.panel.onDidDispose(() => { this.panel = undefined; });
  }

  async update(address = this.run.address) {
    const { panel } = this;
    if (!panel) return;
    if (!address) {
      panel.webview.html = stoppedPage();
      return;
    }
    const uri = await vscode.env.asExternalUri(vscode.Uri.parse(address));
    if (this.panel === panel) panel.webview.html = devicePage(uri.toString(true), randomBytes(16).toString("hex"));
  }

  // Performs a request of the page, which knows the lines that the inspector and the app's reports show.
  async receive(message) {
    const { file, ...place } = message?.openFile ?? {};
    // The page reads some of the numbers from a text.
    const [line, column] = [Number(place.line ?? 1), Number(place.column ?? 1)];
    const isPlace = [line, column].every((number) => Number.isSafeInteger(number) && number >= 1);
    if (typeof file !== "string" || !file.startsWith("/") || !isPlace) return undefined;
    const command = await (await this.makeCommand()).prepare();
    const uri = vscode.Uri.file(command.translation.toEditor(file));
    const position = new vscode.Position(line - 1, column - 1);
    const options = { selection: new vscode.Range(position, position), viewColumn: vscode.ViewColumn.One };
    try {
      return await vscode.window.showTextDocument(uri, options);
    } catch (error) {
      return vscode.window.showErrorMessage(error.message);
    }
  }

  dispose() {
    this.subscription.dispose();
    this.panel?.dispose();
  }
}

// The page with the device, which gets messages from the device's page.
function devicePage(address, nonce) {
  const { origin } = new URL(address);
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; frame-src ${origin}; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'">
<style nonce="${nonce}">
html, body { height: 100%; margin: 0; padding: 0; overflow: hidden; }
iframe { width: 100%; height: 100%; border: 0; }
</style>
</head>
<body>
<iframe title="Device" src="${escaped(address)}" allow="clipboard-read; clipboard-write; fullscreen"></iframe>
<script nonce="${nonce}">
const vscode = acquireVsCodeApi();
window.addEventListener("message", ({ origin, data }) => {
  if (origin === ${JSON.stringify(origin)} && data?.openFile) vscode.postMessage({ openFile: data.openFile });
});
</script>
</body>
</html>`;
}

function stoppedPage() {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
</head>
<body><p>The device isn’t running. To start it, use the command “Quince: Run”.</p></body>
</html>`;
}

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]);

module.exports = { DevicePanel, devicePage };
