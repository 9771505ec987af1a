// The tests and flows of the workspace's projects in the Test Explorer.
"use strict";

const vscode = require("vscode");
const fs = require("node:fs/promises");
const path = require("node:path");
const { findProjects, projectOf, EXCLUDED } = require("./projects");
const { isFlow, flowName } = require("./flows");
const { testResults, flowResults, inOrder } = require("./test-results");

const TEST_FILES = "**/*.{swift,yaml,yml}";
// The time in milliseconds after a change before tests are found again.
const CALM = 500;

class TestExplorer {
  // client: the client of `quince lsp`, which finds the tests. storage: a folder for reports and screenshots.
  constructor(makeCommand, client, output, storage) {
    Object.assign(this, { makeCommand, client, output, storage });
    this.controller = vscode.tests.createTestController("quince", "Quince");
    this.controller.refreshHandler = () => this.refresh();
    this.controller.resolveHandler = (item) => item ? this.resolve(item) : this.refresh();
    this.profile = this.controller.createRunProfile("Run", vscode.TestRunProfileKind.Run,
      (request, token) => this.run(request, token), true);
    // What each item is: { project, kind: "project" | "group" | "test" | "flow", name }.
    this.roles = new WeakMap();
    // The projects whose tests are listed. Listing them starts a builder for each project.
    this.resolved = new Set();
    const watcher = vscode.workspace.createFileSystemWatcher(TEST_FILES);
    const again = () => this.refreshSoon();
    this.subscriptions = [this.controller, watcher, watcher.onDidCreate(again), watcher.onDidChange(again), watcher.onDidDelete(again)];
  }

  dispose() {
    clearTimeout(this.timer);
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  // Removes the reports and screenshots of earlier sessions.
  removeResults() { return fs.rm(this.storage, { recursive: true, force: true }); }

  // MARK: Finding tests

  refreshSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh().catch((error) => this.output.appendLine(error.message)), CALM);
  }

  // Finds the projects, and the tests and flows of those that are in use.
  async refresh() {
    const projects = await findProjects();
    const items = projects.map((project) => this.controller.items.get(project) ?? this.projectItem(project));
    this.controller.items.replace(items);
    const used = items.length === 1 ? items : items.filter(({ id }) => this.resolved.has(id));
    await Promise.all(used.map((item) => this.resolve(item)));
  }

  projectItem(project) {
    const item = this.item(project, path.basename(project, ".xcodeproj"), vscode.Uri.file(project), { project, kind: "project" });
    item.canResolveChildren = true;
    return item;
  }

  // Finds a project's tests and flows.
  async resolve(item) {
    const { project, kind } = this.roles.get(item);
    if (kind !== "project") return;
    this.resolved.add(project);
    const tests = await this.findTests(project);
    const children = [...tests].map(([target, suites]) => this.targetItem(project, target, suites));
    const flows = (await this.findFlows(await findProjects(), path.dirname(project))).filter((flow) => flow.project === project);
    if (flows.length) children.push(this.flowsItem(project, flows));
    item.children.replace(children);
  }

  // Returns a project's suites, by target, as the language server finds them.
  async findTests(project) {
    if (!this.client.connection) return new Map();
    const inside = vscode.Uri.file(path.join(path.dirname(project), "x.swift"));
    const suites = await this.client.ask("workspace/tests", this.client.converter.document({ uri: inside })) ?? [];
    const targets = new Map();
    for (const suite of suites) {
      const target = suite.id.split("/")[0];
      targets.set(target, [...targets.get(target) ?? [], suite]);
    }
    return targets;
  }

  // Returns the flows of projects: all of them, or those in a folder.
  async findFlows(projects, folder) {
    const pattern = "**/*.{yaml,yml}";
    const files = await vscode.workspace.findFiles(folder ? new vscode.RelativePattern(folder, pattern) : pattern, EXCLUDED);
    const flows = await Promise.all(files.map(async ({ fsPath: file }) => {
      const project = projectOf(file, projects);
      const text = project ? await fs.readFile(file, "utf8").catch(() => "") : "";
      return isFlow(text) ? { file, project, name: flowName(file, text) } : undefined;
    }));
    return flows.filter(Boolean);
  }

  item(id, label, uri, role) {
    const item = this.controller.createTestItem(id, label, uri);
    this.roles.set(item, role);
    return item;
  }

  targetItem(project, target, suites) {
    const group = this.item(`${project}\n${target}`, target, undefined, { project, kind: "test", name: target });
    for (const suite of suites) group.children.add(this.testItem(project, suite));
    return group;
  }

  testItem(project, { id, label, location, children }) {
    const { uri, range } = this.client.converter.toLocation(location);
    const item = this.item(`${project}\n${id}`, label, uri, { project, kind: "test", name: id });
    item.range = range;
    for (const child of children) item.children.add(this.testItem(project, child));
    return item;
  }

  flowsItem(project, flows) {
    const group = this.item(`${project}\nflows`, "Flows", undefined, { project, kind: "group" });
    for (const { file, name } of flows) {
      group.children.add(this.item(`${project}\n${file}`, name, vscode.Uri.file(file), { project, kind: "flow", name: file }));
    }
    return group;
  }

  // MARK: Running tests

  // Runs a test, whose name is as in `quince test --only`, or all tests of a project.
  async runNamed(project, name) {
    if (!this.controller.items.get(project)) await this.refresh();
    const all = this.controller.items.get(project);
    if (all && !this.resolved.has(project)) await this.resolve(all);
    const item = name ? find(all, `${project}\n${name}`) : all;
    if (!item) throw new Error(`${path.basename(project)} has no tests${name ? ` that match “${name}”` : ""}.`);
    await this.run(new vscode.TestRunRequest([item]), new vscode.CancellationTokenSource().token);
  }

  // Plays a flow.
  runFlow(project, file) { return this.runNamed(project, file); }

  async run(request, token) {
    const run = this.controller.createTestRun(request);
    const excluded = new Set(request.exclude ?? []);
    const jobs = new Map();
    try {
      for (const item of request.include ?? values(this.controller.items)) {
        if (!this.resolved.has(this.roles.get(item).project)) await this.resolve(item);
        this.collect(item, excluded, jobs);
      }
      for (const [project, job] of jobs) {
        if (!token.isCancellationRequested) await this.runJob(run, project, job, token);
      }
    } finally {
      run.end();
    }
  }

  // Adds the tests and flows in an item to its project's job.
  // A job has the names to select, and the items without children, by name.
  collect(item, excluded, jobs, isSelected = false) {
    if (excluded.has(item)) return;
    const { project, kind, name } = this.roles.get(item);
    if (!jobs.has(project)) jobs.set(project, { tests: new Map(), flows: new Map(), names: new Set(), skipped: new Set() });
    const job = jobs.get(project);
    const selects = kind === "test" && !isSelected;
    if (selects) job.names.add(name);
    if (kind === "flow") job.flows.set(name, item);
    if (kind === "test" && item.children.size === 0) job.tests.set(name, item);
    for (const child of values(item.children)) {
      if (excluded.has(child) && kind === "test") job.skipped.add(this.roles.get(child).name);
      this.collect(child, excluded, jobs, isSelected || kind === "test");
    }
  }

  async runJob(run, project, job, token) {
    const command = await (await this.makeCommand()).prepare();
    const place = command.translation.toQuince(project);
    await fs.mkdir(this.storage, { recursive: true });
    const folder = await fs.mkdtemp(path.join(this.storage, "run-"));
    if (job.names.size > 0) {
      const report = path.join(folder, "report");
      const args = ["test", place, "--json", "--report", command.translation.toQuince(report),
        ...[...job.names].flatMap((name) => ["--only", name]), ...[...job.skipped].flatMap((name) => ["--skip", name])];
      await this.perform(run, command, args, job.tests, token, async (json) => {
        const data = await fs.readFile(path.join(report, "report.json"), "utf8").then(JSON.parse).catch(() => undefined);
        return testResults(json, data, report);
      });
    }
    if (job.flows.size > 0) {
      const pictures = path.join(folder, "screenshots");
      const files = [...job.flows.keys()].map((file) => command.translation.toQuince(file));
      const args = ["play", ...files, place, "--json", "--screenshots", command.translation.toQuince(pictures)];
      await this.perform(run, command, args, job.flows, token, (json) => flowResults(json).map((result) => ({
        ...result, name: command.translation.toEditor(result.name),
        screenshot: result.screenshot && command.translation.toEditor(result.screenshot),
      })));
    }
  }

  // Runs a command, and passes on the results of the items.
  async perform(run, command, args, items, token, read) {
    for (const item of items.values()) run.started(item);
    const left = new Map(items);
    const { code, output, errors } = await command.run(args, { token, onError: (text) => run.appendOutput(lines(text)) });
    let results = [];
    try {
      results = await read(output);
    } catch {
      // Without results, the errors say why.
    }
    for (const result of inOrder(results)) {
      const item = items.get(result.name);
      if (!item) continue;
      left.delete(result.name);
      this.report(run, item, result, command.translation);
    }
    const reason = results.find((result) => !items.has(result.name) && result.messages.length)?.messages ?? [];
    for (const item of left.values()) {
      if (token.isCancellationRequested) run.skipped(item);
      else run.errored(item, this.messages(reason.length ? reason : [{ message: errors.trim() || `No result; exit code ${code}.` }], command.translation));
    }
  }

  report(run, item, result, translation) {
    const { outcome, seconds, output, screenshot } = result;
    if (output.length) run.appendOutput(lines(output.join("\n") + "\n"), undefined, item);
    const milliseconds = seconds * 1000;
    if (outcome === "passed") run.passed(item, milliseconds);
    else if (outcome === "skipped") run.skipped(item);
    else run[outcome](item, this.messages(result.messages, translation, screenshot), milliseconds);
  }

  messages(issues, translation, screenshot) {
    return issues.map(({ message, file, line }, index) => {
      const shown = new vscode.MarkdownString().appendText(message);
      if (screenshot && index === 0) shown.appendMarkdown(`\n\n[Screenshot](${vscode.Uri.file(screenshot)})`);
      const result = new vscode.TestMessage(shown);
      if (file?.startsWith("/")) {
        result.location = new vscode.Location(vscode.Uri.file(translation.toEditor(file)), new vscode.Position((line ?? 1) - 1, 0));
      }
      return result;
    });
  }
}

const values = (items) => [...items].map(([, item]) => item);

// Returns the item with an identifier in an item.
function find(item, id) {
  if (!item || item.id === id) return item;
  for (const child of values(item.children)) {
    const found = find(child, id);
    if (found) return found;
  }
  return undefined;
}

// The Test Explorer's output is a terminal.
const lines = (text) => text.replace(/\r?\n/g, "\r\n");

module.exports = { TestExplorer };
