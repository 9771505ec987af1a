// Replays an encoded display list on a canvas. The encoding is DisplayListEncoder.swift's.

const VERSION = 2;
const Op = {
  save: 1, restore: 2, concatenate: 3, clip: 4, beginGroup: 5, endGroup: 6, fill: 7, stroke: 8,
  text: 9, image: 10, shadow: 11, backdropBlur: 12,
};
const BLEND_MODES = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
  "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
  "luminosity", "source-in", "source-out", "source-atop", "destination-over", "destination-in",
  "destination-out", "destination-atop", "xor", "lighter",
];
const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const FAR = 20000;
// How much is drawn at once: so many commands, or what takes as long as they do. What honest apps show is less.
const PART = 2000;
const WEIGHTS = { [Op.beginGroup]: 20, [Op.shadow]: 20, [Op.backdropBlur]: 80 };
const GROUP_SHADOW = 100;
// A blur is computed with no more pixels than it takes to see it, by its radius in pixels.
const BLUR_RADIUS = 24;

class Reader {
  constructor(buffer, offset = 0) {
    this.view = new DataView(buffer);
    this.bytes = new Uint8Array(buffer);
    this.offset = offset;
    this.decoder = new TextDecoder();
  }
  byte() { return this.view.getUint8(this.offset++); }
  bool() { return this.byte() !== 0; }
  uint16() { const value = this.view.getUint16(this.offset, true); this.offset += 2; return value; }
  uint32() { const value = this.view.getUint32(this.offset, true); this.offset += 4; return value; }
  uint64() {
    const value = this.view.getBigUint64(this.offset, true);
    this.offset += 8;
    return value;
  }
  float() { const value = this.view.getFloat32(this.offset, true); this.offset += 4; return value; }
  string() {
    const count = this.uint32();
    const text = this.decoder.decode(this.bytes.subarray(this.offset, this.offset + count));
    this.offset += count;
    return text;
  }
  rect() { return [this.float(), this.float(), this.float(), this.float()]; }
  color() {
    const channel = () => Math.round(Math.min(1, Math.max(0, this.float())) * 25500) / 100;
    const [red, green, blue] = [channel(), channel(), channel()];
    return `rgb(${red} ${green} ${blue} / ${Math.min(1, Math.max(0, this.float()))})`;
  }
  shadow() {
    return { color: this.color(), x: this.float(), y: this.float(), blur: this.float() };
  }
  stops() {
    return Array.from({ length: this.uint32() }, () => [this.float(), this.color()]);
  }
}

export class Player {
  constructor(canvas, fonts) {
    this.canvas = canvas;
    this.fonts = fonts;
    this.context = canvas.getContext("2d", { alpha: false });
    this.images = new Map();
    this.tinted = new Map();
    this.spareLayers = [];
    this.isCostly = false;
  }

  async addImage(id, bytes) {
    try {
      this.images.set(id, await createImageBitmap(new Blob([bytes])));
    } catch {
      this.images.set(id, null);
    }
  }

  removeImage(id) {
    this.images.get(id)?.close();
    this.images.delete(id);
    for (const key of this.tinted.keys()) if (key.startsWith(`${id} `)) this.tinted.delete(key);
  }

  // Draws a frame, pausing after each part of a costly one; the number of pixels in a point is the canvas's width over the
  // frame's.
  * parts(buffer, offset = 0) {
    const reader = new Reader(buffer, offset);
    if (reader.byte() !== VERSION) throw new Error("The frame is of another version.");
    const width = reader.float();
    reader.float();
    const count = reader.uint32();
    // Where frames are costly, one is shown when it is whole.
    const context = this.isCostly ? this.layer() : this.context;
    const scale = this.canvas.width / width;
    context.reset();
    context.fillStyle = "#000";
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    this.prepare(context);
    this.scale = scale;
    this.current = context;
    this.groups = [];
    let isCostly = false;
    for (let index = 0, work = 0; index < count; index += 1) {
      work += this.command(reader);
      if (work < PART) continue;
      work = 0;
      isCostly = true;
      yield;
    }
    while (this.groups.length > 0) this.endGroup();
    if (context !== this.context) {
      this.context.reset();
      this.context.drawImage(context.canvas, 0, 0);
      this.spareLayers.push(context);
    }
    this.isCostly = isCostly;
  }

  prepare(context) {
    context.textBaseline = "alphabetic";
    context.textAlign = "left";
    context.fontKerning = "normal";
    context.textRendering = "geometricPrecision";
    context.imageSmoothingQuality = "high";
  }

  // Gives the weight of what it drew.
  command(reader) {
    const context = this.current;
    const op = reader.byte();
    switch (op) {
      case Op.save: context.save(); break;
      case Op.restore: context.restore(); break;
      case Op.concatenate:
        context.transform(
          reader.float(), reader.float(), reader.float(), reader.float(), reader.float(),
          reader.float());
        break;
      case Op.clip: context.clip(this.trace(reader, context)); break;
      case Op.beginGroup: {
        const opacity = reader.float();
        const shadow = reader.bool() ? reader.shadow() : null;
        this.beginGroup({ opacity, shadow, blendMode: BLEND_MODES[reader.byte()] });
        if (shadow) return GROUP_SHADOW;
        break;
      }
      case Op.endGroup: this.endGroup(); break;
      case Op.fill: {
        const rule = this.trace(reader, context);
        context.fillStyle = this.paint(reader, context);
        context.fill(rule);
        break;
      }
      case Op.stroke: {
        this.trace(reader, context);
        context.strokeStyle = reader.color();
        context.lineWidth = reader.float();
        context.lineCap = CAPS[reader.byte()];
        context.lineJoin = JOINS[reader.byte()];
        context.miterLimit = reader.float();
        context.setLineDash(Array.from({ length: reader.uint32() }, () => reader.float()));
        context.lineDashOffset = reader.float();
        if (context.lineWidth > 0) context.stroke();
        break;
      }
      case Op.text: this.text(reader, context); break;
      case Op.image: this.image(reader, context); break;
      case Op.shadow: this.shadow(reader, context); break;
      case Op.backdropBlur: this.backdropBlur(reader, context); break;
      default: throw new Error("The frame has an unknown command.");
    }
    return WEIGHTS[op] ?? 1;
  }

  // Makes a shape the current path and gives its filling rule.
  trace(reader, context) {
    context.beginPath();
    switch (reader.byte()) {
      case 0: context.rect(...reader.rect()); return "nonzero";
      case 1: {
        const rect = reader.rect();
        const radii = [reader.float(), reader.float(), reader.float(), reader.float()];
        context.roundRect(...rect, radii.map((radius) => Math.max(0, radius)));
        return "nonzero";
      }
      case 2: {
        const [x, y, width, height] = reader.rect();
        context.ellipse(
          x + width / 2, y + height / 2, Math.abs(width / 2), Math.abs(height / 2), 0, 0,
          2 * Math.PI);
        context.closePath();
        return "nonzero";
      }
      default: {
        const rule = reader.bool() ? "evenodd" : "nonzero";
        const count = reader.uint32();
        for (let index = 0; index < count; index += 1) this.step(reader, context);
        return rule;
      }
    }
  }

  step(reader, context) {
    switch (reader.byte()) {
      case 0: context.moveTo(reader.float(), reader.float()); break;
      case 1: context.lineTo(reader.float(), reader.float()); break;
      case 2:
        context.quadraticCurveTo(reader.float(), reader.float(), reader.float(), reader.float());
        break;
      case 3:
        context.bezierCurveTo(
          reader.float(), reader.float(), reader.float(), reader.float(), reader.float(),
          reader.float());
        break;
      default: context.closePath();
    }
  }

  paint(reader, context) {
    let gradient;
    switch (reader.byte()) {
      case 0: return reader.color();
      case 1:
        gradient = context.createLinearGradient(
          reader.float(), reader.float(), reader.float(), reader.float());
        break;
      default: {
        const [x, y, radius] = [reader.float(), reader.float(), reader.float()];
        gradient = context.createRadialGradient(x, y, 0, x, y, Math.max(0, radius));
      }
    }
    for (const [location, color] of reader.stops()) {
      gradient.addColorStop(Math.min(1, Math.max(0, location)), color);
    }
    return gradient;
  }

  text(reader, context) {
    const text = reader.string();
    const family = reader.string();
    const size = reader.float();
    const weight = reader.uint16();
    const italic = reader.bool();
    const tabular = reader.bool();
    context.fillStyle = reader.color();
    const x = reader.float();
    const y = reader.float();
    context.letterSpacing = `${reader.float()}px`;
    context.direction = reader.bool() ? "rtl" : "ltr";
    context.font = this.fonts.css(family, size, weight, italic, tabular, EMOJI.test(text));
    context.fillText(text, x, y);
  }

  image(reader, context) {
    const id = reader.uint64();
    const [x, y, width, height] = reader.rect();
    const [left, top, across, down] = reader.rect();
    const tint = reader.bool() ? reader.color() : null;
    const isSmooth = reader.bool();
    const picture = this.images.get(id);
    if (!picture || width <= 0 || height <= 0) return;
    const source = tint ? this.tint(id, picture, tint) : picture;
    const { a, b, c, d } = context.getTransform();
    const pixels = width * height * Math.abs(a * d - b * c);
    context.imageSmoothingEnabled =
      isSmooth || pixels < across * source.width * down * source.height;
    context.drawImage(
      source, left * source.width, top * source.height, across * source.width,
      down * source.height, x, y, width, height);
  }

  // The picture in one color; the last few are kept.
  tint(id, picture, color) {
    const key = `${id} ${color}`;
    let result = this.tinted.get(key);
    if (result) return result;
    result = new OffscreenCanvas(picture.width, picture.height);
    const context = result.getContext("2d");
    context.drawImage(picture, 0, 0);
    context.globalCompositeOperation = "source-in";
    context.fillStyle = color;
    context.fillRect(0, 0, picture.width, picture.height);
    if (this.tinted.size >= 64) this.tinted.delete(this.tinted.keys().next().value);
    this.tinted.set(key, result);
    return result;
  }

  // A shadow on the pixels of a context; canvas shadows know no transform.
  castShadow(context, shadow, extraX = 0) {
    const { a, b, c, d } = context.getTransform();
    context.shadowColor = shadow.color;
    context.shadowBlur = 2 * shadow.blur * Math.sqrt(Math.abs(a * d - b * c));
    context.shadowOffsetX = a * shadow.x + c * shadow.y + extraX;
    context.shadowOffsetY = b * shadow.x + d * shadow.y;
  }

  shadow(reader, context) {
    context.save();
    const before = context.getTransform();
    const rule = this.trace(
      reader, {
        beginPath: () => {
          context.setTransform(
            before.a, before.b, before.c, before.d, before.e - FAR, before.f);
          context.beginPath();
        },
        rect: (...values) => context.rect(...values),
        roundRect: (...values) => context.roundRect(...values),
        ellipse: (...values) => context.ellipse(...values),
        moveTo: (...values) => context.moveTo(...values),
        lineTo: (...values) => context.lineTo(...values),
        quadraticCurveTo: (...values) => context.quadraticCurveTo(...values),
        bezierCurveTo: (...values) => context.bezierCurveTo(...values),
        closePath: () => context.closePath(),
      });
    this.castShadow(context, reader.shadow(), FAR);
    context.fillStyle = "#000";
    context.fill(rule);
    context.restore();
  }

  beginGroup(group) {
    const parent = this.current;
    const layer = this.layer();
    this.prepare(layer);
    layer.setTransform(parent.getTransform());
    this.groups.push({ ...group, parent });
    this.current = layer;
  }

  // An empty canvas as large as the screen.
  layer() {
    const { width, height } = this.canvas;
    const spare = this.spareLayers.pop();
    if (spare && spare.canvas.width === width && spare.canvas.height === height) {
      spare.reset();
      return spare;
    }
    return new OffscreenCanvas(width, height).getContext("2d");
  }

  endGroup() {
    const group = this.groups.pop();
    if (!group) return;
    const { parent, opacity, shadow, blendMode } = group;
    if (shadow && (opacity < 1 || blendMode !== "source-over")) {
      // The shadow does not show through what casts it.
      const whole = this.layer();
      whole.setTransform(parent.getTransform());
      this.composite(this.current, whole, 1, shadow, "source-over");
      this.composite(whole, parent, opacity, null, blendMode);
      this.spareLayers.push(whole);
    } else {
      this.composite(this.current, parent, opacity, shadow, blendMode);
    }
    this.spareLayers.push(this.current);
    this.current = parent;
  }

  composite(layer, target, opacity, shadow, blendMode) {
    target.save();
    target.globalCompositeOperation = blendMode;
    if (shadow) this.castShadow(target, shadow);
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.globalAlpha = Math.min(1, Math.max(0, opacity));
    target.drawImage(layer.canvas, 0, 0);
    target.restore();
  }

  backdropBlur(reader, context) {
    context.save();
    context.clip(this.trace(reader, context));
    const radius = reader.float() * this.scale;
    const { width, height } = this.canvas;
    // What lies beyond the edge of the screen continues what is at the edge.
    const margin = Math.ceil(3 * radius);
    const shrinkage = Math.max(1, radius / BLUR_RADIUS);
    const [across, down] = [width + 2 * margin, height + 2 * margin];
    const copy = new OffscreenCanvas(Math.ceil(across / shrinkage), Math.ceil(down / shrinkage));
    const extended = copy.getContext("2d");
    extended.scale(copy.width / across, copy.height / down);
    const canvas = context.canvas;
    for (const [sx, sw, dx, dw] of [
      [0, 1, 0, margin], [0, width, margin, width], [width - 1, 1, margin + width, margin],
    ]) {
      for (const [sy, sh, dy, dh] of [
        [0, 1, 0, margin], [0, height, margin, height], [height - 1, 1, margin + height, margin],
      ]) {
        extended.drawImage(canvas, sx, sy, sw, sh, dx, dy, dw, dh);
      }
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (shrinkage === 1) {
      context.filter = `blur(${radius}px)`;
      context.drawImage(copy, -margin, -margin);
    } else {
      const blurred = new OffscreenCanvas(copy.width, copy.height);
      const small = blurred.getContext("2d");
      small.filter = `blur(${radius / shrinkage}px)`;
      small.drawImage(copy, 0, 0);
      context.drawImage(blurred, -margin, -margin, across, down);
    }
    context.restore();
  }
}
