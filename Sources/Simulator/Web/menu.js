// The menu of everything that can be done with the device.

import { keysOf } from "./actions.js";
import { make } from "./dom.js";

export class Menu {
  constructor(actions) {
    this.actions = actions;
    this.root = document.getElementById("menu");
    this.root.querySelector(".close").addEventListener("click", () => this.root.close());
    this.root.addEventListener("click", (event) => { if (event.target === this.root) this.root.close(); });
    document.getElementById("menu-button").addEventListener("click", () => this.open());
  }

  open() {
    const sections = Map.groupBy(this.actions.all, ({ section }) => section);
    this.root.querySelector("div").replaceChildren(
      ...[...sections].map(([title, actions]) => this.section(title, actions)));
    this.root.showModal();
  }

  section(title, actions) {
    const section = make("section");
    section.append(make("h3", "", title), ...actions.map((action) => this.item(action)));
    return section;
  }

  item(action) {
    const button = make("button", "", action.title);
    button.type = "button";
    button.disabled = !action.isPossible();
    if (action.isOn) button.setAttribute("aria-pressed", String(action.isOn()));
    if (action.code) button.append(make("kbd", "", keysOf(action)));
    button.addEventListener("click", () => {
      this.root.close();
      action.run();
    });
    return button;
  }
}
