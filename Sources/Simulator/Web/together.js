// Repeats actions on one of several devices on the others. A touch is repeated on the same element,
// wherever it is there.

import { counterpart, elementAt, elementWithID } from "./elements.js";
import { Command, SHARED } from "./messages.js";

// The distance in points from an edge within which the device's own gestures start.
const EDGE = 24;
// The first number for fingers from other devices, which separates them from a device's own.
const OTHER_FINGERS = 128;

export class Together {
  constructor() {
    this.views = [];
    this.isOn = true;
    // The paths of the current gestures on the other devices.
    this.courses = new Map();
  }

  add(view) {
    this.views.push(view);
    view.connection.addEventListener("said", ({ detail }) => this.repeat(detail, view));
  }

  remove(view) {
    this.views = this.views.filter((other) => other !== view);
  }

  repeat(command, view) {
    const [[name, content]] = Object.entries(command);
    if (!this.isOn || this.views.length < 2 || !SHARED.has(name)) return;
    for (const other of this.views) {
      if (other === view || !other.state) continue;
      const copy = this.copy(name, content, view, other);
      if (copy) other.connection.repeat(copy);
    }
  }

  // Returns the equivalent of a command for another device, or nothing if there's none.
  copy(name, content, view, other) {
    switch (name) {
      case "touches": return Command.touches(content._0.map((sample) => ({
        ...sample, finger: sample.finger % OTHER_FINGERS + OTHER_FINGERS,
        location: this.follow(`finger ${sample.finger}`, sample, view, other),
      })));
      case "pointer": return Command.pointer({
        ...content._0, location: this.follow("pointer", content._0, view, other),
      });
      case "accessibility": return this.act(content, view, other);
      default: return { [name]: content };
    }
  }

  act({ elementID, action }, view, other) {
    const path = elementWithID(view.twin.screen, elementID);
    const element = path && counterpart(path, other.twin.screen);
    return element && Command.accessibility(element.id, other.twin.launch, action);
  }

  // Returns the location of a gesture on another device. The gesture starts on the same element,
  // and then follows the same movement.
  follow(gesture, { phase, location }, view, other) {
    const courses = this.courses.get(view) ?? new Map();
    this.courses.set(view, courses);
    const key = `${this.views.indexOf(other)} ${gesture}`;
    if (phase === "began") courses.set(key, courseFrom(location, view, other));
    const course = courses.get(key) ?? courseOver(frameOf(view), frameOf(other));
    if (phase === "ended" || phase === "cancelled") courses.delete(key);
    return course(location);
  }
}

const frameOf = ({ input: { size } }) => [[0, 0], [size.width, size.height]];

// Returns the path of a gesture that starts now.
function courseFrom(location, view, other) {
  const [here, there] = [frameOf(view), frameOf(other)];
  if (isAtEdge(location, here)) return courseFromEdge(location, here, there);
  for (const path of elementAt(view.twin.screen, location)) {
    const element = counterpart(path, other.twin.screen);
    if (element) return courseOver(path.at(-1).frame, element.frame);
  }
  return courseOver(here, there);
}

// Maps locations to the same relative position in another frame.
function courseOver([from, size], [to, otherSize]) {
  return (location) => location.map(
    (value, axis) => to[axis] + (value - from[axis]) * (size[axis] > 0 ? otherSize[axis] / size[axis] : 1));
}

const isAtEdge = (location, [, size]) =>
  location.some((value, axis) => value < EDGE || value > size[axis] - EDGE);

// Maps locations to the same distance from the edge in points, because edges are equally wide on
// all devices.
function courseFromEdge(location, [, size], [, otherSize]) {
  const axes = location.map((value, axis) => {
    if (value < EDGE) return (now) => now;
    if (value > size[axis] - EDGE) return (now) => otherSize[axis] - (size[axis] - now);
    return (now) => now * otherSize[axis] / size[axis];
  });
  return (now) => now.map((value, axis) => axes[axis](value));
}
