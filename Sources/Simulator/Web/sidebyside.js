// Shows devices next to the first one. They have the same apps and, if the user wants, repeat
// actions on one device on all of them.

import { make } from "./dom.js";
import { Command, Message } from "./messages.js";
import { Neighbor, shortName } from "./neighbor.js";
import { Together } from "./together.js";

const MOST = 8;

export class SideBySide {
  constructor({ first, stage, actions, template, fonts, handheld }) {
    Object.assign(this, { first, stage, template, fonts, handheld });
    this.neighbors = new Map();
    this.ids = [];
    this.together = new Together();
    this.together.add(first);
    this.switch = document.getElementById("together");
    this.switch.addEventListener("click", () => this.setTogether(!this.together.isOn));
    this.addButton = document.getElementById("add-device-button");
    this.addButton.addEventListener("click", () => this.askForModel());
    this.dialog = document.getElementById("add-device");
    this.dialog.querySelector(".close").addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("click", (event) => { if (event.target === this.dialog) this.dialog.close(); });
    first.on(Message.devices, ({ _0: ids }) => this.show(ids));
    first.addEventListener("changed", () => this.nameFirst());
    first.addEventListener("chosen", () => this.choose(first));
    handheld.addEventListener("change", () => this.show(this.ids));
    // Hidden pages don't receive frames.
    document.addEventListener("visibilitychange", () => this.show(this.ids));
    this.addActions(actions);
  }

  addActions(actions) {
    const drives = () => this.first.state !== null && this.first.connection.rights.drives;
    const owns = () => drives() && this.first.connection.rights.isOwner;
    actions.add({
      section: "Devices", title: "Add Device…", letters: "AD",
      isPossible: () => owns() && !this.handheld.isOn && this.ids.length < MOST - 1,
      run: () => this.askForModel(),
    });
    actions.add({
      section: "Devices", title: "Use Together", letters: "UT", isOn: () => this.together.isOn, isTold: true,
      isPossible: () => this.neighbors.size > 0, run: () => this.setTogether(!this.together.isOn),
    });
    actions.add({
      section: "Devices", title: "Fit This Screen", letters: "FT",
      isPossible: () => drives() && this.handheld.isOn, run: () => this.handheld.fit(this.first),
    });
  }

  // Shows exactly the devices with the given numbers.
  show(ids) {
    this.ids = ids;
    const shown = this.handheld.isOn || document.hidden ? [] : ids;
    for (const id of this.neighbors.keys()) if (!shown.includes(id)) this.remove(id);
    for (const id of shown) if (!this.neighbors.has(id)) this.add(id);
    this.switch.hidden = this.neighbors.size === 0;
    this.addButton.disabled = ids.length >= MOST - 1;
    this.nameFirst();
  }

  add(id) {
    const neighbor = new Neighbor(id, this);
    this.neighbors.set(id, neighbor);
    neighbor.view.isActive = false;
    this.first.root.parentNode.append(neighbor.view.root);
    this.stage.add(neighbor.view);
    this.together.add(neighbor.view);
    neighbor.view.addEventListener("chosen", () => this.choose(neighbor.view));
    // Another device now has the same number.
    neighbor.view.addEventListener("replaced", () => {
      this.remove(id);
      this.add(id);
    });
  }

  remove(id) {
    const { view } = this.neighbors.get(id);
    this.neighbors.delete(id);
    this.together.remove(view);
    this.stage.remove(view);
    if (view.isActive) this.choose(this.first);
    view.close();
  }

  // Moves the keyboard focus to a device.
  choose(view) {
    for (const other of this.stage.views) other.isActive = other === view;
  }

  // If there are several devices, each shows its name above it.
  nameFirst() {
    const { root, state } = this.first;
    let caption = root.querySelector(".caption");
    if (!caption) {
      caption = make("div", "caption");
      caption.append(make("strong"));
      root.append(caption);
    }
    caption.querySelector("strong").textContent = shortName(state?.name ?? "");
  }

  setTogether(isOn) {
    this.together.isOn = isOn;
    this.switch.setAttribute("aria-pressed", String(isOn));
  }

  askForModel() {
    const { state, connection } = this.first;
    if (!state) return;
    this.dialog.querySelector("div").replaceChildren(...state.models.map((name) => {
      const button = make("button", "", name);
      button.type = "button";
      button.addEventListener("click", () => {
        this.dialog.close();
        connection.send(Command.addDevice(name));
      });
      return button;
    }));
    this.dialog.showModal();
  }
}
