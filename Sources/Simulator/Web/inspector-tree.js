// The tree of views and view controllers. Only the visible rows are on the page, so there can be
// any number of them.

import { make } from "./dom.js";

export const ROW_HEIGHT = 26;
const MARGIN = 8;
const SYMBOLS = { window: "W", controller: "C", view: "V" };
const MARKS = {
  ambiguous: ["?", "ambiguous layout"], broken: ["!", "broken constraint"],
};

export class InspectorTree extends EventTarget {
  constructor(root) {
    super();
    this.root = root;
    this.sizer = root.firstElementChild;
    this.nodes = [];
    this.rows = [];
    this.items = new Map();
    this.closed = new Set();
    this.words = "";
    this.issuesOnly = false;
    this.active = null;
    root.addEventListener("scroll", () => this.draw());
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("pointerover", (event) => this.hover(event.target));
    root.addEventListener("pointerleave", () => this.emit("hover", null));
    new ResizeObserver(() => this.draw()).observe(root);
  }

  emit(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  // MARK: Visible rows

  show(nodes) {
    this.nodes = nodes;
    const open = [];
    this.rootCount = 0;
    for (const [index, node] of nodes.entries()) {
      open.length = node.depth;
      node.index = index;
      node.parent = open.at(-1) ?? null;
      node.count = 0;
      node.place = node.parent ? node.parent.count += 1 : this.rootCount += 1;
      open.push(node);
    }
    this.byID = new Map(nodes.map((node) => [node.id, node]));
    this.arrange();
  }

  search(words) {
    this.words = words.trim().toLowerCase();
    this.arrange();
  }

  showIssues(issuesOnly) {
    this.issuesOnly = issuesOnly;
    this.arrange();
  }

  isWanted(node) {
    if (this.issuesOnly && !node.marks.some((mark) => MARKS[mark])) return false;
    return [node.type, node.name, node.text, node.identifier]
      .some((text) => text?.toLowerCase().includes(this.words));
  }

  // Finds the nodes with a row: matches of the search with their ancestors or, without a search,
  // the nodes in expanded nodes.
  arrange() {
    const isSearch = this.words !== "" || this.issuesOnly;
    if (isSearch) {
      const wanted = new Set();
      for (const node of this.nodes) {
        if (!this.isWanted(node)) continue;
        for (let other = node; other && !wanted.has(other); other = other.parent) wanted.add(other);
      }
      this.rows = this.nodes.filter((node) => wanted.has(node));
    } else {
      let hiddenBelow = Infinity;
      this.rows = this.nodes.filter((node) => {
        if (node.depth > hiddenBelow) return false;
        hiddenBelow = node.count > 0 && this.closed.has(node.id) ? node.depth : Infinity;
        return true;
      });
    }
    this.places = new Map(this.rows.map((node, index) => [node.id, index]));
    if (!this.places.has(this.active)) this.active = this.rows[0]?.id ?? null;
    this.sizer.style.height = `${this.rows.length * ROW_HEIGHT}px`;
    this.draw();
    this.emit("arranged", this.rows.length);
  }

  // MARK: Rows

  // Draws the visible rows, and the focused row.
  draw() {
    const { scrollTop, clientHeight } = this.root;
    const first = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - MARGIN);
    const last = Math.min(this.rows.length, Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT) + MARGIN);
    const wanted = new Map(this.rows.slice(first, last).map((node) => [node.id, node]));
    const active = this.byID?.get(this.active);
    if (active && this.places.has(this.active)) wanted.set(this.active, active);
    for (const [id, item] of this.items) {
      if (wanted.has(id)) continue;
      item.remove();
      this.items.delete(id);
    }
    const isFocused = this.root.contains(document.activeElement);
    const inOrder = [...wanted.values()].sort((one, other) => one.index - other.index);
    let next = this.sizer.firstChild;
    for (const node of inOrder) {
      let item = this.items.get(node.id);
      if (!item) {
        item = make("div");
        item.setAttribute("role", "treeitem");
        item.dataset.id = node.id;
        this.items.set(node.id, item);
      }
      this.describe(item, node);
      if (item === next) next = next.nextSibling;
      else this.sizer.insertBefore(item, next);
    }
    if (isFocused && !this.root.contains(document.activeElement)) {
      this.items.get(this.active)?.focus({ preventScroll: true });
    }
  }

  describe(item, node) {
    item.style.top = `${this.places.get(node.id) * ROW_HEIGHT}px`;
    item.tabIndex = node.id === this.active ? 0 : -1;
    item.setAttribute("aria-selected", String(node.id === this.active));
    item.setAttribute("aria-level", node.depth + 1);
    item.setAttribute("aria-posinset", node.place);
    item.setAttribute("aria-setsize", node.parent?.count ?? this.rootCount);
    if (node.count > 0) item.setAttribute("aria-expanded", String(this.isOpen(node)));
    else item.removeAttribute("aria-expanded");
    if (item.node === node) return;
    item.node = node;
    item.style.setProperty("--depth", node.depth);
    item.className = [node.kind, ...node.marks.map((mark) => (mark === "hidden" ? "hidden-row" : mark))].join(" ");
    const symbol = make("i", "kind", SYMBOLS[node.kind]);
    symbol.setAttribute("aria-hidden", "true");
    const parts = [make("i", "twisty"), symbol, make("b", "", node.type)];
    if (node.name) parts.push(" ", make("em", "", node.name));
    const words = node.text ?? node.identifier;
    if (words) parts.push(" ", make("span", "words", `“${words}”`));
    for (const mark of node.marks.filter((mark) => MARKS[mark])) {
      const [sign, meaning] = MARKS[mark];
      const badge = make("span", `mark ${mark}`, sign);
      badge.setAttribute("role", "img");
      badge.setAttribute("aria-label", meaning);
      badge.title = meaning;
      parts.push(badge);
    }
    parts[0].setAttribute("aria-hidden", "true");
    item.replaceChildren(...parts);
  }

  isOpen(node) { return this.words !== "" || this.issuesOnly || !this.closed.has(node.id); }

  // MARK: User interaction

  hover(target) {
    const item = target.closest?.("[role=treeitem]");
    if (item) this.emit("hover", item.node);
  }

  click(event) {
    const item = event.target.closest("[role=treeitem]");
    if (!item) return;
    if (event.target.closest(".twisty")) this.toggle(item.node, this.closed.has(item.node.id));
    this.choose(item.node.id);
  }

  toggle(node, isOpen) {
    if (node.count === 0) return;
    if (isOpen) this.closed.delete(node.id);
    else this.closed.add(node.id);
    this.arrange();
  }

  // Selects a node, requests its details, and expands its ancestors.
  choose(id, { focus = true } = {}) {
    const node = this.byID?.get(id);
    if (!node) return;
    let wasHidden = !this.places.has(id);
    if (wasHidden && (this.words !== "" || this.issuesOnly)) {
      [this.words, this.issuesOnly] = ["", false];
      this.emit("unfiltered");
    }
    for (let other = node.parent; other; other = other.parent) {
      if (this.closed.delete(other.id)) wasHidden = true;
    }
    this.active = id;
    if (wasHidden) this.arrange();
    this.reveal();
    this.draw();
    if (focus) this.items.get(id)?.focus({ preventScroll: true });
    this.emit("choose", node);
  }

  reveal() {
    const top = this.places.get(this.active) * ROW_HEIGHT;
    const { scrollTop, clientHeight } = this.root;
    if (top < scrollTop) this.root.scrollTop = top;
    else if (top + ROW_HEIGHT > scrollTop + clientHeight) this.root.scrollTop = top + ROW_HEIGHT - clientHeight;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = this.byID?.get(this.active);
    const place = this.places?.get(this.active);
    if (!node || place === undefined) return;
    const to = (other) => { if (other) this.choose(other.id); };
    const page = Math.max(1, Math.floor(this.root.clientHeight / ROW_HEIGHT) - 1);
    switch (event.key) {
      case "ArrowDown": to(this.rows[place + 1]); break;
      case "ArrowUp": to(this.rows[place - 1]); break;
      case "PageDown": to(this.rows[Math.min(this.rows.length - 1, place + page)]); break;
      case "PageUp": to(this.rows[Math.max(0, place - page)]); break;
      case "Home": to(this.rows[0]); break;
      case "End": to(this.rows.at(-1)); break;
      case "ArrowRight":
        if (node.count > 0 && !this.isOpen(node)) this.toggle(node, true);
        else if (node.count > 0) to(this.rows[place + 1]);
        break;
      case "ArrowLeft":
        if (node.count > 0 && this.isOpen(node) && this.words === "") this.toggle(node, false);
        else to(node.parent);
        break;
      case "Enter": case " ": this.choose(node.id); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
