// Outlines views on the screen, and lets the user select one there.

import { make } from "./dom.js";

export class Outlines extends EventTarget {
  constructor(root, canvas) {
    super();
    this.root = root;
    this.canvas = canvas;
    this.nodes = [];
    this.box = make("i", "hovered");
    this.chosenBox = make("i", "chosen");
    this.tag = make("p");
    root.append(this.chosenBox, this.box, this.tag);
    root.addEventListener("pointermove", (event) => this.hover(this.nodeAt(event)));
    root.addEventListener("pointerleave", () => this.hover(null));
    root.addEventListener("click", (event) => {
      const node = this.nodeAt(event);
      if (node) this.dispatchEvent(new CustomEvent("pick", { detail: node }));
    });
    this.hover(null);
    this.choose(null);
  }

  // Whether clicking on the screen selects a view.
  get isPicking() { return this.root.classList.contains("picking"); }

  set isPicking(isPicking) {
    this.root.classList.toggle("picking", isPicking);
    if (!isPicking) this.hover(null);
  }

  show(nodes, size) {
    this.nodes = nodes;
    this.size = size;
  }

  // Returns the frontmost view at the pointer.
  nodeAt(event) {
    const box = this.canvas.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * this.size.width;
    const y = (event.clientY - box.top) / box.height * this.size.height;
    return this.nodes.findLast(({ kind, frame, shown, marks }) => {
      const [[left, top], [width, height]] = shown ?? frame;
      return kind !== "controller" && !marks.includes("hidden")
        && x >= left && x < left + width && y >= top && y < top + height;
    });
  }

  place(box, node) {
    box.hidden = !node;
    if (!node) return;
    const [[x, y], [width, height]] = node.frame;
    for (const [name, value] of Object.entries({ left: x, top: y, width, height })) {
      box.style[name] = `calc(var(--point) * ${value})`;
    }
  }

  hover(node) {
    this.place(this.box, node);
    this.tag.hidden = !node;
    if (!node) return;
    const [[x, y], [width, height]] = node.frame;
    const short = (number) => String(Math.round(number * 10) / 10);
    const title = make("strong", "", [node.type, node.name].filter(Boolean).join(" "));
    const frame = make("span", "", `${short(x)}, ${short(y)}  ${short(width)} × ${short(height)}`);
    const access = [node.text && `“${node.text}”`, node.identifier && `id ${node.identifier}`].filter(Boolean).join(" ");
    this.tag.replaceChildren(title, frame, ...access ? [make("span", "", access)] : []);
    const isLow = y + height > this.size.height * 0.8;
    this.tag.style.top = isLow ? "auto" : `calc(var(--point) * ${Math.max(0, y + height)} + 6px)`;
    this.tag.style.bottom = isLow ? `calc(var(--point) * ${Math.max(0, this.size.height - y)} + 6px)` : "auto";
    this.tag.style.left = `calc(var(--point) * ${Math.max(6, Math.min(x, this.size.width - 190))})`;
  }

  choose(node) { this.place(this.chosenBox, node); }
}
