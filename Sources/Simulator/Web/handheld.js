// Makes a phone or tablet act as the device that it shows, in full screen and with real touches.

import { Command } from "./messages.js";

export class Handheld extends EventTarget {
  constructor() {
    super();
    this.touch = matchMedia("(pointer: coarse) and (hover: none)");
    this.sideways = matchMedia("(orientation: landscape)");
    this.handle = document.getElementById("handle");
    this.probe = document.getElementById("safe-area");
    this.touch.addEventListener("change", () => this.update());
    this.handle.addEventListener("click", () => this.showBars(!this.areBarsShown));
    visualViewport.addEventListener("resize", () => { if (this.isOn) this.dispatchEvent(new Event("change")); });
    this.update();
  }

  get isOn() { return this.touch.matches; }

  get areBarsShown() { return document.documentElement.hasAttribute("data-bars"); }

  update() {
    document.documentElement.toggleAttribute("data-handheld", this.isOn);
    this.handle.hidden = !this.isOn;
    this.dispatchEvent(new Event("change"));
  }

  // Returns the part of the page that the phone's insets and keyboard leave free.
  room() {
    const { left, top, width, height } = this.probe.getBoundingClientRect();
    const bottom = visualViewport.offsetTop + visualViewport.height;
    return { x: left, y: top, width, height: Math.min(height, bottom - top) };
  }

  // Whether the user types on the phone's own keyboard.
  get typesOnPhone() { return this.isOn && localStorage.getItem("keyboard") === "phone"; }

  // Uses the phone's own keyboard for the text of a view, or the device's keyboard.
  typeOnPhone(isWanted, { keyboard, connection }) {
    localStorage.setItem("keyboard", isWanted ? "phone" : "device");
    keyboard.setPhones(isWanted);
    connection.send(Command.set("hardware-keyboard", isWanted));
  }

  showBars(areShown) {
    document.documentElement.toggleAttribute("data-bars", areShown);
    this.handle.setAttribute("aria-expanded", String(areShown));
  }

  // Rotates the device with the phone, and hides the bars after a touch.
  follow(view) {
    view.keyboard.setPhones(this.typesOnPhone);
    view.input.addEventListener("down", () => this.showBars(false));
    this.sideways.addEventListener("change", () => this.turn(view));
    view.addEventListener("changed", () => this.turn(view), { once: true });
  }

  turn(view) {
    if (!this.isOn || !view.state) return;
    const isSideways = this.sideways.matches;
    if (view.state.heldOrientation.startsWith("landscape") === isSideways) return;
    const isTurnedRight = screen.orientation?.type === "landscape-secondary";
    const side = isTurnedRight ? "landscapeRight" : "landscapeLeft";
    view.connection.send(Command.rotate(isSideways ? side : "portrait"));
  }

  // Switches to the device model whose screen is closest in size to the phone's.
  fit(view) {
    const { width, height } = this.room();
    view.connection.send(Command.fit([width, height]));
  }
}
