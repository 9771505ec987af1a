// Loads the device's own font files, so that text has the same width as in the app's layout.

const EMOJI_FAMILY = "Noto Color Emoji";

export class Fonts {
  // Calls `changed` when a font has arrived that was missing when something was drawn.
  constructor(changed) {
    this.changed = changed;
    this.families = new Map();
    this.loading = 0;
    this.names = new Map();
    // The lists of families that were requested by name.
    this.asked = new Map();
  }

  // Loads the list of the most common fonts.
  async load() {
    await this.list("fonts.json");
  }

  async list(url) {
    const response = await fetch(url);
    for (const { family, weight, isItalic, url } of await response.json()) {
      this.add(family, weight, isItalic, url, "normal", "");
      this.add(family, weight, isItalic, url, '"tnum"', " tabular");
    }
  }

  add(family, weight, isItalic, url, features, suffix) {
    const face = new FontFace(family + suffix, `url(${url})`, {
      weight: `${weight}`, style: isItalic ? "italic" : "normal", featureSettings: features,
      display: "block",
    });
    document.fonts.add(face);
    const key = family + suffix;
    if (!this.families.has(key)) this.families.set(key, []);
    this.families.get(key).push({ face, weight, isItalic, isWanted: false });
  }

  // Returns the value for a context's `font`, and requests the files that it needs.
  css(family, size, weight, italic, tabular, emoji) {
    const name = tabular ? `${family} tabular` : family;
    const key = `${name}|${weight}|${italic}|${emoji}`;
    if (!this.names.has(key)) {
      this.names.set(key, `"${name}", "${EMOJI_FAMILY}", sans-serif`);
      this.want(family, name, weight, italic);
      if (emoji) this.want(EMOJI_FAMILY, EMOJI_FAMILY, 400, false);
    }
    return `${italic ? "italic " : ""}${weight} ${size}px ${this.names.get(key)}`;
  }

  // Loads the best matching file. If a family isn't known yet, requests it first.
  want(family, name, weight, italic) {
    const faces = this.families.get(name);
    if (!faces) {
      if (!this.asked.has(family)) {
        this.asked.set(family, this.list(`fonts.json?family=${encodeURIComponent(family)}`));
      }
      this.wait(this.asked.get(family).then(() => {
        if (this.families.has(name)) this.want(family, name, weight, italic);
      }));
      return;
    }
    const distance = (face) =>
      Math.abs(face.weight - weight) + (face.isItalic === italic ? 0 : 1000);
    const best = faces.reduce((a, b) => (distance(b) < distance(a) ? b : a));
    if (best.isWanted) return;
    best.isWanted = true;
    this.wait(best.face.load());
  }

  wait(work) {
    this.loading += 1;
    work.catch(() => {}).finally(() => {
      this.loading -= 1;
      // A canvas can use a new font starting with the next frame.
      if (this.loading === 0) requestAnimationFrame(() => this.changed());
    });
  }

  get isComplete() { return this.loading === 0; }
}
