// Replays an encoded display list on a canvas.

import { VERSION, command as readCommand } from "./frames.js";
import { Reader } from "./reader.js";

// Canvas names for blend modes that differ from Quince's names, whose capitals become lowercase
// letters after a hyphen.
const BLEND_MODES = { normal: "source-over", plusLighter: "lighter" };
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const FAR = 20000;
// The amount to draw without a pause, in commands or their equivalent in drawing time. The frames
// of most apps are smaller.
const PART = 2000;
const WEIGHTS = { beginGroup: 20, shadow: 20, backdropBlur: 80 };
const GROUP_SHADOW = 100;
// The radius in pixels at which a blur is computed. Larger blurs are scaled down, because more
// pixels wouldn't be visible.
const BLUR_RADIUS = 24;

function blendModeNamed(name) {
  return BLEND_MODES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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

  // Draws a frame, pausing after each part of a slow one. The number of pixels per point is the
  // canvas's width divided by the frame's.
  * parts(buffer, offset = 0) {
    const reader = new Reader(buffer, offset);
    if (reader.byte() !== VERSION) throw new Error("The frame has another version.");
    const width = reader.float();
    reader.float();
    const count = reader.uint32();
    // If frames are slow, a frame is shown only when it's complete.
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
      work += this.play(readCommand(reader));
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

  // Returns the cost of the drawing command.
  play(command) {
    const context = this.current;
    switch (command.kind) {
      case "save": context.save(); break;
      case "restore": context.restore(); break;
      case "concatenate": {
        const { a, b, c, d, tx, ty } = command;
        context.transform(a, b, c, d, tx, ty);
        break;
      }
      case "clip": context.clip(this.trace(command.shape, context)); break;
      case "beginGroup":
        this.beginGroup(command);
        if (command.shadow) return GROUP_SHADOW;
        break;
      case "endGroup": this.endGroup(); break;
      case "fill": {
        const rule = this.trace(command.shape, context);
        context.fillStyle = this.paint(command.paint, context);
        context.fill(rule);
        break;
      }
      case "stroke": this.stroke(command, context); break;
      case "text": this.text(command, context); break;
      case "image": this.image(command, context); break;
      case "shadow": this.shadow(command, context); break;
      case "backdropBlur": this.backdropBlur(command, context); break;
    }
    return WEIGHTS[command.kind] ?? 1;
  }

  // Sets the current path to a shape, and returns its fill rule.
  trace(shape, context) {
    context.beginPath();
    switch (shape.kind) {
      case "rect": context.rect(...shape.rect); return "nonzero";
      case "roundedRect": {
        const radii = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft];
        context.roundRect(...shape.rect, radii.map((radius) => Math.max(0, radius)));
        return "nonzero";
      }
      case "ellipse": {
        const [x, y, width, height] = shape.rect;
        context.ellipse(
          x + width / 2, y + height / 2, Math.abs(width / 2), Math.abs(height / 2), 0, 0,
          2 * Math.PI);
        context.closePath();
        return "nonzero";
      }
      default:
        for (const element of shape.elements) this.step(element, context);
        return shape.usesEvenOddRule ? "evenodd" : "nonzero";
    }
  }

  step(element, context) {
    const { x, y } = element;
    switch (element.kind) {
      case "move": context.moveTo(x, y); break;
      case "line": context.lineTo(x, y); break;
      case "quadratic": context.quadraticCurveTo(element.controlX, element.controlY, x, y); break;
      case "cubic":
        context.bezierCurveTo(
          element.control1X, element.control1Y, element.control2X, element.control2Y, x, y);
        break;
      case "close": context.closePath(); break;
    }
  }

  paint(paint, context) {
    if (paint.kind === "color") return paint.color;
    const gradient = this.gradient(paint, context);
    for (const { location, color } of paint.stops) {
      gradient.addColorStop(Math.min(1, Math.max(0, location)), color);
    }
    return gradient;
  }

  gradient({ kind, startX, startY, endX, endY, centerX, centerY, radius, angle }, context) {
    switch (kind) {
      case "linearGradient": return context.createLinearGradient(startX, startY, endX, endY);
      case "conicGradient": return context.createConicGradient(angle, centerX, centerY);
    }
    return context.createRadialGradient(centerX, centerY, 0, centerX, centerY, Math.max(0, radius));
  }

  stroke(command, context) {
    if (command.width <= 0) return;
    this.trace(command.shape, context);
    context.strokeStyle = command.color;
    context.lineWidth = command.width;
    context.lineCap = command.cap;
    context.lineJoin = command.join;
    context.miterLimit = command.miterLimit;
    context.setLineDash(command.dash);
    context.lineDashOffset = command.dashPhase;
    context.stroke();
  }

  text(command, context) {
    const { text, family, size, weight, isItalic, hasMonospacedDigits } = command;
    const isEmoji = EMOJI.test(text);
    context.letterSpacing = `${command.tracking}px`;
    context.direction = command.isRightToLeft ? "rtl" : "ltr";
    context.font = this.fonts.css(
      family, size, weight, isItalic, hasMonospacedDigits, isEmoji);
    if (command.strokeWidth > 0 && !isEmoji) {
      context.strokeStyle = command.color;
      context.lineWidth = command.strokeWidth;
      context.lineJoin = "miter";
      context.miterLimit = 10;
      context.setLineDash([]);
      context.strokeText(text, command.x, command.y);
    } else {
      context.fillStyle = command.color;
      context.fillText(text, command.x, command.y);
    }
  }

  image({ id, destination, source: part, tint, isSmooth }, context) {
    const [x, y, width, height] = destination;
    const [left, top, across, down] = part;
    const picture = this.images.get(id);
    if (!picture || width <= 0 || height <= 0) return;
    const source = tint ? this.tint(id, picture, tint) : picture;
    const { a, b, c, d, e, f } = context.getTransform();
    const pixels = width * height * Math.abs(a * d - b * c);
    context.imageSmoothingEnabled =
      isSmooth || pixels < across * source.width * down * source.height;
    const isPart = left !== 0 || top !== 0 || across !== 1 || down !== 1;
    const [from, until] = isPart && b === 0 && c === 0
      ? [[x, y], [x + width, y + height]].map(
        ([x, y]) => [(Math.round(x * a + e) - e) / a, (Math.round(y * d + f) - f) / d])
      : [[x, y], [x + width, y + height]];
    if (until[0] <= from[0] || until[1] <= from[1]) return;
    context.drawImage(
      source, left * source.width, top * source.height, across * source.width,
      down * source.height, from[0], from[1], until[0] - from[0], until[1] - from[1]);
  }

  // Returns the image in a single color. The most recent ones are cached.
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

  // Casts a shadow onto a context's pixels. Canvas shadows ignore the transform.
  castShadow(context, shadow, extraX = 0) {
    const { a, b, c, d } = context.getTransform();
    context.shadowColor = shadow.color;
    context.shadowBlur = 2 * shadow.blur * Math.sqrt(Math.abs(a * d - b * c));
    context.shadowOffsetX = a * shadow.x + c * shadow.y + extraX;
    context.shadowOffsetY = b * shadow.x + d * shadow.y;
  }

  shadow({ shape, shadow }, context) {
    context.save();
    const before = context.getTransform();
    const rule = this.trace(
      shape, {
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
    this.castShadow(context, shadow, FAR);
    context.fillStyle = "#000";
    context.fill(rule);
    context.restore();
  }

  beginGroup({ opacity, shadow, blendMode }) {
    const parent = this.current;
    const layer = this.layer();
    this.prepare(layer);
    layer.setTransform(parent.getTransform());
    this.groups.push({ opacity, shadow, blendMode: blendModeNamed(blendMode), parent });
    this.current = layer;
  }

  // Returns an empty canvas with the size of the screen.
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
      // The shadow isn't visible through the shape that casts it.
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

  backdropBlur(command, context) {
    context.save();
    context.clip(this.trace(command.shape, context));
    const radius = command.radius * this.scale;
    const { width, height } = this.canvas;
    // Beyond the edge of the screen, the colors at the edge continue.
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
