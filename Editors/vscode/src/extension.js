// The extension's entry point.
"use strict";

const vscode = require("vscode");
const path = require("node:path");
const { Command } = require("./command");
const { LanguageClient } = require("./client");
const { registerFeatures } = require("./features");
const { DeviceRun } = require("./device-run");
const { DevicePanel } = require("./device-panel");
const { TestExplorer } = require("./test-explorer");
const { AdapterFactory, ConfigurationProvider, showDevices } = require("./debugging");
const { Commands } = require("./commands");

// Returns the command that starts Quince, from the settings.
function makeCommand() {
  const words = vscode.workspace.getConfiguration("quince").get("command");
  return new Command(words, (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri.fsPath));
}

let client;

async function activate(context) {
  const output = vscode.window.createOutputChannel("Quince");
  const serverOutput = vscode.window.createOutputChannel("Quince Language Server");
  client = new LanguageClient(makeCommand, serverOutput);
  const run = new DeviceRun(makeCommand, output);
  const panel = new DevicePanel(makeCommand, run);
  const tests = new TestExplorer(makeCommand, client, output, path.join((context.storageUri ?? context.globalStorageUri).fsPath, "results"));
  const commands = new Commands({ makeCommand, client, run, panel, tests, output, extensionUri: context.extensionUri });
  const configurations = new ConfigurationProvider(run);
  context.subscriptions.push(
    output, serverOutput, client, run, panel, tests, statusItem(run),
    ...registerFeatures(client), ...commands.register(), ...showDevices(panel),
    vscode.debug.registerDebugAdapterDescriptorFactory("quince", new AdapterFactory(makeCommand)),
    vscode.debug.registerDebugConfigurationProvider("quince", configurations),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("quince.command")) return commands.guard(() => client.restart());
      return undefined;
    }));
  await tests.removeResults();
  await commands.guard(() => client.start());
  tests.refreshSoon();
  return { client, run, panel, tests };
}

// Shows in the status bar whether the device is running.
function statusItem(run) {
  const item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
  const update = () => {
    item.text = run.isRunning ? "$(device-mobile) Stop" : "$(device-mobile) Run";
    item.command = run.isRunning ? "quince.stop" : "quince.run";
    item.tooltip = run.isRunning ? "Stop the app" : "Run the app";
  };
  update();
  item.show();
  const subscription = run.onDidChange(update);
  return { dispose() { subscription.dispose(); item.dispose(); } };
}

// VS Code waits for the server's end.
function deactivate() { return client?.stop(); }

module.exports = { activate, deactivate };
