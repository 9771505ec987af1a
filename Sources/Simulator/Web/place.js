// Shows locations in the user's files.

import { make } from "./dom.js";

// Returns a link that opens a file at a line in the user's editor, or plain text if the file's
// folder isn't known.
export function placeLink(file, line, column) {
  const name = [file.split("/").at(-1), line, column].filter(Boolean).join(":");
  if (!file.startsWith("/")) return make("span", "", [file, line, column].filter(Boolean).join(":"));
  const link = make("a", "place-link", name);
  leadToEditor(link, file, line, column);
  link.title = [file, line, column].filter(Boolean).join(":");
  return link;
}

// Has a link open a file at a line in the user's editor. If the page is in a panel of the editor, where links to programs
// don't work, the panel opens the file.
export function leadToEditor(link, file, line, column) {
  const path = file.split("/").map(encodeURIComponent).join("/");
  link.href = `vscode://file${[path, line, column].filter(Boolean).join(":")}`;
  if (window.parent === window) return;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    window.parent.postMessage({ openFile: { file, line, column } }, "*");
  });
}

// Returns a link for a location in text form, such as "/a/b.swift:12:7".
export function placeLinkOf(text) {
  const [, file, line, column] = text.match(/^(.*?)(?::(\d+))?(?::(\d+))?$/s);
  return placeLink(file, line, column);
}

// Returns a list of the calls in a stack, innermost first, with their locations.
export function callList(frames) {
  const list = make("ol", "calls");
  for (const { function: name, file, line } of frames) {
    const item = make("li");
    item.append(make("code", "", name), file ? placeLink(file, line) : "");
    list.append(item);
  }
  return list;
}
