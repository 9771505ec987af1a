// Records the screen, and saves the movie.

import { Command, Message } from "./messages.js";

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export class Film {
  constructor(connection) {
    this.connection = connection;
    this.root = document.getElementById("filming");
    this.status = "none";
    this.format = "mp4";
    this.root.querySelector("button").addEventListener("click", () => this.stop());
    connection.addEventListener(Message.filming, ({ detail }) => this.show(detail._0));
    connection.addEventListener(Message.movie, ({ detail }) => this.save(detail._0));
    connection.addEventListener("closed", () => this.show("none"));
  }

  get isFilming() { return this.status === "filming"; }

  // Starts or stops recording.
  toggle(format) {
    if (this.isFilming) {
      this.stop();
    } else {
      this.format = format;
      this.connection.send(Command.film());
    }
  }

  stop() { this.connection.send(Command.stopFilming(this.format)); }

  show(status) {
    this.status = status;
    this.root.hidden = status === "none";
    this.root.querySelector("button").hidden = status !== "filming";
    clearInterval(this.timer);
    const line = this.root.querySelector("span");
    if (status === "encoding") line.textContent = "Creating the movie…";
    if (status !== "filming") return;
    const start = Date.now();
    const tick = () => { line.textContent = `Recording ${clock(Math.floor((Date.now() - start) / 1000))}`; };
    tick();
    this.timer = setInterval(tick, 1000);
  }

  save(name) {
    const link = document.createElement("a");
    link.href = `movies/${name}`;
    link.download = name;
    link.click();
  }
}
