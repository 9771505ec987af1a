// All actions of the device and the page, listed once for the menu, the keyboard shortcuts, and the
// list of shortcuts.

import { IS_MAC } from "./keyboard.js";

const NAMES = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
const nameOf = (code) => NAMES[code] ?? code.replace(/^(Key|Digit)/, "");

// The key after which two letters select any action.
export const FIRST = "KeyG";

// Sends the event "perform" for the action whose keys were pressed, or "refuse" if the action isn't
// available.
export class Actions extends EventTarget {
  constructor(keyboard) {
    super();
    this.keyboard = keyboard;
    this.all = [];
    addEventListener("keydown", (event) => this.press(event), { capture: true });
  }

  // Adds an action.
  // - section: the section of the menu.
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
    // In a text field, the arrow keys with Ctrl and Shift select words.
    if (this.keyboard.state && pressed.startsWith("Arrow")) return;
    const action = this.all.find(({ code }) => code === pressed);
    if (!action) return;
    // Prevents the browser's own action.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) this.perform(action);
  }

  perform(action) {
    const type = action.isPossible() ? "perform" : "refuse";
    this.dispatchEvent(new CustomEvent(type, { detail: action }));
  }
}

// Returns the code of a key by its letter if the layout has that letter, or else by the key's
// position.
export function codeOf({ key, code }) {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
}

// Returns a shortcut with Ctrl and Shift as it's displayed.
export const chord = (name) => (IS_MAC ? `⌘⇧${name}` : `Ctrl Shift ${name}`);

// Returns an action's shortcut as it's displayed, such as "Ctrl Shift H" or "Ctrl Shift G, B T".
export function keysOf({ code, letters }) {
  return chord(code ? nameOf(code) : `${nameOf(FIRST)}, ${[...letters].join(" ")}`);
}

// Describes an action's shortcut to assistive technology on the node that performs the action.
// Assistive technology supports key sequences only as text.
export function describeKeys(node, action, effect = "") {
  const { code } = action;
  const key = code?.replace(/^(Key|Digit)/, "");
  if (key) node.setAttribute("aria-keyshortcuts", `${IS_MAC ? "Meta" : "Control"}+Shift+${key}`);
  const texts = [effect, code ? "" : keysOf(action)].filter(Boolean);
  if (texts.length > 0) node.ariaDescription = texts.join(" ");
}
