// Draws the content of individual views, each on a separate canvas.

import { VERSION, command as readCommand } from "./frames.js";
import { Player } from "./player.js";
import { Reader } from "./reader.js";

// The maximum side length in pixels. A larger view is scaled down.
const LARGEST = 2000;

export class Pictures extends Player {
  constructor(player) {
    super(new OffscreenCanvas(1, 1), player.fonts);
    this.images = player.images;
  }

  // Returns an image of a Base64-encoded frame, without a background.
  draw(base64, wanted) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const reader = new Reader(bytes.buffer);
    if (reader.byte() !== VERSION) throw new Error("The frame has another version.");
    const [width, height] = [reader.float(), reader.float()];
    const count = reader.uint32();
    const scale = Math.min(wanted, LARGEST / width, LARGEST / height);
    this.canvas = new OffscreenCanvas(Math.max(1, width * scale), Math.max(1, height * scale));
    const context = this.canvas.getContext("2d");
    context.setTransform(scale, 0, 0, scale, 0, 0);
    this.prepare(context);
    this.scale = scale;
    this.current = context;
    this.groups = [];
    for (let index = 0; index < count; index += 1) this.play(readCommand(reader));
    while (this.groups.length > 0) this.endGroup();
    return this.canvas;
  }
}
