// The command that starts Quince, and the messages that it exchanges.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { PassThrough } = require("node:stream");
const { test } = require("node:test");
const { SOURCES, QUINCE, TEMPORARY, eventually } = require("./support");
const { Command } = require(path.join(SOURCES, "command.js"));
const { Connection, MessageReader } = require(path.join(SOURCES, "connection.js"));

// Without an option, wsl.exe passes the command to the shell, whose code the command's words are then.
const WSL = `#!/bin/sh
export WSL_DISTRO_NAME=Debian
if [ "$1" = -d ]; then WSL_DISTRO_NAME="$2"; shift 2; fi
case "$1" in
-e | --exec) shift; exec "$@" ;;
--) shift ;;
esac
exec sh -c "$*"
`;

// A program that does what wsl.exe does, as far as the extension uses it.
function makeWSL() {
  const file = path.join(fs.mkdtempSync(path.join(TEMPORARY, "wsl-")), "wsl.exe");
  fs.writeFileSync(file, WSL);
  fs.chmodSync(file, 0o755);
  return file;
}

test("Quince runs, and its exit code and output are known", async () => {
  const result = await new Command([QUINCE]).run(["--version"]);
  assert.equal(result.code, 0);
  assert.match(result.output, /^\d+\.\d+\.\d+\n$/);
  assert.equal((await new Command([QUINCE]).run(["nonsense"])).code, 64);
});

test("a program that doesn't exist is reported", async () => {
  await assert.rejects(new Command(["no-quince"]).run(["lsp"]), /Can't start “no-quince”: no such program.*quince\.command/);
});

test("invalid settings are reported", () => {
  for (const words of [[], "quince", [""], [1], ["wsl.exe"], ["wsl.exe", "-d", "Debian"]]) {
    assert.throws(() => new Command(words), /Invalid setting “quince.command”/);
  }
});

test("through wsl.exe, paths are those of its distribution", async () => {
  const wsl = makeWSL();
  const usual = await new Command([wsl, "quince"]).prepare();
  assert.equal(usual.translation.toEditor("/home/ann"), String.raw`\\wsl.localhost\Debian\home\ann`);
  const other = await new Command([wsl, "-d", "Ubuntu", "quince"]).prepare();
  assert.equal(other.translation.toEditor("/home/ann"), String.raw`\\wsl.localhost\Ubuntu\home\ann`);
  const opened = await new Command([wsl, "quince"], [String.raw`\\wsl$\Fedora\home`]).prepare();
  assert.equal(opened.translation.toEditor("/home/ann"), String.raw`\\wsl$\Fedora\home\ann`);
});

test("through wsl.exe, names aren't code for the shell", async () => {
  const wsl = makeWSL();
  const name = "$(echo a); echo `echo b` > 'c' & $HOME";
  for (const options of [[], ["--"], ["-e"], ["--exec"], ["-d", "Debian"], ["-d", "Debian", "--"]]) {
    const command = new Command([wsl, ...options, "printf"]);
    assert.deepEqual(await command.run(["%s", name]), { code: 0, signal: null, output: name, errors: "" });
    const child = command.spawnSession(["%s", name]);
    let output = "";
    child.stdout.on("data", (bytes) => { output += bytes; });
    await new Promise((resolve) => child.once("close", resolve));
    assert.equal(output, name);
  }
});

test("through wsl.exe, a session ends when it's stopped", async () => {
  const command = new Command([makeWSL(), "sh"]);
  const child = command.spawnSession(["-c", 'trap "exit 7" TERM; echo running; while :; do sleep 0.05; done']);
  let output = "";
  child.stdout.on("data", (bytes) => { output += bytes; });
  await eventually(() => output === "running\n", 10);
  const code = new Promise((resolve) => child.once("close", resolve));
  command.end(child);
  assert.equal(await code, 7);
});

test("through wsl.exe, a session can end by itself", async () => {
  const child = new Command([makeWSL(), "sh"]).spawnSession(["-c", "exit 3"]);
  assert.equal(await new Promise((resolve) => child.once("close", resolve)), 3);
});

test("messages are read however their bytes arrive", () => {
  const messages = [];
  const reader = new MessageReader((message) => messages.push(message));
  const body = JSON.stringify({ text: "Ä🍏" });
  const bytes = Buffer.from(`Content-Type: x\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`.repeat(3));
  for (const byte of bytes) reader.take(Buffer.from([byte]));
  reader.take(bytes);
  assert.deepEqual(messages, Array(6).fill({ text: "Ä🍏" }));
});

test("an invalid message ends the connection", async () => {
  for (const text of ["Content-Length: x\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "Content-Length: 2\r\n\r\n{]"]) {
    const input = new PassThrough();
    const connection = new Connection(input, new PassThrough(), {});
    const waiting = connection.request("hover");
    input.write(text);
    await assert.rejects(waiting);
    assert.ok(connection.isClosed);
    await assert.rejects(connection.request("hover"), /has ended/);
  }
});

test("requests of the server are answered", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const connection = new Connection(input, output, { double: ({ number }) => number * 2, fail: () => { throw new Error("no"); } });
  const answers = [];
  const reader = new MessageReader((message) => answers.push(message));
  output.on("data", (bytes) => reader.take(bytes));
  for (const [id, method] of ["double", "fail", "unknown"].entries()) await connection.receive({ id, method, params: { number: 4 } });
  await eventually(() => answers.length === 3, 5);
  assert.equal(answers[0].result, 8);
  assert.deepEqual(answers[1].error, { code: -32603, message: "no" });
  assert.equal(answers[2].error.code, -32601);
});
