// The commands of the extension.
"use strict";

const vscode = require("vscode");
const fs = require("node:fs/promises");
const path = require("node:path");
const { findProjects, projectOf, chooseProject } = require("./projects");
const { isFlow } = require("./flows");

const DOCUMENTATION = "README.md";
// The models in the list. “Other…” takes any name that Quince knows.
const MODELS = ["iPhone 15", "iPhone SE (3rd generation)", "iPhone 16 Pro Max", "iPhone 17", "iPhone Air", "iPad (A16)",
  "iPad mini (A17 Pro)", "iPad Pro 13-inch (M5)"];

class Commands {
  // parts: { makeCommand, client, run, panel, tests, output, terminal, documentation }
  constructor(parts) { Object.assign(this, parts); }

  // Registers all commands, and returns what to dispose of.
  register() {
    const handlers = {
      "quince.run": (project) => this.runApp(project),
      "quince.stop": () => this.run.stop(),
      "quince.showDevice": () => this.run.isRunning ? this.panel.show() : this.runApp(),
      "quince.chooseDevice": () => this.chooseDevice(),
      "quince.test": (project, name) => this.test(project, name),
      "quince.playFlow": (uri) => this.playFlow(uri),
      "quince.screenshot": () => this.screenshot(),
      "quince.newProject": () => this.newProject(),
      "quince.newController": () => this.newController(),
      "quince.debug": (project) => this.debug(project),
      "quince.doctor": () => this.doctor(),
      "quince.openDocumentation": () => this.openDocumentation(),
      "quince.restartServer": () => this.client.restart(),
    };
    return Object.entries(handlers).map(([name, handler]) =>
      vscode.commands.registerCommand(name, (...args) => this.guard(() => handler(...args))));
  }

  // Shows the error if a command fails.
  async guard(work) {
    try {
      return await work();
    } catch (error) {
      const answer = await vscode.window.showErrorMessage(error.message, "Show Output");
      if (answer) this.output.show();
      return undefined;
    }
  }

  get settings() { return vscode.workspace.getConfiguration("quince"); }

  // Returns the project that a command is about. A lens passes its path as the server knows it, and a menu the URI of a file.
  async projectFor(argument, placeHolder) {
    if (typeof argument === "string") return (await (await this.makeCommand()).prepare()).translation.toEditor(argument);
    const own = argument?.fsPath && projectOf(argument.fsPath, await findProjects());
    return own || chooseProject(placeHolder);
  }

  // MARK: The device

  async runApp(named) {
    const project = await this.projectFor(named, "The project to run");
    if (!project) return;
    if (this.run.project !== project || !this.run.address) {
      const title = `Running ${path.basename(project, ".xcodeproj")}`;
      await vscode.window.withProgress({ location: vscode.ProgressLocation.Notification, title }, () =>
        this.run.start(project, this.settings.get("device")));
    }
    await this.panel.show();
  }

  async chooseDevice() {
    const other = "Other…";
    let model = await vscode.window.showQuickPick([...MODELS, other], { placeHolder: "The model of the device" });
    if (model === other) model = await vscode.window.showInputBox({ prompt: "The name of the model, such as iPhone 13 mini" });
    if (!model) return;
    if (this.run.isRunning) await this.run.perform(["model", model]);
    const target = vscode.workspace.workspaceFolders?.length ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
    await this.settings.update("device", model, target);
  }

  // Saves a screenshot of the running device or, if none is running, of the app's first screen.
  async screenshot() {
    const command = await (await this.makeCommand()).prepare();
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    const defaultUri = folder && vscode.Uri.joinPath(folder, "screenshot.png");
    const project = this.run.isRunning ? undefined : await chooseProject("The project to take a screenshot of");
    if (!this.run.isRunning && !project) return;
    const file = await vscode.window.showSaveDialog({ defaultUri, filters: { Images: ["png", "jpg"] } });
    if (!file) return;
    const place = command.translation.toQuince(file.fsPath);
    if (this.run.isRunning) await this.run.perform(["screenshot", place]);
    else await this.perform(command, ["screenshot", command.translation.toQuince(project), "-o", place], "Taking a screenshot");
    await vscode.commands.executeCommand("vscode.open", file);
  }

  // MARK: Tests

  async test(named, name) {
    const project = await this.projectFor(named, "The project to test");
    if (project) await this.tests.runNamed(project, name);
  }

  // Plays the flow in a file, in the editor, or that the user picks.
  async playFlow(uri) {
    const projects = await findProjects();
    const document = vscode.window.activeTextEditor?.document;
    let file = uri?.fsPath;
    if (!file && document && /\.ya?ml$/.test(document.uri.fsPath) && isFlow(document.getText())) file = document.uri.fsPath;
    if (!file) {
      const flows = (await this.tests.findFlows(projects))
        .map(({ file: place, name }) => ({ label: name, description: vscode.workspace.asRelativePath(place), place }));
      file = (await vscode.window.showQuickPick(flows, { placeHolder: "The flow to play" }))?.place;
    }
    if (!file) return;
    const project = projectOf(file, projects);
    if (!project) throw new Error(`${path.basename(file)} isn't in the folder of a project.`);
    await this.tests.runFlow(project, file);
  }

  async debug(named) {
    const project = await this.projectFor(named, "The project to debug");
    if (!project) return;
    await vscode.debug.startDebugging(undefined, { type: "quince", request: "launch", name: "Debug the app", project });
  }

  // MARK: New projects and files

  async newProject() {
    const name = await vscode.window.showInputBox({ prompt: "The name of the app", placeHolder: "Recipes" });
    if (!name) return;
    const screens = await vscode.window.showQuickPick([
      { label: "Storyboard", option: "--storyboard" }, { label: "Code", option: "--code" },
    ], { placeHolder: "How to describe the first screen" });
    if (!screens) return;
    const tests = await vscode.window.showQuickPick([
      { label: "With tests", options: ["--tests"] }, { label: "Without tests", options: [] },
    ], { placeHolder: "Whether to add targets for unit tests and UI tests" });
    if (!tests) return;
    const [parent] = await vscode.window.showOpenDialog({
      canSelectFiles: false, canSelectFolders: true, openLabel: "Create Here", title: "The folder that will contain the app's folder",
    }) ?? [];
    if (!parent) return;
    const command = await (await this.makeCommand()).prepare();
    const folder = path.join(parent.fsPath, name);
    await this.perform(command, ["new", name, screens.option, ...tests.options, "--folder", command.translation.toQuince(folder)]);
    await vscode.commands.executeCommand("vscode.openFolder", vscode.Uri.file(folder), { forceNewWindow: Boolean(vscode.workspace.workspaceFolders?.length) });
  }

  async newController() {
    const project = await chooseProject("The project to add a view controller to");
    if (!project) return;
    const name = await vscode.window.showInputBox({ prompt: "The name of the class", placeHolder: "DetailViewController" });
    if (!name) return;
    const kind = await vscode.window.showQuickPick(["view", "table", "collection"], { placeHolder: "The kind of screen" });
    if (!kind) return;
    const boards = await vscode.workspace.findFiles(new vscode.RelativePattern(path.dirname(project), "**/*.storyboard"));
    const names = boards.map((file) => path.basename(file.fsPath, ".storyboard")).filter((board) => board !== "LaunchScreen");
    const none = "No scene";
    const board = names.length ? await vscode.window.showQuickPick([...names, none], { placeHolder: "The storyboard to add a scene to" }) : none;
    if (!board) return;
    const command = await (await this.makeCommand()).prepare();
    const { output } = await this.perform(command, ["new", "controller", name, "--project", command.translation.toQuince(project),
      "--kind", kind, ...(board === none ? [] : ["--storyboard", board])]);
    const prefix = "Created ";
    const line = output.split("\n").find((text) => text.startsWith(prefix) && text.endsWith(`${name}.swift`));
    if (!line) return;
    const file = path.resolve(command.folders[0] ?? "", command.translation.toEditor(line.slice(prefix.length)));
    await vscode.window.showTextDocument(vscode.Uri.file(file));
  }

  // Runs a command to its end.
  async perform(command, args, title) {
    const work = () => command.run(args);
    const result = title
      ? await vscode.window.withProgress({ location: vscode.ProgressLocation.Notification, title }, work) : await work();
    if (result.code !== 0) {
      this.output.append(result.errors);
      throw new Error(result.errors.trim().split("\n")[0] || `quince ${args[0]} failed.`);
    }
    return result;
  }

  // MARK: Help

  async doctor() {
    const command = await (await this.makeCommand()).prepare();
    const { output, errors } = await command.run(["doctor"]);
    this.output.clear();
    this.output.append(output + errors);
    this.output.show();
  }

  async openDocumentation() {
    await vscode.commands.executeCommand("markdown.showPreview", vscode.Uri.joinPath(this.extensionUri, DOCUMENTATION));
  }
}

module.exports = { Commands, MODELS };
