// A device on the page: its body, its screen, and the input to it.

import { Chrome } from "./chrome.js";
import { Connection } from "./connection.js";
import { Input } from "./input.js";
import { Keyboard } from "./keyboard.js";
import { Command, Message } from "./messages.js";
import { callList } from "./place.js";
import { Screen } from "./screen.js";
import { Twin } from "./twin.js";
import { Wheel } from "./wheel.js";

// Returns the reason that a page has no device, from the server's response to a request, if there's
// one.
function whyAway(answer) {
  if (!answer) return "Quince isn’t running. This page reconnects when you start it again.";
  return answer.ok
    ? "Too many pages are open. This one connects when you close another."
    : "This URL no longer works. The terminal shows the new one.";
}

// The text on the screen while a debugger keeps the app in front from running.
const DEBUGGED = { waiting: "Waiting for the debugger", stopped: "Stopped in the debugger" };

export class View extends EventTarget {
  // `root` is the device's element in the document, and `path` is the path to its part of the
  // server.
  constructor(root, path, fonts) {
    super();
    this.root = root;
    this.state = null;
    const part = (name) => root.querySelector(`.${name}`);
    const canvas = part("canvas");
    const surfaces = [canvas, part("twin")];
    this.screen = new Screen(canvas, fonts);
    this.chrome = new Chrome(root, this.screen);
    this.connection = new Connection(this.screen.player, `${path}socket`);
    this.input = new Input(surfaces, part("fingers"), this.connection);
    this.twin = new Twin(part("twin"), this.connection, this.input);
    this.keyboard = new Keyboard(part("keys"), this.twin, this.connection);
    this.wheel = new Wheel(surfaces, this.input, this.connection);
    this.listen(part);
  }

  listen(part) {
    this.debugged = part("debugged");
    const { keyboard, twin } = this;
    this.on("closed", () => this.showOffline(part("offline")));
    this.on("frame", (frame) => this.screen.show(frame));
    this.on(Message.device, ({ _0: state }) => this.show(state, part("offline")));
    this.on(Message.elements, ({ _0: screen, launch }) => twin.show(screen, launch));
    this.on(Message.textInput, ({ _0: text }) => keyboard.show(text));
    this.on(Message.focus, ({ elementID }) => twin.turnTo(elementID));
    this.on(Message.notResponding, ({ app, stack }) => {
      part("unresponsive").hidden = !app;
      part("unresponsive").querySelector("strong").textContent = app ?? "";
      const calls = stack.length > 0 ? ["Its main thread is in", callList(stack.slice(0, 6))] : [];
      part("stuck").replaceChildren(...calls);
    });
    for (const button of this.root.querySelectorAll("[data-command]")) {
      button.addEventListener("click", () => this.command(button.dataset.command));
    }
    part("home-button").addEventListener("mousedown", (event) => event.preventDefault());
    // A click on the device returns the keyboard focus to it, even for text that's about to be
    // edited.
    this.input.addEventListener("down", () => {
      keyboard.commitComposition();
      this.dispatchEvent(new Event("chosen"));
      if (!twin.root.contains(document.activeElement)) keyboard.sink.focus({ preventScroll: true });
      keyboard.follow();
    });
    this.input.addEventListener("tap", ({ detail: node }) => keyboard.tapped(node));
    twin.root.addEventListener("focusin", () => this.dispatchEvent(new Event("chosen")), { capture: true });
  }

  // Whether the device has the keyboard and the focus. If there are several devices, exactly one
  // has them.
  get isActive() { return this.keyboard.isActive; }
  set isActive(isActive) {
    this.keyboard.isActive = isActive;
    this.twin.isActive = isActive;
  }

  on(type, action) { this.connection.addEventListener(type, (event) => action(event.detail)); }

  // Shows the device's state from the server. It also shows that the connection is back.
  show(state, veil) {
    // A new server doesn't know this page's state, and might serve another version of the page.
    if (this.state && state.server !== this.state.server) {
      this.dispatchEvent(new Event("replaced"));
      return;
    }
    this.state = state;
    this.showOnline(veil);
    this.input.size = { width: state.width, height: state.height };
    this.chrome.show(state);
    this.debugged.textContent = DEBUGGED[state.debugger] ?? "";
    this.debugged.hidden = !(state.debugger in DEBUGGED);
    this.dispatchEvent(new Event("changed"));
  }

  // Performs a button's command on the device.
  command(name) {
    if (this.state?.app && (name === "relaunch" || name === "kill")) this.twin.clear(this.state.launch);
    this.connection.send(Command[name]());
  }

  showOnline(veil) {
    clearTimeout(this.offlineTimer);
    this.offlineTimer = null;
    veil.hidden = true;
  }

  showOffline(veil) {
    if (this.offlineTimer) return;
    veil.hidden = false;
    this.tellAway(veil, "Waiting for the device…");
    this.offlineTimer = setTimeout(async () => {
      const answer = await fetch("icon.svg").catch(() => null);
      if (!this.offlineTimer) return;
      this.tellAway(veil, whyAway(answer));
    }, 3000);
  }

  // Reports why the device isn't available. The event "away" is for pages that have nothing to show
  // yet.
  tellAway(veil, text) {
    veil.querySelector("p").textContent = text;
    this.dispatchEvent(new CustomEvent("away", { detail: text }));
  }

  // Removes the device from the page.
  close() {
    clearTimeout(this.offlineTimer);
    this.connection.close();
    this.keyboard.close();
    this.root.remove();
  }
}
