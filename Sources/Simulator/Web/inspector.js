// The inspector: the tree of views, the details of the selected view, and both on the screen and in
// 3D.

import { Exploded } from "./exploded.js";
import { InspectorDetails } from "./inspector-details.js";
import { InspectorEdits } from "./inspector-edits.js";
import { InspectorTree } from "./inspector-tree.js";
import { Command, Message } from "./messages.js";
import { Outlines } from "./outlines.js";
import { Panel } from "./panel.js";

const ADVICE = "Choose a view in the tree, or pick one on screen.";
// The limits and step size for dividing the panel, in percent of its height.
const [LEAST, MOST, STEP] = [15, 80, 5];

export class Inspector {
  constructor(connection, player, canvas) {
    this.connection = connection;
    this.panel = new Panel("inspector");
    const find = (name) => document.getElementById(`inspector-${name}`);
    this.note = find("note");
    this.issues = find("issues");
    this.pickButton = find("pick");
    this.explodeButton = find("explode");
    this.splitter = find("split");
    this.tree = new InspectorTree(find("tree"));
    this.edits = new InspectorEdits((edit) => connection.send(Command.edit(edit, this.launch)));
    this.details = new InspectorDetails(find("object"), this.edits);
    this.outlines = new Outlines(document.getElementById("outlines"), canvas);
    this.exploded = new Exploded(document.getElementById("exploded"), player);
    this.size = { width: 1, height: 1 };
    this.nodes = [];
    this.details.clear(ADVICE);
    this.listen(find("search"));
  }

  listen(search) {
    const { connection, tree, details, outlines, exploded } = this;
    const on = (type, action) => connection.addEventListener(type, (event) => action(event.detail));
    on("open", () => {
      this.edits.forget();
      if (this.panel.isOpen) this.begin();
    });
    on(Message.inspection, (message) => this.show(message));
    on(Message.inspected, ({ _0: id, _1: object, edits }) => this.showObject(id, object, edits));
    on(Message.pictures, ({ _0: pictures }) => exploded.take(pictures));
    on(Message.edited, (edit) => {
      this.edits.take(edit);
      details.settle(edit);
      this.note.textContent = edit.failure ?? "";
    });
    // The rejected command might be an edit, for which no result will be reported.
    on(Message.refused, () => this.edits.forget());
    on(Message.device, ({ _0: device }) => { this.size = { width: device.width, height: device.height }; });
    this.panel.addEventListener("toggle", () => this.toggled());
    tree.addEventListener("choose", (event) => this.choose(event.detail));
    tree.addEventListener("hover", (event) => outlines.hover(event.detail));
    tree.addEventListener("arranged", (event) => {
      if (search.value !== "") this.note.textContent = event.detail === 0 ? "No results." : "";
    });
    tree.addEventListener("unfiltered", () => {
      search.value = "";
      this.note.textContent = "";
      this.issues.ariaPressed = "false";
    });
    outlines.addEventListener("pick", (event) => {
      this.pick(false);
      tree.choose(event.detail.id);
    });
    exploded.addEventListener("choose", (event) => tree.choose(event.detail.id, { focus: false }));
    details.addEventListener("open", (event) => connection.send(Command.openPlace(event.detail)));
    search.addEventListener("input", () => tree.search(search.value));
    search.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      tree.choose(tree.active);
    });
    this.pickButton.addEventListener("click", () => this.pick(!outlines.isPicking));
    this.explodeButton.addEventListener("click", () => this.explode(!exploded.isOpen));
    exploded.root.querySelector(".close").addEventListener("click", () => {
      this.explode(false);
      this.explodeButton.focus();
    });
    this.issues.addEventListener("click", () => this.showIssues(this.issues.ariaPressed !== "true"));
    addEventListener("keydown", (event) => this.escape(event), { capture: true });
    this.listenToSplitter();
  }

  // MARK: Opening and closing

  toggled() {
    if (this.panel.isOpen) {
      this.begin();
      return;
    }
    this.connection.send(Command.inspect(false));
    this.pick(false);
    this.explode(false);
    this.outlines.choose(null);
    this.outlines.hover(null);
  }

  begin() {
    this.connection.send(Command.inspect(true));
    if (this.pinned !== undefined) this.connection.send(Command.inspectObject(this.pinned));
  }

  pick(isPicking) {
    this.outlines.isPicking = isPicking;
    this.pickButton.ariaPressed = String(isPicking);
    if (isPicking) this.explode(false);
  }

  explode(isOpen) {
    this.exploded.open(isOpen);
    this.explodeButton.ariaPressed = String(isOpen);
    if (!isOpen) return;
    this.pick(false);
    this.showLayers();
  }

  showIssues(isOn) {
    this.issues.ariaPressed = String(isOn);
    this.tree.showIssues(isOn);
  }

  escape(event) {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    if (this.outlines.isPicking) this.pick(false);
    else if (this.exploded.isOpen && this.exploded.root.contains(event.target)) {
      this.explode(false);
      this.explodeButton.focus();
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // MARK: The views of the app

  show({ _0: nodes, launch, hasEditor }) {
    // Views that were pinned in a process that has ended no longer exist.
    if (launch !== this.launch) this.forget();
    this.launch = launch;
    this.nodes = nodes;
    this.details.hasEditor = hasEditor;
    this.tree.show(nodes);
    this.outlines.show(nodes, this.size);
    this.outlines.choose(nodes.find(({ id }) => id === this.pinned));
    const count = nodes.filter(({ marks }) => marks.includes("ambiguous") || marks.includes("broken")).length;
    this.issues.hidden = count === 0;
    this.issues.querySelector("b").textContent = String(count);
    this.issues.setAttribute("aria-label", count === 1 ? "1 view with a layout issue" : `${count} views with layout issues`);
    if (count === 0 && this.issues.ariaPressed === "true") this.showIssues(false);
    if (nodes.length === 0) this.details.clear("No app is in front.");
    if (this.exploded.isOpen) this.showLayers();
  }

  forget() {
    this.edits.forget();
    this.pinned = undefined;
    this.details.clear(ADVICE);
    this.note.textContent = "";
    this.outlines.choose(null);
  }

  showLayers() {
    this.exploded.show(this.nodes, this.size);
    this.connection.send(Command.takePictures(this.exploded.views));
  }

  choose(node) {
    this.outlines.choose(node);
    this.exploded.choose(node.id);
    if (node.id === this.pinned) return;
    this.pinned = node.id;
    this.note.textContent = "";
    clearTimeout(this.asking);
    // Moving quickly through the tree doesn't request the details of every node along the way.
    this.asking = setTimeout(() => this.connection.send(Command.inspectObject(this.pinned)), 60);
  }

  showObject(id, object, edits) {
    if (id !== this.pinned) return;
    if (object) this.details.show(object, edits);
    else this.details.clear("This object no longer exists.");
  }

  // MARK: The division of the panel

  listenToSplitter() {
    const { splitter } = this;
    this.divide(42);
    splitter.addEventListener("pointerdown", (event) => splitter.setPointerCapture(event.pointerId));
    splitter.addEventListener("pointermove", (event) => {
      if (!splitter.hasPointerCapture(event.pointerId)) return;
      const box = this.panel.root.getBoundingClientRect();
      this.divide((event.clientY - box.top) / box.height * 100);
    });
    splitter.addEventListener("keydown", (event) => {
      const steps = { ArrowUp: -STEP, ArrowDown: STEP };
      if (!steps[event.key]) return;
      event.preventDefault();
      this.divide(this.part + steps[event.key]);
    });
  }

  divide(part) {
    this.part = Math.max(LEAST, Math.min(MOST, Math.round(part)));
    this.panel.root.style.setProperty("--tree", `${this.part}%`);
    this.splitter.setAttribute("aria-valuenow", this.part);
  }
}
