// Paths between Windows and Linux.
"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");
const { SOURCES } = require("./support");
const { samePaths, windowsPaths, rootOf } = require(path.join(SOURCES, "paths.js"));

const ROOT = String.raw`\\wsl.localhost\Debian`;
const PAIRS = [
  [String.raw`C:\Users\Ann\App.swift`, "/mnt/c/Users/Ann/App.swift"],
  [String.raw`d:\Apps`, "/mnt/d/Apps"],
  ["C:\\", "/mnt/c"],
  [String.raw`\\wsl.localhost\Debian\home\ann\My App\Main.storyboard`, "/home/ann/My App/Main.storyboard"],
  [String.raw`\\wsl.localhost\Debian`, "/"],
  ["relative\\file.swift", "relative/file.swift"],
];

for (const [windows, linux] of PAIRS) {
  test(`${windows} is ${linux}`, () => {
    const { toQuince, toEditor } = windowsPaths(ROOT);
    assert.equal(toQuince(windows), linux);
    // Drives have small letters in VS Code's addresses, and folders can end with a separator.
    const trimmed = (text) => text.toLowerCase().replace(/\\$/, "");
    assert.equal(trimmed(toEditor(linux)), trimmed(windows));
  });
}

test("the older name of the share is kept", () => {
  const root = rootOf(String.raw`\\wsl$\Ubuntu-24.04\home\ann`);
  assert.equal(root, String.raw`\\wsl$\Ubuntu-24.04`);
  assert.equal(windowsPaths(root).toQuince(String.raw`\\wsl$\Ubuntu-24.04\home\ann`), "/home/ann");
  assert.equal(windowsPaths(root).toEditor("/home/ann"), String.raw`\\wsl$\Ubuntu-24.04\home\ann`);
});

test("a folder whose name starts like a drive isn't one", () => {
  assert.equal(windowsPaths(ROOT).toEditor("/mnt/cache/x"), String.raw`\\wsl.localhost\Debian\mnt\cache\x`);
  assert.equal(rootOf(String.raw`C:\Users`), undefined);
  assert.equal(rootOf(String.raw`\\server\share`), undefined);
});

test("on one system, paths stay the same", () => {
  assert.equal(samePaths.toQuince("/home/a"), "/home/a");
  assert.equal(samePaths.toEditor("/home/a"), "/home/a");
});
