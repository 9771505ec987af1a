// Everything the user can have the device and the page do: each action once, for the menu, its keys, and the list of
// shortcuts.

import { IS_MAC } from "./keyboard.js";

const NAMES = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
const nameOf = (code) => NAMES[code] ?? code.replace(/^(Key|Digit)/, "");

// The key after which two letters select any action.
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
  // - section: the part of the menu for it.
  // - title: the name of the action, such as "Home Screen".
  // - letters: two letters of the title, which perform it after the key `FIRST`.
  // - code: the key, if any, that performs it together with Ctrl (or ⌘) and Shift, as `KeyboardEvent.code` names it.
  // - isOn: if the action turns something on or off, a function that returns whether it's on.
  // - isBeside: whether it opens something beside the device, which the menu would cover.
  // - isTold: whether its keys have the page announce the new state, which nothing else there shows.
  // - isPossible: a function that returns whether the action can be done now.
  // - choices, value, choose: instead of `run`, the choices, the current one, and a function that receives a choice.
  // - isChoice: whether it's one of several, one of which is on.
  // - effect: a sentence about its effect.
  // - isHidden: whether only its key performs it.
  // - run: performs it.
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
    // The browser would perform an action of its own.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) this.perform(action);
  }

  perform(action) {
    const type = action.isPossible() ? "perform" : "refuse";
    this.dispatchEvent(new CustomEvent(type, { detail: action }));
  }
}

// The key of an event by the letter on it, wherever a layout has that; by its place if it has none of these letters.
export function codeOf({ key, code }) {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
}

// A key with Ctrl and Shift, as users read it.
export const chord = (name) => (IS_MAC ? `⌘⇧${name}` : `Ctrl Shift ${name}`);

// The keys of an action as users read them, such as "Ctrl Shift H" or "Ctrl Shift G, B T".
export function keysOf({ code, letters }) {
  return chord(code ? nameOf(code) : `${nameOf(FIRST)}, ${[...letters].join(" ")}`);
}

// Describes an action's keys to assistive technology on a node that performs it; it knows keys that follow each other as
// text only.
export function describeKeys(node, action, effect = "") {
  const { code } = action;
  const key = code?.replace(/^(Key|Digit)/, "");
  if (key) node.setAttribute("aria-keyshortcuts", `${IS_MAC ? "Meta" : "Control"}+Shift+${key}`);
  const texts = [effect, code ? "" : keysOf(action)].filter(Boolean);
  if (texts.length > 0) node.ariaDescription = texts.join(" ");
}
