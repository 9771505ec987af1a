// Converts wheel and trackpad events for the device.

import { Command } from "./messages.js";

// The time in milliseconds without events after which a gesture is over.
const PAUSE = 120;
// The minimum distance in pixels of a wheel's first notch. A trackpad's gesture starts with only a
// few pixels.
const NOTCH = 40;
const LINE = 20;

export class Wheel {
  constructor(surfaces, input, connection) {
    this.input = input;
    this.connection = connection;
    this.gesture = null;
    // A click or a finger isn't part of the gesture.
    input.addEventListener("down", () => this.end());
    for (const surface of surfaces) {
      surface.addEventListener("wheel", (event) => this.turn(event), { passive: false });
    }
  }

  turn(event) {
    event.preventDefault();
    const isPinch = event.ctrlKey;
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? this.input.size.height : 1;
    let [x, y] = [event.deltaX * unit, event.deltaY * unit];
    // Browsers on a Mac swap the directions themselves.
    if (event.shiftKey && x === 0) [x, y] = [y, 0];
    const isWheel = event.deltaMode !== 0 || Math.max(Math.abs(x), Math.abs(y)) >= NOTCH;
    const change = isPinch
      ? { scale: Math.exp(-Math.max(-25, Math.min(25, y)) * 0.01) } : this.shift(x, y);
    if (this.gesture && (this.gesture.kind === "pinch") !== isPinch) this.end();
    if (this.gesture) {
      this.send("moved", change);
    } else {
      const kind = isPinch ? "pinch" : isWheel ? "wheel" : "trackpad";
      this.gesture = { kind, location: this.input.point(event) };
      this.send("began", isPinch ? {} : change);
      if (isPinch) this.send("moved", change);
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), PAUSE);
  }

  // Converts pixels of the page to points of the device.
  shift(x, y) {
    const scale = this.input.pointsPerPixel();
    return { translation: [-x * scale, -y * scale] };
  }

  end() {
    clearTimeout(this.timer);
    if (!this.gesture) return;
    this.send("ended", {});
    this.gesture = null;
  }

  send(phase, { translation = [0, 0], scale = 1 }) {
    this.connection.send(Command.pointer({
      ...this.gesture, phase, translation, scale, timestamp: performance.now() / 1000,
    }));
  }
}
