// Performs any action by two letters of its name: a sheet lists the actions, and typing the letters
// performs one.

import { chord, codeOf, FIRST } from "./actions.js";
import { make } from "./dom.js";

const MODIFIERS = ["Control", "Shift", "Alt", "AltGraph", "Meta", "CapsLock"];

export class Initials {
  // - openMenu: the action of the Enter key.
  constructor(actions, notices, openMenu) {
    Object.assign(this, { actions, notices, openMenu });
    this.first = "";
    this.root = document.getElementById("initials");
    this.list = this.root.querySelector("[role=menu]");
    this.status = this.root.querySelector("[role=status]");
    this.typed = this.root.querySelector("kbd");
    this.root.addEventListener("click", (event) => { if (event.target === this.root) this.root.close(); });
    addEventListener("keydown", (event) => { if (this.root.open) this.key(event); }, { capture: true });
    addEventListener("blur", () => this.root.close());
    actions.addEventListener("perform", () => this.root.close());
    actions.addEventListener("refuse", ({ detail: action }) => this.refuse(action));
    actions.add({ title: "Any action, with two letters", code: FIRST, isHidden: true, run: () => this.open() });
  }

  open() {
    this.show("");
    this.root.showModal();
    this.list.focus();
    this.list.scrollTop = 0;
  }

  // Shows the actions whose letters start with the given letter, or all actions.
  show(first) {
    this.first = first;
    const found = this.actions.all.filter(({ letters }) => letters?.startsWith(first));
    found.sort((one, other) => one.letters.localeCompare(other.letters));
    this.list.replaceChildren(...found.map((action) => this.item(action)));
    this.typed.textContent = [`${chord(FIRST.at(-1))},`, first, "…"].filter(Boolean).join(" ");
    this.status.textContent = first && found.map(({ letters, title }) => `${letters[1]}: ${title}`).join(", ");
  }

  item(action) {
    const item = make("button", "");
    item.type = "button";
    item.tabIndex = -1;
    item.setAttribute("role", "menuitem");
    item.ariaDisabled = String(!action.isPossible());
    item.append(make("kbd", "", [...action.letters].join(" ")), make("span", "", action.title));
    item.addEventListener("click", () => this.take(action));
    return item;
  }

  key(event) {
    const { key } = event;
    const isOnItem = document.activeElement?.getAttribute("role") === "menuitem";
    if (MODIFIERS.includes(key) || key === "Escape" || (isOnItem && /^(Enter| )$/.test(key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const letter = /^Key([A-Z])$/.exec(codeOf(event))?.[1];
    if (key === "ArrowDown" || key === "ArrowUp") this.move(key === "ArrowDown" ? 1 : -1);
    else if (letter && !event.ctrlKey && !event.metaKey && !event.altKey) this.type(letter);
    else this.leave(key);
  }

  leave(key) {
    this.root.close();
    if (key === "Enter") this.openMenu();
  }

  move(step) {
    const items = [...this.list.children];
    const index = items.indexOf(document.activeElement);
    items[Math.min(Math.max(index + step, 0), items.length - 1)].focus();
  }

  type(letter) {
    const typed = this.first + letter;
    const found = this.actions.all.filter(({ letters }) => letters?.startsWith(typed));
    if (found.length === 0) {
      this.root.close();
      this.notices.tell(`No action has the letters ${[...typed].join(" ")}.`);
    } else if (typed.length === 1) {
      this.show(typed);
      this.list.focus();
    } else {
      this.take(found[0]);
    }
  }

  take(action) {
    this.root.close();
    this.actions.perform(action);
  }

  refuse(action) {
    this.root.close();
    this.notices.tell(`${action.title.replace(/…$/, "")} isn’t available now.`);
  }
}
