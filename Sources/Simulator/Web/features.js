// Features of the device other than its screen: biometrics, location, and network.

import { Command, Location, Message } from "./messages.js";

const CITIES = [
  ["Berlin", 52.52, 13.405], ["Johannesburg", -26.2041, 28.0473], ["London", 51.5074, -0.1278],
  ["Mexico City", 19.4326, -99.1332], ["Mumbai", 19.076, 72.8777], ["New York", 40.7128, -74.006],
  ["Rio de Janeiro", -22.9068, -43.1729], ["San Francisco", 37.7749, -122.4194],
  ["Sydney", -33.8688, 151.2093], ["Tokyo", 35.6762, 139.6503],
];
const NETWORKS = [["online", "Online"], ["slow", "Slow"], ["offline", "Offline"]];
const EARTH = 6371008.8;
// The maximum size in bytes of a GPX file that the device reads.
const LONGEST_WAY = 16_777_216;

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
    add("Face or Touch ID Enrolled", {
      letters: "FE", isOn: isEnrolled, isTold: true, run: () => this.connection.send(Command.enroll(!isEnrolled())),
    });
    add("Matching Face or Touch", {
      letters: "MF", isPossible: isEnrolled, run: () => this.connection.send(Command.attempt(true)),
    });
    add("Non-Matching Face or Touch", {
      letters: "NM", isPossible: isEnrolled, run: () => this.connection.send(Command.attempt(false)),
    });
    add("Location", {
      letters: "LO", choices: () => this.places(), value: () => this.place(), choose: (place) => this.go(place),
    });
    add("Custom Location…", {
      letters: "CL", effect: "Choose coordinates or the path in a GPX file.", run: () => this.open(),
    });
    add("Network", {
      letters: "NE", choices: () => NETWORKS, value: () => this.state?.network,
      choose: (network) => this.connection.send(Command.network(network)),
    });
  }

  // Returns the locations in the menu, with the device's own location if it's a different one.
  places() {
    const places = [["none", "Unknown"], ...CITIES.map(([name]) => [name, name]), ["run", "Run around a park"]];
    const place = this.place();
    if (place === "fixed") places.push([place, "Custom coordinates"]);
    if (place === "route") places.push([place, "Path in a file"]);
    return places;
  }

  // Returns the location in the menu that matches the device's.
  place() {
    const { location, place } = this.state ?? { location: "none" };
    const isAt = (latitude, longitude) => place?.latitude === latitude && place?.longitude === longitude;
    if (location === "none") return location;
    const [start] = PARK;
    if (location === "route") return isAt(start.latitude, start.longitude) ? "run" : location;
    return CITIES.find(([, latitude, longitude]) => isAt(latitude, longitude))?.[0] ?? location;
  }

  go(place) {
    const city = CITIES.find(([name]) => name === place);
    if (city) this.send(Location.fixed({ latitude: city[1], longitude: city[2], time: 0 }));
    else if (place === "run") this.send(Location.route(PARK, 0));
    else if (place === "none") this.send(Location.none());
  }

  send(location) { this.connection.send(Command.location(location)); }

  fillCities() {
    this.form.city.append(...CITIES.map(([name], index) => new Option(name, String(index))));
  }

  // MARK: The dialog

  open() {
    const { location, place } = this.state;
    this.form.kind.value = location === "fixed" || location === "none" ? location : this.place() === "run" ? "run" : "file";
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
      this.connection.send(await this.chosen());
      this.dialog.close();
    } catch (error) {
      this.say(error.message);
    }
  }

  async chosen() {
    switch (this.form.kind.value) {
      case "fixed": return Command.location(Location.fixed({
        latitude: Number(this.form.latitude.value), longitude: Number(this.form.longitude.value), time: 0,
      }));
      case "run": return Command.location(Location.route(PARK, 0));
      case "file": {
        const [file] = this.form.file.files;
        if (!file) throw new Error("Choose a GPX file.");
        if (file.size > LONGEST_WAY) throw new Error(`“${file.name}” is too long: a path can have at most 10,000 points.`);
        return Command.travel(await file.text());
      }
      default: return Command.location(Location.none());
    }
  }
}

// Returns the distance between two locations, in meters.
function distance(one, other) {
  const radians = (degrees) => degrees * Math.PI / 180;
  const half = (start, end) => Math.sin(radians(end - start) / 2) ** 2;
  const part = half(one.latitude, other.latitude)
    + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
    * half(one.longitude, other.longitude);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(part)));
}

// Returns the points with the times at which they're reached at a constant speed.
function timed(points, speed) {
  let time = 0;
  return points.map((point, index) => {
    if (index > 0) time += distance(points[index - 1], point) / speed;
    return { ...point, time };
  });
}

// Returns ten laps around a park.
function park() {
  const points = Array.from({ length: 241 }, (_, index) => {
    const angle = index / 24 * 2 * Math.PI;
    return {
      latitude: 37.3349 + 0.0032 * Math.sin(angle), longitude: -122.009 + 0.0046 * Math.cos(angle),
    };
  });
  return timed(points, 3);
}

const PARK = park();
