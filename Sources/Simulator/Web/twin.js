// The page's accessibility tree: real controls that users, assistive technology, and tests can read
// and operate. They're transparent and above the canvas. Pointer events on them are sent to the
// device as touches.

import { describe, isText, makeNode, set, specsOf } from "./controls.js";
import { Action, Command, Message } from "./messages.js";

// The time in milliseconds that a value set on the page takes precedence over the device's.
const TRUST = 700;
// The time in milliseconds that the device has to confirm a command.
const PATIENCE = 2000;
// The time in milliseconds to wait for a node that assistive technology should focus.
const APPEARANCE = 2000;

const SLIDER_STEPS = {
  ArrowUp: ["increment", 1], ArrowRight: ["increment", 1], PageUp: ["increment", 2],
  ArrowDown: ["decrement", 1], ArrowLeft: ["decrement", 1], PageDown: ["decrement", 2],
};
const LIST_STEPS = { PageUp: "pageBack", PageDown: "pageForward", Home: "start", End: "end" };

export class Twin extends EventTarget {
  constructor(root, connection, input) {
    super();
    this.root = root;
    this.connection = connection;
    this.input = input;
    this.nodes = new Map();
    this.specs = new WeakMap();
    this.trusted = new WeakMap();
    this.number = 0;
    this.editedID = null;
    this.screen = null;
    // If there are several devices, one of them has the focus.
    this.isActive = true;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("change", (event) => this.change(event));
    root.addEventListener("input", (event) => this.change(event));
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("focusin", (event) => this.reveal(event.target));
    input.addEventListener("tap", (event) => this.tap(event.detail));
    connection.addEventListener("input", () => this.wait());
    connection.addEventListener(Message.settled, (event) => this.settle(event.detail._0));
    connection.addEventListener("open", () => this.settle(this.number));
  }

  nodeFor(elementID) { return this.nodes.get(String(elementID)); }

  idOf(node) { return this.specs.get(node)?.element.id; }

  act(node, action, value) {
    const elementID = this.idOf(node);
    if (elementID === undefined) return;
    this.connection.send(Command.accessibility(elementID, this.launch, Action[action](value)));
  }

  // MARK: The elements on the screen

  // `launch` is the launch number of the app that shows the screen, or nothing for the device's own
  // screens.
  show(screen, launch) {
    if (launch !== undefined && launch === this.endedLaunch) return;
    this.launch = launch;
    this.screen = screen;
    const specs = specsOf(screen);
    const used = new Map();
    const note = (spec) => {
      used.set(spec.key, spec);
      spec.children?.forEach(note);
    };
    specs.forEach(note);
    const active = document.activeElement;
    const place = this.root.contains(active) ? this.place(active) : null;
    const key = this.specs.get(active)?.key;
    for (const [key, node] of this.nodes) {
      if (used.get(key)?.kind === node.dataset.kind) continue;
      node.remove();
      this.nodes.delete(key);
    }
    this.lay(this.root, specs, [0, 0]);
    if (place && !this.root.contains(document.activeElement)) this.regainFocus(active, place);
    this.followDialog(key);
    this.followFocusRequest();
    this.dispatchEvent(new Event("shown"));
  }

  // Removes the screen of an app that's being ended, even if the screen arrives again.
  clear(launch) {
    this.endedLaunch = launch;
    for (const node of this.nodes.values()) node.remove();
    this.nodes.clear();
  }

  lay(parent, specs, origin) {
    let next = parent.firstChild;
    for (const spec of specs) {
      let node = this.nodes.get(spec.key);
      if (!node) {
        node = makeNode(spec);
        this.nodes.set(spec.key, node);
      }
      this.specs.set(node, spec);
      this.describe(node, spec, parent, origin);
      if (node === next) next = next.nextSibling;
      else parent.insertBefore(node, next);
      if (spec.children) this.lay(node, spec.children, spec.element.frame[0]);
    }
  }

  describe(node, spec, parent, [left, top]) {
    const [[x, y], [width, height]] = spec.element.frame;
    const style = node.style;
    const put = (name, value) => {
      const text = `calc(var(--point) * ${value})`;
      if (style[name] !== text) style[name] = text;
    };
    put("left", x - left);
    put("top", y - top);
    put("width", width);
    put("height", height);
    if (spec.kind === "radio") set(node, "name", parent.dataset.name ??= `segments${this.nodes.size}`);
    describe(node, spec, this.keepsValue(node, spec));
  }

  keepsValue(node, spec) {
    return spec.element.id === this.editedID || performance.now() < (this.trusted.get(node) ?? 0);
  }

  // MARK: Controls

  // Handles a click without a pointer, such as from a key, assistive technology, or a script.
  click(event) {
    const node = event.target.closest("[data-kind]");
    if (!node || this.input.justTouched(event)) return;
    const isOther = node.dataset.kind === "group" || ["input", "select", "textarea"].includes(node.localName);
    if (!isOther) this.act(node, "activate");
  }

  change(event) {
    const node = event.target;
    if (isText(node)) return;
    const isNumber = node.type === "range";
    // A slider reports each step, and other controls report their final value.
    if (isNumber !== (event.type === "input")) return;
    this.trust(node);
    if (isNumber || node.localName === "select") this.act(node, "setValue", node.value);
    else this.act(node, "activate");
  }

  // When a pointer taps a switch or segment, it changes immediately, as on any page. The device's
  // state prevails in the end.
  tap(node) {
    const kind = node.dataset?.kind;
    if (node.disabled || (kind !== "switch" && kind !== "radio")) return;
    node.checked = kind === "radio" || !node.checked;
    this.trust(node);
  }

  // Uses the device's values again after the device has handled the command.
  trust(node) {
    for (const other of node.type === "radio" ? node.parentNode.children : [node]) {
      this.trusted.set(other, performance.now() + TRUST);
    }
    setTimeout(() => this.correct(node), TRUST + 10);
  }

  correct(node) {
    for (const other of node.type === "radio" ? node.parentNode?.children ?? [] : [node]) {
      const spec = this.specs.get(other);
      if (spec && other.isConnected && !this.keepsValue(other, spec)) describe(other, spec, false);
    }
  }

  key(event) {
    const node = event.target;
    if (isText(node) || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.perform(event.key, node)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  perform(key, node) {
    if (key === "Escape") {
      this.act(node, "escape");
      return true;
    }
    if (node.getAttribute("role") === "slider" || node.type === "range") return this.adjust(key, node);
    const row = node.closest("[role=listitem]");
    if (!row || node.localName === "select" || node.type === "radio") return false;
    if (key === "ArrowDown" || key === "ArrowUp") {
      const other = key === "ArrowDown" ? row.nextElementSibling : row.previousElementSibling;
      other?.querySelector("button, input, select, textarea")?.focus({ preventScroll: true });
      return true;
    }
    if (!LIST_STEPS[key]) return false;
    this.act(node, "scroll", LIST_STEPS[key]);
    return true;
  }

  adjust(key, node) {
    const spec = this.specs.get(node);
    if ((key === "Home" || key === "End") && spec.element.range) {
      const { minimum, maximum } = spec.element.range;
      this.act(node, "setValue", String(key === "Home" ? minimum : maximum));
      return true;
    }
    if (!SLIDER_STEPS[key]) return false;
    const [action, times] = SLIDER_STEPS[key];
    for (let step = 0; step < times; step += 1) this.act(node, action);
    return true;
  }

  // MARK: Focus

  // Scrolls an element that receives the keyboard focus onto the screen.
  reveal(node) {
    if (!isText(node) && this.idOf(node) !== undefined && node.closest("[role=list]")) {
      this.act(node, "reveal");
    }
  }

  // Remembers the position of a node, in case it disappears.
  place(node) {
    const list = node.closest("[role=list]");
    return { list, top: node.getBoundingClientRect().top };
  }

  // Moves the focus near its last position: in the same list, or at the same height.
  regainFocus(node, { list, top }) {
    if (node.isConnected) return node.focus({ preventScroll: true });
    const others = list?.isConnected
      ? [...list.querySelectorAll("button, input, select, textarea")].filter((one) => !one.disabled)
      : [];
    const distance = (one) => Math.abs(one.getBoundingClientRect().top - top);
    others.sort((one, other) => distance(one) - distance(other));
    others[0]?.focus({ preventScroll: true });
  }

  // An alert takes the focus when it opens, and returns it when it closes.
  followDialog(key) {
    const dialog = [...this.root.querySelectorAll("[aria-modal]")].at(-1) ?? null;
    const active = document.activeElement;
    if (dialog && dialog !== this.dialog && this.isActive) {
      if (!this.dialog) this.interrupted = key;
      if (!dialog.contains(active)) dialog.focus({ preventScroll: true });
    } else if (!dialog && this.interrupted) {
      // The elements behind an alert may reappear a moment after the alert is gone.
      const node = this.nodes.get(this.interrupted);
      if (active === document.body) node?.focus({ preventScroll: true });
      if (node || active !== document.body) this.interrupted = null;
    }
    this.dialog = dialog;
  }

  // Focuses an element for assistive technology: its node, the first node in it, or the first node
  // on the page.
  turnTo(elementID) {
    if (!this.isActive) return;
    this.requested = { elementID, end: performance.now() + APPEARANCE };
    this.followFocusRequest();
  }

  followFocusRequest() {
    if (!this.requested) return;
    const { elementID, end } = this.requested;
    const node = elementID == null ? this.root.querySelector("*") : this.nodeFor(elementID);
    if (node) {
      if (node.tabIndex < 0) node.tabIndex = -1;
      node.focus({ preventScroll: true });
    }
    if (node || performance.now() > end) this.requested = null;
  }

  // MARK: Updates

  // Until the device has handled a command, controls might be about to move, so they don't receive
  // pointer events.
  wait() {
    this.number += 1;
    const { number } = this;
    this.root.classList.add("stale");
    this.connection.send(Command.settle(number));
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.settle(number), PATIENCE);
  }

  settle(number) {
    if (number === this.number) this.root.classList.remove("stale");
  }
}
