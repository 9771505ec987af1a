// What the device knows beyond its screen: whose face it is shown, and where it is.

import { Command, Location, Message } from "./messages.js";

const CITIES = [
  ["Berlin", 52.52, 13.405], ["Johannesburg", -26.2041, 28.0473], ["London", 51.5074, -0.1278],
  ["Mexico City", 19.4326, -99.1332], ["Mumbai", 19.076, 72.8777], ["New York", 40.7128, -74.006],
  ["Rio de Janeiro", -22.9068, -43.1729], ["San Francisco", 37.7749, -122.4194],
  ["Sydney", -33.8688, 151.2093], ["Tokyo", 35.6762, 139.6503],
];
// The most points of a way that are sent, and the longest it takes, in seconds.
const MOST_POINTS = 10000;
const LONGEST = 604800;
// How fast a way without times is gone, in meters a second.
const WALK = 1.4;
const EARTH = 6371008.8;

export class Features {
  constructor(connection, actions) {
    this.connection = connection;
    this.state = null;
    this.dialog = document.getElementById("location");
    this.form = this.dialog.querySelector("form");
    this.note = this.dialog.querySelector("[role=alert]");
    this.fillCities();
    connection.addEventListener(Message.device, ({ detail }) => { this.state = detail._0; });
    this.dialog.querySelector(".close").addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.form.kind.forEach((radio) => radio.addEventListener("change", () => this.showKind()));
    this.form.city.addEventListener("change", () => this.takeCity());
    this.addActions(actions);
  }

  addActions(actions) {
    const add = (title, more) => actions.add({
      section: "Features", title, isPossible: () => this.state !== null, ...more,
    });
    const isEnrolled = () => this.state?.isEnrolled === true;
    add("Face or Finger Enrolled", {
      isOn: isEnrolled, run: () => this.connection.send(Command.enroll(!isEnrolled())),
    });
    add("Matching Face or Finger", {
      isPossible: isEnrolled, run: () => this.connection.send(Command.attempt(true)),
    });
    add("Other Face or Finger", {
      isPossible: isEnrolled, run: () => this.connection.send(Command.attempt(false)),
    });
    add("Location …", { run: () => this.open() });
  }

  send(location) { this.connection.send(Command.location(location)); }

  fillCities() {
    this.form.city.append(...CITIES.map(([name], index) => new Option(name, String(index))));
  }

  // MARK: The dialog

  open() {
    const { location, place } = this.state;
    this.form.kind.value = location === "fixed" ? "fixed" : location === "none" ? "none" : "run";
    if (location === "fixed") {
      this.form.latitude.value = place.latitude;
      this.form.longitude.value = place.longitude;
    }
    this.form.city.value = "";
    this.say("");
    this.showKind();
    this.dialog.showModal();
  }

  showKind() {
    for (const part of this.form.querySelectorAll("[data-kind]")) {
      part.hidden = part.dataset.kind !== this.form.kind.value;
    }
    this.say("");
  }

  takeCity() {
    const [, latitude, longitude] = CITIES[Number(this.form.city.value)] ?? [];
    if (latitude === undefined) return;
    this.form.latitude.value = latitude;
    this.form.longitude.value = longitude;
  }

  say(text) {
    this.note.textContent = text;
    this.note.hidden = !text;
  }

  async submit() {
    try {
      this.send(await this.chosen());
      this.dialog.close();
    } catch (error) {
      this.say(error.message);
    }
  }

  async chosen() {
    switch (this.form.kind.value) {
      case "fixed": return Location.fixed({
        latitude: Number(this.form.latitude.value), longitude: Number(this.form.longitude.value), time: 0,
      });
      case "run": return Location.route(park(), 0);
      case "file": {
        const [file] = this.form.file.files;
        if (!file) throw new Error("Choose a GPX file.");
        return Location.route(pointsOf(await file.text()), 0);
      }
      default: return Location.none();
    }
  }
}

// How far two places are from each other, in meters.
function distance(one, other) {
  const radians = (degrees) => degrees * Math.PI / 180;
  const half = (start, end) => Math.sin(radians(end - start) / 2) ** 2;
  const part = half(one.latitude, other.latitude)
    + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
    * half(one.longitude, other.longitude);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(part)));
}

// The points with the times at which somebody comes by who goes at an even speed.
function timed(points, speed) {
  let time = 0;
  return points.map((point, index) => {
    if (index > 0) time += distance(points[index - 1], point) / speed;
    return { ...point, time };
  });
}

// A run around a park, ten times.
function park() {
  const points = Array.from({ length: 241 }, (_, index) => {
    const angle = index / 24 * 2 * Math.PI;
    return {
      latitude: 37.3349 + 0.0032 * Math.sin(angle), longitude: -122.009 + 0.0046 * Math.cos(angle),
    };
  });
  return timed(points, 3);
}

// The points of a GPX file: its track, its route or its waypoints, at its own times if it has them.
export function pointsOf(text) {
  const file = new DOMParser().parseFromString(text, "application/xml");
  const nodes = ["trkpt", "rtept", "wpt"].map((name) => [...file.getElementsByTagName(name)])
    .find((found) => found.length > 0);
  if (file.querySelector("parsererror") || !nodes) throw new Error("This is no GPX file with a way.");
  if (nodes.length > MOST_POINTS) throw new Error(`The way has more than ${MOST_POINTS} points.`);
  const points = nodes.map((node) => ({
    latitude: Number(node.getAttribute("lat")), longitude: Number(node.getAttribute("lon")),
    date: Date.parse(node.getElementsByTagName("time")[0]?.textContent ?? ""),
  }));
  if (!points.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new Error("A point of the way is not on the earth.");
  }
  const isTimed = points.every(({ date }, index) => index === 0 || date >= points[index - 1].date);
  const way = isTimed
    ? points.map(({ latitude, longitude, date }) => ({
      latitude, longitude, time: (date - points[0].date) / 1000,
    }))
    : timed(points.map(({ latitude, longitude }) => ({ latitude, longitude })), WALK);
  if (!(way.at(-1).time <= LONGEST)) throw new Error("The way takes more than a week.");
  return way.map((point) => ({ ...point, time: point.time || 0 }));
}
