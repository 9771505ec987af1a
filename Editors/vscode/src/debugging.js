// Debugging with `quince debug`.
"use strict";

const vscode = require("vscode");
const { MessageReader, write } = require("./connection");
const { startFailure } = require("./command");
const { chooseProject } = require("./projects");
const { isPage } = require("./addresses");

// The values that are paths, in messages of the Debug Adapter Protocol and in launch configurations.
const PATHS = new Set(["path", "project", "program", "flow", "cwd", "har"]);

// The time in milliseconds that the adapter gets to end.
const PATIENCE = 5000;

class AdapterFactory {
  constructor(makeCommand) { this.makeCommand = makeCommand; }

  async createDebugAdapterDescriptor() {
    const command = await (await this.makeCommand()).prepare();
    return new vscode.DebugAdapterInlineImplementation(new Adapter(command));
  }
}

// The debug adapter, as VS Code uses it.
class Adapter {
  constructor(command) {
    this.command = command;
    this.sent = new vscode.EventEmitter();
    this.onDidSendMessage = this.sent.event;
    this.child = command.spawn(["debug"]);
    const reader = new MessageReader((message) => this.sent.fire(translated(message, command.translation.toEditor)));
    this.child.stdout.on("data", (bytes) => {
      try {
        reader.take(bytes);
      } catch (error) {
        this.print(`The debug adapter has failed: ${error.message}\n`);
        this.child.kill();
      }
    });
    this.child.stderr.setEncoding("utf8").on("data", (output) => this.print(output));
    this.child.stdin.on("error", () => {});
    this.child.once("error", (error) => this.print(startFailure(this.child, error).message + "\n"));
    this.child.once("close", () => this.sent.fire({ type: "event", event: "terminated", seq: 0 }));
  }

  print(output) {
    this.sent.fire({ type: "event", event: "output", seq: 0, body: { category: "stderr", output } });
  }

  handleMessage(message) { write(this.child.stdin, translated(message, this.command.translation.toQuince)); }

  // The adapter ends when its input is closed.
  dispose() {
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill(), PATIENCE);
    this.child.once("close", () => clearTimeout(timer));
  }
}

// Returns a message with other paths.
function translated(value, translate, key = "") {
  if (typeof value === "string") return PATHS.has(key) ? translate(value) : value;
  if (Array.isArray(value)) return value.map((item) => translated(item, translate, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, translated(item, translate, name)]));
}

// Fills in launch configurations.
class ConfigurationProvider {
  // run: the device that “Quince: Run” started, which the debugger's device replaces.
  constructor(run) { this.run = run; }

  async provideDebugConfigurations() {
    return [{ type: "quince", request: "launch", name: "Debug the app", project: "${workspaceFolder}" }];
  }

  // Without a launch configuration, F5 debugs the project that's being edited.
  async resolveDebugConfiguration(_, configuration) {
    if (configuration.type) return configuration;
    const project = await chooseProject("The project to debug");
    return project && { type: "quince", request: "launch", name: "Debug the app", project };
  }

  async resolveDebugConfigurationWithSubstitutedVariables(_, configuration) {
    if (configuration.request !== "launch") return configuration;
    if (configuration.project) {
      await this.run.stop();
      return configuration;
    }
    vscode.window.showErrorMessage('The launch configuration needs “project”, such as "${workspaceFolder}".');
    return undefined;
  }
}

// Shows the device of a debugging session in the panel. Returns what to dispose of.
function showDevices(panel) {
  return [
    vscode.debug.onDidReceiveDebugSessionCustomEvent(({ session, event, body }) => {
      if (session.type === "quince" && event === "quince/page" && isPage(body?.url)) return panel.show(body.url);
      return undefined;
    }),
    vscode.debug.onDidTerminateDebugSession(({ type }) => {
      if (type === "quince") return panel.update();
      return undefined;
    }),
  ];
}

module.exports = { AdapterFactory, ConfigurationProvider, showDevices, translated };
