// Converts keys, text, and clipboard events for the device.

import { isText, write } from "./controls.js";
import { Command, Message, TextEntry } from "./messages.js";

export const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);
const MODIFIER = { capsLock: 1 << 16, shift: 1 << 17, control: 1 << 18, option: 1 << 19, command: 1 << 20 };

export class Keyboard extends EventTarget {
  // `sink` receives keys and composed text while the device edits something that isn't a text field
  // on the page. The event "tab" means that the Tab key has typed a tab character.
  constructor(sink, twin, connection) {
    super();
    this.sink = sink;
    this.twin = twin;
    this.connection = connection;
    this.state = null;
    this.shown = null;
    this.isComposing = false;
    this.heldKeys = new Set();
    this.textToCopy = null;
    this.left = null;
    // If there are several devices, one of them receives the keys.
    this.isActive = true;
    // Whether the user types on the phone's own keyboard rather than the one on the device's
    // screen.
    this.isPhones = false;
    this.life = new AbortController();
    this.listen();
  }

  listen() {
    const { signal } = this.life;
    const on = (type, action) => document.addEventListener(type, (event) => {
      if (this.isForDevice(event.target)) action(event);
    }, { signal });
    on("keydown", (event) => this.key(event, true));
    // When a key has opened a dialog, it's released while the dialog has the focus.
    document.addEventListener("keyup", (event) => {
      if (this.heldKeys.has(event.code) || this.isForDevice(event.target)) this.key(event, false);
    }, { signal });
    on("beforeinput", (event) => this.beforeInput(event));
    on("compositionstart", () => this.beginComposition());
    on("compositionupdate", (event) => this.sendText(TextEntry.setMarked(event.data)));
    on("compositionend", (event) => this.endComposition(event));
    on("paste", (event) => this.paste(event));
    on("copy", (event) => this.copy(event));
    on("cut", (event) => event.preventDefault());
    on("focusin", (event) => this.edit(event.target));
    addEventListener("blur", () => this.releaseKeys(), { signal });
    this.twin.addEventListener("shown", () => this.follow());
    this.connection.addEventListener(Message.settled, ({ detail }) => this.leave(detail._0), { signal });
  }

  // Stops listening to events.
  close() { this.life.abort(); }

  // Returns whether a key is for the device. That includes keys that are typed while nothing on the
  // page has the focus, or while the focus is in an alert.
  isForDevice(target) {
    if (!this.isActive || document.querySelector("dialog[open]")) return false;
    return target === document.body || target === this.sink || target === document
      || (isText(target) && this.twin.root.contains(target))
      || (target.getAttribute?.("aria-modal") === "true" && this.twin.root.contains(target));
  }

  sendText(entry) { this.connection.send(Command.text(entry)); }

  // MARK: Keys

  modifiers(event) {
    let flags = 0;
    // On many layouts, the right Alt key types a third character and is reported as Ctrl and Alt.
    if (event.getModifierState("AltGraph")) return event.shiftKey ? MODIFIER.shift : 0;
    if (event.getModifierState("CapsLock")) flags |= MODIFIER.capsLock;
    if (event.shiftKey) flags |= MODIFIER.shift;
    if (event.altKey) flags |= MODIFIER.option;
    // On a PC, the Ctrl key acts as Command.
    if (IS_MAC ? event.ctrlKey : event.metaKey) flags |= MODIFIER.control;
    if (IS_MAC ? event.metaKey : event.ctrlKey) flags |= MODIFIER.command;
    return flags;
  }

  key(event, isDown) {
    if (event.isComposing || event.keyCode === 229 || event.key === "Dead") return;
    if (event.key === "AltGraph" || event.key === "Process") return;
    const flags = this.modifiers(event);
    // The Tab key moves through the page, so that nobody is trapped in a field. In text where it
    // types a tab character, Escape leaves the text.
    if (event.key === "Tab" && (flags !== 0 || !this.typesTabs(event.target))) return;
    const hasCommand = (flags & (MODIFIER.command | MODIFIER.control)) !== 0;
    if (hasCommand && /^[v]$/i.test(event.key)) return;
    if (this.isBrowsers(event, hasCommand)) return;
    event.preventDefault();
    if (isDown) this.heldKeys.add(event.code);
    else this.heldKeys.delete(event.code);
    if (isDown) this.tellSelection();
    if (isDown && event.key === "Tab") this.dispatchEvent(new Event("tab"));
    const characters = event.key === "Tab" ? "\t" : [...event.key].length === 1 ? event.key : "";
    this.connection.send(Command.key({
      isDown, code: event.code, characters, modifiers: flags, isRepeat: event.repeat,
    }));
    if (isDown && event.key === "Escape") this.left = { node: event.target, number: this.twin.number };
  }

  // Returns whether the device is editing multiline text, in which Tab types a character, as on
  // iOS.
  typesTabs(node) {
    return node.localName === "textarea" && this.twin.idOf(node) === this.state?.elementID;
  }

  // Returns whether a key is one of the browser's own shortcuts, which stay with the browser.
  isBrowsers(event, hasCommand) {
    if (/^F\d+$/.test(event.key)) return true;
    if (!hasCommand) return false;
    return /^[rtwnlqj+\-=0-9]$/i.test(event.key) || (event.shiftKey && /^[ijcr]$/i.test(event.key));
  }

  tapKey(code) {
    for (const isDown of [true, false]) this.sendKey(code, isDown);
  }

  sendKey(code, isDown) {
    this.connection.send(
      Command.key({ isDown, code, characters: "", modifiers: 0, isRepeat: false }));
  }

  // If a key is down when the user leaves the page, the page never receives its release.
  releaseKeys() {
    for (const code of this.heldKeys) this.sendKey(code, false);
    this.heldKeys.clear();
  }

  // MARK: Text

  // Handles text without a key, such as from an emoji picker, dictation, or a test that fills in a
  // field.
  beforeInput(event) {
    if (event.inputType === "insertCompositionText" || this.isComposing) return;
    event.preventDefault();
    this.tellSelection();
    const text = event.dataTransfer?.getData("text/plain") ?? event.data;
    if (event.inputType.startsWith("insert") && text) {
      this.sendText(TextEntry.insert(text));
    } else if (event.inputType.startsWith("deleteContent")) {
      this.tapKey(event.inputType.endsWith("Forward") ? "Delete" : "Backspace");
    } else if (event.inputType === "insertLineBreak" || event.inputType === "insertParagraph") {
      this.tapKey("Enter");
    }
  }

  beginComposition() {
    this.tellSelection();
    this.isComposing = true;
  }

  endComposition(event) {
    this.isComposing = false;
    this.shown = null;
    this.sendText(TextEntry.setMarked(event.data));
    this.sendText(TextEntry.unmark());
    this.sink.textContent = "";
  }

  // Keeps the text composed so far when a finger touches elsewhere, as on iOS.
  commitComposition() {
    if (!this.isComposing) return;
    const active = document.activeElement;
    active.blur();
    active.focus({ preventScroll: true });
  }

  // MARK: A phone's own keyboard

  setPhones(isPhones) {
    this.isPhones = isPhones;
    this.offer(this.sink);
    this.offer(document.activeElement);
  }

  // Makes a phone show or hide its keyboard for a node. A node that only receives keys needs no
  // keyboard until text is edited.
  offer(node) {
    if (node !== this.sink && !isText(node)) return;
    node.inputMode = this.isPhones && (this.state || node !== this.sink) ? "text" : "none";
  }

  // Handles a tap on text. Some phones show their keyboard only for an element that's focused while
  // a finger is lifted.
  tapped(node) {
    if (!this.isPhones || !isText(node)) return;
    this.offer(node);
    node.focus({ preventScroll: true });
  }

  // MARK: The text that is edited

  // Handles a caret that's moved to text with the keyboard or by a script, by making the device
  // follow.
  edit(node) {
    if (!isText(node) || this.isFollowing || !this.twin.root.contains(node)) return;
    if (this.twin.idOf(node) !== this.state?.elementID) {
      this.shown = null;
      this.twin.act(node, "focus");
    }
    this.tellSelection();
  }

  // Sends the device a selection that was made on the page in any other way, such as by a script.
  tellSelection() {
    const node = document.activeElement;
    if (!isText(node)) return false;
    const { selectionStart: start, selectionEnd: end } = node;
    const isKnown = this.shown?.node === node
      ? start === this.shown.start && end === this.shown.end : start === end;
    if (isKnown) return false;
    this.shown = { node, start, end };
    this.sendText(TextEntry.select([start, end]));
    return true;
  }

  // Shows the device's state of the edited text.
  show(state) {
    const before = this.twin.editedID;
    this.state = state;
    this.twin.editedID = state?.elementID ?? null;
    this.offer(this.sink);
    if (!state) {
      const active = document.activeElement;
      if (!this.isActive) return;
      if (active === this.sink || (isText(active) && this.twin.idOf(active) === before)) active.blur();
      return;
    }
    const style = this.sink.style;
    const [[x, y], [, height]] = state.caret;
    style.left = `calc(var(--point) * ${x})`;
    style.top = `calc(var(--point) * ${y})`;
    style.height = `calc(var(--point) * ${Math.max(1, height)})`;
    this.hasBegun = state.elementID !== before;
    this.follow();
  }

  // Moves the page's caret to the device's, unless the user has moved elsewhere on the page.
  follow() {
    const { state } = this;
    if (!state || this.isComposing) return;
    const node = this.twin.nodeFor(state.elementID);
    if (!this.isActive) {
      if (isText(node)) this.writeText(node);
      return;
    }
    const target = isText(node) ? node : this.sink;
    this.offer(target);
    const active = document.activeElement;
    const isFree = active === document.body || active === this.sink;
    if (active !== target && (isFree || (this.hasBegun && this.twin.root.contains(active)))) {
      this.isFollowing = true;
      target.focus({ preventScroll: true });
      this.isFollowing = false;
      this.shown = null;
      if (target === node) node.setSelectionRange(0, 0);
    }
    if (target === this.sink) return;
    this.hasBegun = false;
    const isActive = document.activeElement === node;
    const [start, end] = isActive && this.tellSelection()
      ? [this.shown.start, this.shown.end] : state.selection;
    this.writeText(node);
    if (!isActive) return;
    node.setSelectionRange(start, end);
    this.shown = { node, start: node.selectionStart, end: node.selectionEnd };
  }

  // Called when the device has handled Escape, because the device doesn't report text whose editing
  // started and ended immediately.
  leave(number) {
    if (!this.left || number < this.left.number) return;
    const { node } = this.left;
    this.left = null;
    const isLeft = isText(node) && this.twin.idOf(node) !== this.state?.elementID;
    if (isLeft && this.isActive && node === document.activeElement) node.blur();
  }

  writeText(node) {
    const { text, isSecure } = this.state;
    write(node, isSecure ? "\u2022".repeat([...text].length) : text);
  }

  // MARK: The clipboard

  // Copies text that was copied on the device to the computer's clipboard.
  takeCopied(text) {
    if (navigator.clipboard) {
      navigator.clipboard.writeText(text).catch(() => {});
    } else {
      this.textToCopy = text;
      document.execCommand("copy");
    }
  }

  copy(event) {
    event.preventDefault();
    if (this.textToCopy === null) return;
    event.clipboardData.setData("text/plain", this.textToCopy);
    this.textToCopy = null;
  }

  paste(event) {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    if (!text) return;
    this.tellSelection();
    this.connection.send(Command.pasteboard(text));
    this.sendText(TextEntry.paste(text));
  }
}
