// Selects the visible layers of the exploded view with two sliders on one track, for the first and
// the last layer.

export class LayerRange extends EventTarget {
  constructor(root) {
    super();
    this.root = root;
    [this.first, this.last] = root.querySelectorAll("input");
    this.deepest = 0;
    this.first.addEventListener("input", () => this.set(Math.min(this.from, this.to), this.to));
    this.last.addEventListener("input", () => this.set(this.from, Math.max(this.from, this.to)));
    this.set(0, 0);
  }

  get from() { return Number(this.first.value); }

  get to() { return Number(this.last.value); }

  has(depth) { return depth >= this.from && depth <= this.to; }

  // Sets the range from the window to the deepest view. If the upper end was at the last layer, it
  // moves to the new one.
  measure(deepest) {
    const isWhole = this.to === this.deepest;
    this.deepest = deepest;
    for (const slider of [this.first, this.last]) slider.max = String(deepest);
    this.set(Math.min(this.from, deepest), isWhole ? deepest : Math.min(this.to, deepest));
  }

  reset() { this.set(0, this.deepest); }

  set(from, to) {
    this.first.value = String(from);
    this.last.value = String(to);
    for (const slider of [this.first, this.last]) {
      slider.setAttribute("aria-valuetext", `layer ${Number(slider.value) + 1} of ${this.deepest + 1}`);
    }
    const part = (depth) => this.deepest === 0 ? 0 : depth / this.deepest;
    this.root.style.setProperty("--from", part(from));
    this.root.style.setProperty("--to", this.deepest === 0 ? 1 : part(to));
    // When both sliders are at the end of the track, the first one can still be grabbed.
    this.root.toggleAttribute("data-end", from > this.deepest / 2);
    this.dispatchEvent(new Event("change"));
  }
}
