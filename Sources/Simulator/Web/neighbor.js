// A device next to the first one, with its own model, settings, and crashes.

import { make } from "./dom.js";
import { Command, Message } from "./messages.js";
import { endingOf } from "./notices.js";
import { View } from "./view.js";

const NEXT = { portrait: "landscapeLeft", landscapeLeft: "portrait", landscapeRight: "portrait", portraitUpsideDown: "portrait" };

// Returns a device's name without the part in parentheses.
export const shortName = (name) => name.replace(/ \(.*\)/, "");

function icon(name) {
  const span = make("span");
  span.innerHTML = `<svg><use href="#i-${name}"/></svg>`;
  return span.firstChild;
}

function button(name, label, run) {
  const node = make("button");
  node.type = "button";
  node.title = label;
  node.setAttribute("aria-label", label);
  node.append(icon(name));
  node.addEventListener("click", run);
  return node;
}

export class Neighbor {
  constructor(id, { first, template, fonts }) {
    this.id = id;
    this.first = first;
    const root = template.cloneNode(true);
    for (const node of [root, ...root.querySelectorAll("[id]")]) node.removeAttribute("id");
    this.view = new View(root, `devices/${id}/`, fonts);
    this.makeCaption(root);
    this.makeCrash(root.querySelector(".screen"));
    this.view.addEventListener("changed", () => this.update());
    this.view.on(Message.crash, ({ _0: crash }) => this.showCrash(crash));
    this.view.on(Message.rights, ({ _0: rights }) => { this.controls.hidden = !rights.drives; });
  }

  send(command) { this.view.connection.send(command); }

  makeCaption(root) {
    this.name = make("strong");
    this.note = make("small");
    this.textSize = this.select("text-size", "Text size", (value) => Command.textSize(value));
    this.appearance = button("moon", "Light or dark", () => {
      this.send(Command.appearance(this.view.state.appearance === "dark" ? "light" : "dark"));
    });
    this.controls = make("span", "controls");
    this.controls.append(
      button("left", "Rotate", () => this.send(Command.rotate(NEXT[this.view.state.heldOrientation]))),
      this.appearance, this.textSize.parentNode,
      button("close", "Remove", () => this.first.connection.send(Command.removeDevice(this.id))));
    const caption = make("div", "caption");
    caption.append(this.name, this.note, this.controls);
    root.append(caption);
  }

  // Returns a menu with the same choices as one in the bar.
  select(name, label, command) {
    const node = make("select");
    node.setAttribute("aria-label", label);
    node.append(...[...document.getElementById(name).options].map((option) => option.cloneNode(true)));
    node.addEventListener("change", () => this.send(command(node.value)));
    const around = make("label");
    around.title = label;
    around.append(icon("text"), node);
    return node;
  }

  makeCrash(screen) {
    this.crash = make("div", "crash veil");
    this.crash.setAttribute("role", "alert");
    this.crash.hidden = true;
    this.crash.append(make("strong"), make("p"), button("close", "Close", () => this.send(Command.dismissCrash())));
    screen.append(this.crash);
  }

  showCrash(crash) {
    this.crash.hidden = !crash;
    if (!crash) return;
    this.crash.querySelector("strong").textContent = endingOf(crash);
    this.crash.querySelector("p").textContent = [crash.reason, crash.location].filter(Boolean).join("\n");
  }

  update() {
    const { state, root } = this.view;
    root.querySelector(".twin").setAttribute("aria-label", `Screen of ${state.name}`);
    root.setAttribute("aria-label", state.name);
    root.setAttribute("role", "group");
    this.name.textContent = shortName(state.name);
    this.name.title = state.name;
    const isDark = state.appearance === "dark";
    this.appearance.querySelector("use").setAttribute("href", isDark ? "#i-sun" : "#i-moon");
    this.textSize.value = state.textSize;
    this.note.textContent = state.textSize.endsWith("CategoryL") ? "" : this.textSize.selectedOptions[0]?.text ?? "";
  }
}
