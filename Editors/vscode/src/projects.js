// The Xcode projects in the workspace.
"use strict";

const vscode = require("vscode");
const path = require("node:path");

const EXCLUDED = "**/{.build,Pods,Carthage,DerivedData,node_modules}/**";

// Returns the paths of the projects, in order.
async function findProjects() {
  const files = await vscode.workspace.findFiles("**/*.xcodeproj/project.{pbxproj,xcproj}", EXCLUDED);
  return [...new Set(files.map((file) => path.dirname(file.fsPath)))].sort();
}

// Returns the project in the closest folder around a file, which can also be a project's own file.
function projectOf(file, projects) {
  let best;
  for (const project of projects) {
    const folder = path.dirname(project) + path.sep;
    if (file.startsWith(folder) && (!best || folder.length > path.dirname(best).length + 1)) best = project;
  }
  return best;
}

// Returns the project to use: the one of the file that's being edited, the only one, or the one that the user picks.
async function chooseProject(placeHolder) {
  const projects = await findProjects();
  if (projects.length === 0) {
    const answer = await vscode.window.showInformationMessage("This folder has no Xcode project.", "New Project");
    if (answer) await vscode.commands.executeCommand("quince.newProject");
    return undefined;
  }
  const file = vscode.window.activeTextEditor?.document.uri.fsPath;
  const own = file && projectOf(file, projects);
  if (own || projects.length === 1) return own ?? projects[0];
  const items = projects.map((project) => ({
    label: path.basename(project, ".xcodeproj"), description: vscode.workspace.asRelativePath(path.dirname(project)), project,
  }));
  return (await vscode.window.showQuickPick(items, { placeHolder }))?.project;
}

module.exports = { findProjects, projectOf, chooseProject, EXCLUDED };
