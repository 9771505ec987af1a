// Shows the views on the screen as layers in 3D, which the user can rotate.

import { LayerRange } from "./layer-range.js";
import { Pictures } from "./pictures.js";

const STEP = 0.08;
const MOST = 3000;
// The maximum time for drawing images without a pause, in milliseconds.
const SLICE = 6;
const SCALE = 2;

export class Exploded extends EventTarget {
  constructor(root, player) {
    super();
    this.root = root;
    this.canvas = root.querySelector("canvas");
    this.context = this.canvas.getContext("2d");
    this.spread = root.querySelector("[name=spread]");
    this.range = new LayerRange(root.querySelector(".range"));
    this.artist = new Pictures(player);
    this.pictures = new Map();
    this.layers = [];
    this.reset();
    this.spread.addEventListener("input", () => this.setNeedsDisplay());
    this.range.addEventListener("change", () => this.setNeedsDisplay());
    root.querySelector("[data-reset]").addEventListener("click", () => this.reset());
    this.canvas.addEventListener("pointerdown", (event) => this.down(event));
    this.canvas.addEventListener("pointermove", (event) => this.move(event));
    this.canvas.addEventListener("pointerup", (event) => this.up(event));
    this.canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.canvas.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.setNeedsDisplay()).observe(this.canvas);
  }

  get isOpen() { return !this.root.hidden; }

  open(isOpen) {
    this.root.hidden = !isOpen;
    if (isOpen) this.setNeedsDisplay();
  }

  reset() {
    [this.yaw, this.pitch, this.zoom] = [-0.75, -0.3, 1];
    this.spread.value = 40;
    this.range.reset();
  }

  // Shows the visible views in drawing order, with their depth in the view hierarchy.
  show(nodes, size) {
    this.size = size;
    const depths = [];
    this.layers = [];
    for (const node of nodes) {
      depths.length = node.depth;
      const depth = depths.at(-1) ?? -1;
      const own = node.kind === "controller" ? depth : depth + 1;
      depths.push(own);
      const [, [width, height]] = node.frame;
      if (node.kind === "controller" || node.marks.includes("hidden") || width <= 0 || height <= 0) continue;
      this.layers.push({ node, depth: own });
    }
    this.layers.sort((one, other) => one.depth - other.depth);
    this.range.measure(this.layers.at(-1)?.depth ?? 0);
  }

  // The views whose images are needed.
  get views() { return this.layers.slice(0, MOST).map(({ node }) => node.id); }

  // Draws the images of views, a few at a time.
  take(pictures) {
    const waiting = [...pictures];
    const known = new Set(pictures.map(({ id }) => id));
    for (const id of this.pictures.keys()) if (!known.has(id)) this.pictures.delete(id);
    const draw = () => {
      const end = performance.now() + SLICE;
      while (waiting.length > 0 && performance.now() < end) {
        const { id, frame } = waiting.shift();
        this.pictures.set(id, this.artist.draw(frame, SCALE));
      }
      this.setNeedsDisplay();
      if (waiting.length > 0) requestAnimationFrame(draw);
    };
    draw();
  }

  choose(id) {
    this.chosen = id;
    this.setNeedsDisplay();
  }

  // MARK: Drawing

  setNeedsDisplay() {
    if (this.frame || !this.isOpen) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = null;
      this.draw();
    });
  }

  // Returns the canvas transform of the layer at a depth.
  transform(depth) {
    const { canvas, yaw, pitch, size } = this;
    const room = Math.min(canvas.width / size.width, canvas.height / size.height);
    const scale = room * 0.78 * this.zoom;
    const z = (depth - this.range.deepest / 2) * Number(this.spread.value) * 1.2;
    const matrix = {
      a: scale * Math.cos(yaw), b: scale * Math.sin(yaw) * Math.sin(pitch), c: 0,
      d: scale * Math.cos(pitch),
    };
    const [x, y] = [size.width / 2, size.height / 2];
    matrix.e = canvas.width / 2 + scale * z * Math.sin(yaw) - matrix.a * x;
    matrix.f = canvas.height / 2 - scale * z * Math.cos(yaw) * Math.sin(pitch) - matrix.b * x - matrix.d * y;
    return new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]);
  }

  // The layers, from farthest to nearest.
  get inOrder() {
    return Math.cos(this.yaw) * Math.cos(this.pitch) < 0 ? this.layers.toReversed() : this.layers;
  }

  draw() {
    const { canvas, context } = this;
    const ratio = devicePixelRatio;
    const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio].map(Math.round);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    if (!this.size || width === 0 || height === 0) return;
    const style = getComputedStyle(this.root);
    const [line, accent] = ["--edge", "--accent"].map((name) => style.getPropertyValue(name));
    for (const { node, depth } of this.inOrder) {
      const isChosen = node.id === this.chosen;
      const isShown = this.range.has(depth);
      // The selected view is always outlined.
      if (!isShown && !isChosen) continue;
      const [[x, y], [across, down]] = node.frame;
      context.setTransform(this.transform(depth));
      const picture = isShown && this.pictures.get(node.id);
      if (picture) context.drawImage(picture, x, y, across, down);
      context.lineWidth = (isChosen ? 2.5 : 0.75) * ratio / this.zoom;
      context.strokeStyle = isChosen ? accent : line;
      context.strokeRect(x, y, across, down);
    }
    context.resetTransform();
  }

  // MARK: User interaction

  down(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.last = [event.clientX, event.clientY];
    this.start = this.last;
  }

  move(event) {
    if (!this.last) return;
    const [x, y] = this.last;
    this.last = [event.clientX, event.clientY];
    this.turn((event.clientX - x) * 0.008, (y - event.clientY) * 0.008);
  }

  up(event) {
    if (!this.last) return;
    this.last = null;
    const [x, y] = this.start;
    if (Math.hypot(event.clientX - x, event.clientY - y) < 4) this.pick(event);
  }

  pick(event) {
    const box = this.canvas.getBoundingClientRect();
    const ratio = this.canvas.width / box.width;
    const point = new DOMPoint((event.clientX - box.left) * ratio, (event.clientY - box.top) * ratio);
    const hit = this.inOrder.toReversed().find(({ node, depth }) => {
      if (!this.range.has(depth)) return false;
      const place = point.matrixTransform(this.transform(depth).inverse());
      const [[x, y], [width, height]] = node.frame;
      return place.x >= x && place.x < x + width && place.y >= y && place.y < y + height;
    });
    if (hit) this.dispatchEvent(new CustomEvent("choose", { detail: hit.node }));
  }

  turn(yaw, pitch) {
    this.yaw = Math.max(-Math.PI, Math.min(Math.PI, this.yaw + yaw));
    this.pitch = Math.max(-1.4, Math.min(1.4, this.pitch + pitch));
    this.setNeedsDisplay();
  }

  scale(factor) {
    this.zoom = Math.max(0.2, Math.min(8, this.zoom * factor));
    this.setNeedsDisplay();
  }

  wheel(event) {
    event.preventDefault();
    this.scale(Math.exp(-event.deltaY * 0.002));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case "ArrowLeft": this.turn(-STEP, 0); break;
      case "ArrowRight": this.turn(STEP, 0); break;
      case "ArrowUp": this.turn(0, STEP); break;
      case "ArrowDown": this.turn(0, -STEP); break;
      case "+": case "=": this.scale(1.15); break;
      case "-": this.scale(1 / 1.15); break;
      case "0": this.reset(); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
