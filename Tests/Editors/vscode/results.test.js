// Results of tests and flows.
"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");
const { SOURCES } = require("./support");
const { install, makeVSCode } = require("./stand-in");
install(makeVSCode("/"));
const { testResults, flowResults, inOrder } = require(path.join(SOURCES, "test-results.js"));
const { isFlow, flowName } = require(path.join(SOURCES, "flows.js"));
const { projectOf } = require(path.join(SOURCES, "projects.js"));

const entry = (name, outcome, others = {}) => ({
  name, outcome, passed: outcome === "passed" || outcome === "skipped", seconds: 1, issues: [], output: [], ...others,
});

test("a failed UI test has the last screenshot of its report", () => {
  const issue = { message: "no", file: "/a.swift", line: 3 };
  const json = JSON.stringify([
    entry("UITests/Start/testTap", "failed", { issues: [issue, { message: "expected", expectation: "known" }] }),
    entry("UITests/Start/testOther", "passed"),
  ]);
  const run = (name) => ({ suite: "UITests/Start", name, screens: [{ picture: "files/1.png" }, { picture: "files/2.png" }] });
  const [failed, passed] = testResults(json, { runs: [run("testTap"), run("testOther")] }, "/report");
  assert.deepEqual(failed.messages, [issue]);
  assert.equal(failed.screenshot, "/report/files/2.png");
  assert.equal(passed.screenshot, undefined);
});

test("parameters and configurations aren't part of a test's name, and one failure counts", () => {
  const json = JSON.stringify([
    entry("T/S/sums(of:)", "crashed", { reason: null }), entry("T/S/sums(of:)", "passed"), entry("T/S/later()", "skipped"),
  ]);
  const results = inOrder(testResults(json));
  assert.deepEqual(results.map(({ name, outcome }) => `${name} ${outcome}`), ["T/S/sums passed", "T/S/later skipped", "T/S/sums errored"]);
  assert.deepEqual(results[2].messages, [{ message: "The test crashed." }]);
});

test("a flow has its failures, output, and screenshot", () => {
  const json = JSON.stringify([{
    name: "Bad", file: "/f.yaml", passed: false, seconds: 1, failures: [{ file: "/f.yaml", line: 2, message: "no" }],
    output: [{ text: "hello" }], reports: [{ severity: "warning", message: "careful" }], picture: "/p.png",
  }]);
  const [result] = flowResults(json);
  assert.deepEqual(result, {
    name: "/f.yaml", outcome: "failed", seconds: 1, messages: [{ file: "/f.yaml", line: 2, message: "no" }],
    output: ["hello", "careful"], screenshot: "/p.png",
  });
});

test("flows launch an app, and have a name", () => {
  assert.ok(isFlow("appId: x\n---\n- launchApp\n"));
  assert.ok(isFlow("- launchApp: { clearState: true }\n"));
  assert.ok(!isFlow("steps:\n  - launchApp\n"));
  assert.equal(flowName("/a/start.yaml", "- launchApp\n"), "start");
  assert.equal(flowName("/a/start.yaml", "appId: x\nname: \"The start\"\n---\n- launchApp\n"), "The start");
  assert.equal(flowName("/a/start.yml", "- inputText: x\nname: y\n"), "start");
});

test("a file belongs to the project in the closest folder", () => {
  const projects = ["/w/A.xcodeproj", "/w/inner/B.xcodeproj"];
  assert.equal(projectOf("/w/a.swift", projects), projects[0]);
  assert.equal(projectOf("/w/inner/x/b.swift", projects), projects[1]);
  assert.equal(projectOf("/w/innermost/b.swift", projects), projects[0]);
  assert.equal(projectOf("/elsewhere/c.swift", projects), undefined);
});
