// What a person can have the device and the page do: each action once, for the menu, its keys and the list of shortcuts.

const NAMES = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
const nameOf = (code) => NAMES[code] ?? code.replace(/^(Key|Digit)/, "");

export class Actions {
  constructor(keyboard) {
    this.keyboard = keyboard;
    this.all = [];
    addEventListener("keydown", (event) => this.press(event), { capture: true });
  }

  // Adds an action.
  // - section: the part of the menu in which it stands.
  // - title: what it does, such as "Home Screen".
  // - code: the key that does it together with Ctrl (or ⌘) and Shift, as `KeyboardEvent.code` names it.
  // - isOn: where the action turns something on or off, a function that says whether it's on.
  // - isPossible: a function that says whether the action can be done now.
  // - choices, value, choose: in place of `run`, what there is to choose from, what is chosen, and what takes a choice.
  // - isChoice: whether it's one of several of which one is on.
  // - effect: a sentence about what comes of it.
  // - isHidden: whether it's done by its key only.
  // - run: does it.
  add(action) {
    const other = action.code && this.all.find(({ code }) => code === action.code);
    if (other) throw new Error(`${other.title} and ${action.title} have the same key.`);
    this.all.push({ isPossible: () => true, ...action });
  }

  press(event) {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey) return;
    // In a text, the arrows with Ctrl and Shift select words.
    if (this.keyboard.state && event.code.startsWith("Arrow")) return;
    const action = this.all.find(({ code }) => code === event.code);
    if (!action?.isPossible()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    action.run();
  }
}

// The keys of an action as people read them, such as "Ctrl Shift H".
export function keysOf({ code }) {
  return code ? `Ctrl Shift ${nameOf(code)}` : "";
}
