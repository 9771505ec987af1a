// The device's own font files, so that text is as wide here as where it was laid out.

const EMOJI_FAMILY = "Noto Color Emoji";

export class Fonts {
  // Calls `changed` whenever a font arrived that something was drawn without.
  constructor(changed) {
    this.changed = changed;
    this.faces = new Map();
    this.loading = 0;
    this.names = new Map();
  }

  async load() {
    const response = await fetch("fonts.json");
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
    if (!this.faces.has(key)) this.faces.set(key, []);
    this.faces.get(key).push({ face, weight, isItalic, isWanted: false });
  }

  // The value of a context's `font`; asks for the files that it needs.
  css(family, size, weight, italic, tabular, emoji) {
    const name = tabular ? `${family} tabular` : family;
    const key = `${name}|${weight}|${italic}|${emoji}`;
    if (!this.names.has(key)) {
      this.want(name, weight, italic);
      if (emoji) this.want(EMOJI_FAMILY, 400, false);
      this.names.set(key, `"${name}", "${EMOJI_FAMILY}", sans-serif`);
    }
    return `${italic ? "italic " : ""}${weight} ${size}px ${this.names.get(key)}`;
  }

  want(family, weight, italic) {
    const faces = this.faces.get(family);
    if (!faces) return;
    const distance = (face) =>
      Math.abs(face.weight - weight) + (face.isItalic === italic ? 0 : 1000);
    const best = faces.reduce((a, b) => (distance(b) < distance(a) ? b : a));
    if (best.isWanted) return;
    best.isWanted = true;
    this.loading += 1;
    best.face.load().catch(() => {}).finally(() => {
      this.loading -= 1;
      if (this.loading === 0) this.changed();
    });
  }

  get isComplete() { return this.loading === 0; }
}
