// What a person can have the device and the page do: each action once, for the menu, its keys and the list of shortcuts.

import { IS_MAC } from "./keyboard.js";

const NAMES = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
const nameOf = (code) => NAMES[code] ?? code.replace(/^(Key|Digit)/, "");

// The key after which two letters name any action.
export const FIRST = "KeyG";

// The event "perform" has the action whose keys were pressed, "refuse" one that can't be done now.
export class Actions extends EventTarget {
  constructor(keyboard) {
    super();
    this.keyboard = keyboard;
    this.all = [];
    addEventListener("keydown", (event) => this.press(event), { capture: true });
  }

  // Adds an action.
  // - section: the part of the menu in which it stands.
  // - title: what it does, such as "Home Screen".
  // - letters: two letters of the title, which do it after the key `FIRST`.
  // - code: the key, if any, that does it together with Ctrl (or ⌘) and Shift, as `KeyboardEvent.code` names it.
  // - isOn: where the action turns something on or off, a function that says whether it's on.
  // - isTold: whether its keys have the page say what they have turned on or off, which nothing else there shows.
  // - isPossible: a function that says whether the action can be done now.
  // - choices, value, choose: in place of `run`, what there is to choose from, what is chosen, and what takes a choice.
  // - isChoice: whether it's one of several of which one is on.
  // - effect: a sentence about what comes of it.
  // - isHidden: whether it's done by its key only.
  // - run: does it.
  add(action) {
    const { title, code, letters, isHidden } = action;
    if (isHidden ? !code : !/^[A-Z]{2}$/.test(letters)) throw new Error(`${title} has no keys.`);
    const other = this.all.find((other) => (code && other.code === code) || (letters && other.letters === letters));
    if (other) throw new Error(`${other.title} and ${title} have the same keys.`);
    this.all.push({ isPossible: () => true, ...action });
  }

  press(event) {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey) return;
    const pressed = codeOf(event);
    // In a text, the arrows with Ctrl and Shift select words.
    if (this.keyboard.state && pressed.startsWith("Arrow")) return;
    const action = this.all.find(({ code }) => code === pressed);
    if (!action) return;
    // The browser would do something of its own.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) this.perform(action);
  }

  perform(action) {
    const type = action.isPossible() ? "perform" : "refuse";
    this.dispatchEvent(new CustomEvent(type, { detail: action }));
  }
}

// The key of an event by the letter on it, wherever a layout has that; by its place where it has none of these letters.
export function codeOf({ key, code }) {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
}

// A key with Ctrl and Shift, as people read it.
export const chord = (name) => (IS_MAC ? `⌘⇧${name}` : `Ctrl Shift ${name}`);

// The keys of an action as people read them, such as "Ctrl Shift H" or "Ctrl Shift G, B T".
export function keysOf({ code, letters }) {
  return chord(code ? nameOf(code) : `${nameOf(FIRST)}, ${[...letters].join(" ")}`);
}

// Tells assistive technology of an action's keys on a node that does it; keys that follow each other it knows as text only.
export function describeKeys(node, action, effect = "") {
  const { code } = action;
  const key = code?.replace(/^(Key|Digit)/, "");
  if (key) node.setAttribute("aria-keyshortcuts", `${IS_MAC ? "Meta" : "Control"}+Shift+${key}`);
  const texts = [effect, code ? "" : keysOf(action)].filter(Boolean);
  if (texts.length > 0) node.ariaDescription = texts.join(" ");
}
