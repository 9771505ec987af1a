// Shows a device's frames on a canvas.

import { Painter } from "./painter.js";
import { Player } from "./player.js";

export class Screen {
  constructor(canvas, fonts) {
    this.canvas = canvas;
    this.canvas.classList.add("waiting");
    this.frame = null;
    this.frameTime = 0;
    this.player = new Player(canvas, fonts);
    this.painter = new Painter(this.player, () => {
      // The screen stays hidden until its fonts have loaded for the first time.
      if (fonts.isComplete) canvas.classList.remove("waiting");
      canvas.dispatchEvent(new CustomEvent("drawn"));
    });
  }

  // Shows a new frame.
  show(frame) {
    this.frame = frame;
    this.frameTime = performance.now();
    this.draw();
  }

  // Draws the last frame.
  draw() {
    if (!this.frame) return;
    if (this.canvas.width === 0) this.frame.taken();
    else this.painter.show(this.frame);
  }

  // Draws the last frame again after the canvas has changed.
  drawAnew() {
    if (this.frame && this.canvas.width > 0) this.painter.showAnew(this.frame);
  }
}
