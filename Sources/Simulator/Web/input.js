// Converts touches and mouse events to the device's touches.

import { Command } from "./messages.js";

const PINCH_FINGER = 91;
// A click that follows a pointer's release within this time belongs to the pointer, in
// milliseconds.
const CLICK_DELAY = 50;

export class Input extends EventTarget {
  // `surfaces` are on top of each other on the screen, starting with the canvas.
  constructor(surfaces, fingers, connection) {
    super();
    this.canvas = surfaces[0];
    this.fingers = fingers;
    this.connection = connection;
    this.size = { width: 1, height: 1 };
    this.down = new Map();
    this.free = [];
    this.lastUp = -Infinity;
    // The center between the two fingers of the mouse, or null for the middle of the screen.
    this.center = null;
    for (const surface of surfaces) this.listen(surface);
  }

  listen(surface) {
    surface.addEventListener("pointerdown", (event) => this.pointerDown(event));
    surface.addEventListener("pointermove", (event) => this.pointerMove(event));
    surface.addEventListener("pointerup", (event) => this.pointerUp(event, "ended"));
    surface.addEventListener("pointercancel", (event) => this.pointerUp(event, "cancelled"));
    surface.addEventListener("pointerleave", () => this.showFingers(null));
    // Prevents the browser's own actions in a control: focusing, menus, and dragging.
    for (const type of ["mousedown", "contextmenu", "dragstart"]) {
      surface.addEventListener(type, (event) => event.preventDefault());
    }
  }

  point(event) {
    const box = this.canvas.getBoundingClientRect();
    return [
      (event.clientX - box.left) / box.width * this.size.width,
      (event.clientY - box.top) / box.height * this.size.height,
    ];
  }

  // Returns the number of the device's points per pixel of the page.
  pointsPerPixel() { return this.size.width / this.canvas.getBoundingClientRect().width; }

  touch(samples, time) {
    this.connection.send(Command.touches(samples.map(([finger, phase, location]) => ({
      finger, phase, location, timestamp: time / 1000,
    }))));
  }

  pointerDown(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.canvas.setPointerCapture(event.pointerId);
    this.dispatchEvent(new Event("down"));
    const finger = this.free.pop() ?? this.down.size;
    const isPinch = event.altKey && event.pointerType === "mouse";
    const location = this.point(event);
    this.moveCenter(event, location);
    this.down.set(event.pointerId, { finger, isPinch, target: event.target });
    this.touch(this.samples(finger, "began", location, isPinch), event.timeStamp);
    this.showFingers(isPinch ? location : null);
  }

  pointerMove(event) {
    const pointer = this.down.get(event.pointerId);
    const location = this.point(event);
    const isPinch = pointer?.isPinch ?? (event.altKey && event.pointerType === "mouse");
    if (isPinch) this.moveCenter(event, location);
    if (!isPinch && !pointer) this.center = null;
    if (pointer) {
      this.touch(this.samples(pointer.finger, "moved", location, isPinch), event.timeStamp);
    }
    this.showFingers(isPinch ? location : null);
  }

  pointerUp(event, phase) {
    const pointer = this.down.get(event.pointerId);
    if (!pointer) return;
    this.down.delete(event.pointerId);
    this.free.push(pointer.finger);
    if (this.down.size === 0) this.free = [];
    const location = this.point(event);
    this.touch(this.samples(pointer.finger, phase, location, pointer.isPinch), event.timeStamp);
    this.showFingers(null);
    this.lastUp = event.timeStamp;
    const box = pointer.target.getBoundingClientRect();
    const isOver = event.clientX >= box.left && event.clientX < box.right
      && event.clientY >= box.top && event.clientY < box.bottom;
    if (phase === "ended" && isOver) {
      this.dispatchEvent(new CustomEvent("tap", { detail: pointer.target }));
    }
  }

  // Returns whether a click comes from a pointer gesture that was already sent to the device.
  justTouched(event) {
    return event.isTrusted && event.timeStamp - this.lastUp < CLICK_DELAY;
  }

  // MARK: Two fingers of the mouse

  // With Alt held, a second finger mirrors the first. With Alt and Shift, both fingers and the
  // center between them move together.
  moveCenter(event, location) {
    const last = this.lastLocation;
    this.lastLocation = location;
    if (!event.altKey) return;
    this.center ??= [this.size.width / 2, this.size.height / 2];
    if (!event.shiftKey || !last) return;
    this.center = this.center.map((value, axis) => value + location[axis] - last[axis]);
  }

  samples(finger, phase, location, isPinch) {
    if (!isPinch) return [[finger, phase, location]];
    return [[finger, phase, location], [PINCH_FINGER, phase, this.mirrored(location)]];
  }

  mirrored([x, y]) {
    const [middleX, middleY] = this.center ?? [this.size.width / 2, this.size.height / 2];
    return [2 * middleX - x, 2 * middleY - y];
  }

  showFingers(location) {
    if (!location) {
      if (this.fingers.childElementCount > 0) this.fingers.replaceChildren();
      return;
    }
    const dots = [location, this.mirrored(location)].map(([x, y]) => {
      const dot = document.createElement("i");
      dot.style.left = `${x / this.size.width * 100}%`;
      dot.style.top = `${y / this.size.height * 100}%`;
      return dot;
    });
    this.fingers.replaceChildren(...dots);
  }
}
