// The menu of all actions, which can be found by section, by searching, or with the keyboard.

import { describeKeys, keysOf } from "./actions.js";
import { make } from "./dom.js";

// The order of the first sections. Other sections follow.
const SECTIONS = ["Device", "View", "Features", "Input", "Language", "Accessibility", "Debug"];

export class Menu {
  constructor(actions, notices) {
    this.actions = actions;
    this.notices = notices;
    actions.addEventListener("perform", ({ detail: action }) => this.perform(action));
    this.root = document.getElementById("menu");
    this.search = document.getElementById("menu-search");
    this.list = document.getElementById("menu-list");
    this.root.querySelector(".close").addEventListener("click", () => this.root.close());
    this.root.addEventListener("click", (event) => { if (event.target === this.root) this.root.close(); });
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.search.addEventListener("input", () => this.show());
    document.getElementById("menu-button").addEventListener("click", () => this.open());
  }

  // Opens the menu at a choice, or with the search field focused.
  open(choice) {
    if (this.root.open) return;
    this.search.value = "";
    this.show();
    this.root.showModal();
    const item = choice && this.items.find((item) => item.closest(".item").dataset.title === choice.title);
    (item ?? this.search).focus();
  }

  perform(action) {
    if (action.choices) {
      this.open(action);
      return;
    }
    const wasOn = action.isOn?.();
    // The effects of switches are seen in the menu; the rest is seen on the device or beside it.
    if (!action.isOn || action.isChoice || action.isBeside) this.root.close();
    action.run();
    if (action.isTold && !this.root.open) this.notices.tell(`${action.title}: ${wasOn ? "off" : "on"}`);
  }

  // Updates the switches and the availability of actions.
  update() {
    if (!this.root.open) return;
    const title = document.activeElement?.closest(".item")?.dataset.title;
    if (document.activeElement?.localName === "select") return;
    this.show();
    if (title) this.items.find((item) => item.dataset.title === title)?.focus();
  }

  get items() { return [...this.list.querySelectorAll("button.item:not(:disabled), label.item select")]; }

  show() {
    const words = this.search.value.trim().toLowerCase().split(/\s+/);
    const found = this.actions.all.filter(({ section, title, effect, isHidden }) => {
      if (isHidden) return false;
      const text = `${section} ${title} ${effect ?? ""}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const sections = Map.groupBy(found, ({ section }) => section);
    const place = (name) => (SECTIONS.indexOf(name) + SECTIONS.length + 1) % (SECTIONS.length + 1);
    const names = [...sections.keys()].sort((one, other) => place(one) - place(other));
    this.list.replaceChildren(...names.map((name) => this.section(name, sections.get(name))));
    if (found.length === 0) this.list.append(make("p", "", "No results."));
  }

  section(title, actions) {
    const section = make("section");
    section.append(make("h3", "", title), ...actions.map((action) => this.item(action)));
    return section;
  }

  item(action) {
    return action.choices ? this.choice(action) : this.button(action);
  }

  button(action) {
    const button = make("button", action.isChoice ? "item radio" : "item");
    button.type = "button";
    button.dataset.title = action.title;
    button.append(make("span", "", action.title));
    if (action.effect) button.title = action.effect;
    button.disabled = !action.isPossible();
    if (action.isOn) button.setAttribute("aria-pressed", String(action.isOn()));
    button.append(this.keys(action));
    describeKeys(button, action, action.effect);
    button.addEventListener("click", () => this.perform(action));
    return button;
  }

  choice(action) {
    const label = make("label", "item");
    label.dataset.title = action.title;
    const select = make("select");
    select.append(...action.choices().map(([value, text]) => new Option(text, value)));
    select.value = action.value();
    select.disabled = !action.isPossible();
    select.addEventListener("change", () => action.choose(select.value));
    describeKeys(select, action);
    label.append(make("span", "", action.title), this.keys(action), select);
    return label;
  }

  // Returns the visible form of an action's shortcut.
  keys(action) {
    const keys = make("kbd", "", keysOf(action));
    keys.ariaHidden = "true";
    return keys;
  }

  // The arrow keys move through the menu, and Enter in the search field selects the first result.
  key(event) {
    const isSearching = document.activeElement === this.search;
    if (event.key === "Enter" && isSearching) {
      event.preventDefault();
      const first = this.items[0];
      if (first?.localName === "select") first.focus();
      else first?.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || document.activeElement?.localName === "select") return;
    event.preventDefault();
    const items = [this.search, ...this.items];
    const index = items.indexOf(document.activeElement);
    items[Math.min(Math.max(index + step, 0), items.length - 1)].focus();
  }
}
