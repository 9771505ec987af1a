// Reads the results of `quince test --json` and `quince play --json`.
"use strict";

const path = require("node:path");

// The name of a test without its parameters and the test plan's configuration, as tests are found by it.
const plainName = (name) => name.replace(/ ?\([^/]*\)$/, "");

// Returns the results of tests: name, outcome ("passed", "failed", "skipped", or "errored"), seconds, messages, and output.
// report: the contents of the file report.json, which knows the screenshots. folder: the folder with that file.
function testResults(json, report, folder) {
  const screenshots = new Map();
  for (const run of report?.runs ?? []) {
    const picture = run.screens.at(-1)?.picture;
    if (picture) screenshots.set(plainName(`${run.suite}/${run.name}`), path.join(folder, picture));
  }
  return parse(json).map((entry) => {
    const name = plainName(entry.name);
    return {
      name, outcome: outcomeOf(entry), seconds: entry.seconds,
      messages: messagesOf(entry.issues.filter((issue) => !issue.expectation), entry),
      output: entry.output.map((line) => line.text),
      screenshot: entry.passed ? undefined : screenshots.get(name),
    };
  });
}

// Puts failures last. A test has several results if the test plan has several configurations, and its last result counts.
const inOrder = (results) => [...results].sort((one, other) => Number(isFailure(one)) - Number(isFailure(other)));
const isFailure = ({ outcome }) => outcome === "failed" || outcome === "errored";

function outcomeOf({ outcome, passed }) {
  if (outcome === "skipped") return "skipped";
  if (passed) return "passed";
  return outcome === "failed" ? "failed" : "errored";
}

// Returns the messages of a result, of which there's at least one if it isn't a success.
function messagesOf(issues, { passed, reason, outcome }) {
  const messages = issues.map(({ message, file, line }) => ({ message, file, line }));
  return messages.length || passed ? messages : [{ message: reason ?? `The test ${outcome}.` }];
}

// Returns the results of flows, whose names are the paths of their files.
function flowResults(json) {
  return parse(json).map((entry) => ({
    name: entry.file, outcome: entry.passed ? "passed" : "failed", seconds: entry.seconds,
    messages: messagesOf(entry.failures, entry),
    output: [...entry.output, ...entry.reports.map((text) => ({ text: text.message ?? String(text) }))].map((line) => line.text),
    screenshot: entry.picture,
  }));
}

function parse(json) {
  const results = JSON.parse(json);
  if (!Array.isArray(results)) throw new Error("The results aren't a list.");
  return results;
}

module.exports = { testResults, flowResults, inOrder };
