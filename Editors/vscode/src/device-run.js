// `quince run`: a running device, and the address of its page.
"use strict";

const vscode = require("vscode");
const { startFailure } = require("./command");
const { isPage, originOf } = require("./addresses");

const ADDRESS = /^Quince is at (\S+)$/;
// The time in milliseconds that the device gets to quit.
const PATIENCE = 5000;

class DeviceRun {
  // output: the channel for errors of the build, and for what the app prints.
  constructor(makeCommand, output) {
    this.makeCommand = makeCommand;
    this.output = output;
    this.changed = new vscode.EventEmitter();
    // The page's address, or undefined if nothing is running.
    this.address = undefined;
    this.project = undefined;
  }

  get onDidChange() { return this.changed.event; }
  get isRunning() { return this.child !== undefined; }

  // Builds and runs a project, and returns the address of the page.
  async start(project, model) {
    await this.stop();
    const command = await (await this.makeCommand()).prepare();
    const args = ["run", "--no-open", "--embed", ...(model ? ["--device", model] : []), command.translation.toQuince(project)];
    const child = command.spawnSession(args);
    Object.assign(this, { child, command, project });
    this.output.clear();
    child.stderr.setEncoding("utf8").on("data", (text) => this.output.append(text));
    const isOver = new Promise((resolve) => child.once("close", resolve));
    this.isOver = isOver;
    return new Promise((resolve, reject) => {
      let rest = "";
      child.stdout.setEncoding("utf8").on("data", (text) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop();
        for (const line of lines) this.read(line, resolve);
      });
      child.once("error", (error) => reject(startFailure(child, error)));
      isOver.then((code) => {
        if (this.child === child) this.ended();
        reject(new Error(code === 64 ? "quince run was used incorrectly." : "The app can't run. The output shows why."));
      });
    });
  }

  read(line, resolve) {
    const address = ADDRESS.exec(line)?.[1];
    // The app can print the same words. Only the link changes while the device runs, and not the server.
    const isKnown = !this.address || (address && originOf(address) === originOf(this.address));
    if (!isPage(address) || !isKnown) return this.output.appendLine(line);
    this.address = address;
    this.changed.fire();
    resolve(address);
  }

  ended() {
    this.child = this.address = this.project = undefined;
    this.changed.fire();
  }

  // Quits the device, and waits until it has.
  async stop() {
    const { child, command, isOver } = this;
    if (!child) return;
    command.end(child);
    const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
    await isOver;
    clearTimeout(timer);
  }

  // Performs `quince device` on the running device.
  async perform(args) {
    const { code, errors, output } = await this.command.run(["device", ...args]);
    if (code !== 0) throw new Error(errors.trim() || `quince device ${args[0]} failed.`);
    return output;
  }

  dispose() { return this.stop(); }
}

module.exports = { DeviceRun };
