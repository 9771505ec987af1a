// The command that starts Quince: `quince` itself, or `wsl.exe` with options and then `quince`.
"use strict";

const { spawn } = require("node:child_process");
const { samePaths, windowsPaths, rootOf, rootOfDistribution } = require("./paths");

// The options of wsl.exe that have a value.
const VALUED = new Set(["-d", "--distribution", "--distribution-id", "-u", "--user", "--cd", "--shell-type"]);

// The options of wsl.exe after which a command's words aren't code for the shell, so that a project can have any name.
const WITHOUT_SHELL = new Set(["-e", "--exec"]);

// Ends a program when its input is closed. Windows ends only wsl.exe, and not the program that it started in Linux.
const UNTIL_INPUT_CLOSES = [
  'exec 3<&0; "$@" </dev/null 3<&- & child=$!',
  "(while read -r line; do :; done; kill $child 2>/dev/null) <&3 3<&- & reader=$!",
  "exec 3<&-; wait $child; code=$?; kill $reader 2>/dev/null; exit $code",
].join("\n");

class Command {
  // words: the setting `quince.command`. folders: the paths of the workspace's folders.
  constructor(words, folders = []) {
    if (!Array.isArray(words) || words.length === 0 || words.some((word) => typeof word !== "string" || !word)) {
      throw new Error('Invalid setting “quince.command”: use a list of words, such as ["quince"].');
    }
    const [program, ...rest] = words;
    this.usesWSL = /(^|[\\/])wsl(\.exe)?$/i.test(program);
    let count = 0;
    if (this.usesWSL) {
      while (count < rest.length && rest[count].startsWith("-")) count += VALUED.has(rest[count]) ? 2 : 1;
      if (count >= rest.length) {
        throw new Error('Invalid setting “quince.command”: “quince” must follow “wsl.exe” and its options.');
      }
    }
    this.launcher = this.usesWSL ? withoutShell([program, ...rest.slice(0, count)]) : [];
    this.words = this.usesWSL ? rest.slice(count) : words;
    this.folders = folders;
    this.translation = samePaths;
  }

  // Finds out how paths are translated, before the first one is.
  async prepare() {
    if (!this.usesWSL) return this;
    const root = this.folders.map(rootOf).find(Boolean);
    this.translation = windowsPaths(root ?? rootOfDistribution(await this.distribution()));
    return this;
  }

  // Returns the name of the distribution that wsl.exe uses.
  async distribution() {
    const index = this.launcher.findIndex((word) => word === "-d" || word === "--distribution");
    if (index > 0) return this.launcher[index + 1];
    const { code, output } = await finished(this.start([...this.launcher, "printenv", "WSL_DISTRO_NAME"]));
    if (code !== 0) throw new Error("wsl.exe doesn't start a Linux distribution. Run “wsl.exe” in a terminal to see why.");
    return output.trim();
  }

  // Returns the program and the arguments that run Quince.
  line(args) { return [...this.launcher, ...this.words, ...args]; }

  // Starts Quince.
  spawn(args) { return this.start(this.line(args)); }

  // Starts a command of Quince that runs until it's stopped.
  spawnSession(args) {
    if (!this.usesWSL) return this.spawn(args);
    return this.start([...this.launcher, "sh", "-c", UNTIL_INPUT_CLOSES, "sh", ...this.words, ...args]);
  }

  // Ends a command that spawnSession has started.
  end(child) {
    if (this.usesWSL) child.stdin.end(); else child.kill("SIGINT");
  }

  start([program, ...args]) {
    return spawn(program, args, { cwd: this.folders[0], windowsHide: true });
  }

  // Runs a command to its end, and returns its exit code, output, and errors.
  run(args, { onError = () => {}, token } = {}) { return finished(this.spawn(args), onError, token); }
}

// Returns wsl.exe and its options, with which it doesn't pass the command to the shell.
function withoutShell(launcher) {
  if (launcher.some((word) => WITHOUT_SHELL.has(word))) return launcher;
  return [...(launcher.at(-1) === "--" ? launcher.slice(0, -1) : launcher), "--exec"];
}

// Waits for a program to end.
function finished(child, onError = () => {}, token = undefined) {
  return new Promise((resolve, reject) => {
    let output = "", errors = "";
    child.stdin.end();
    child.stdout.setEncoding("utf8").on("data", (text) => { output += text; });
    child.stderr.setEncoding("utf8").on("data", (text) => { errors += text; onError(text); });
    const cancelling = token?.onCancellationRequested(() => child.kill("SIGINT"));
    child.once("error", (error) => reject(startFailure(child, error)));
    child.once("close", (code, signal) => {
      cancelling?.dispose();
      resolve({ code, signal, output, errors });
    });
  });
}

// Returns the error to show if a program can't be started.
function startFailure(child, error) {
  const reason = error.code === "ENOENT" ? "no such program" : error.message;
  return new Error(`Can't start “${child.spawnfile}”: ${reason}. Install Quince, or change the setting “quince.command”.`);
}

module.exports = { Command, startFailure };
