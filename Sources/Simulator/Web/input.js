// Fingers, mouse, wheel and keyboard, as the device understands them.

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);
const MODIFIER = { capsLock: 1 << 16, shift: 1 << 17, control: 1 << 18, option: 1 << 19, command: 1 << 20 };
const WHEEL_FINGER = 90;
const PINCH_FINGER = 91;
const WHEEL_PAUSE = 90;

export class Input {
  constructor(canvas, textarea, fingers, connection) {
    this.canvas = canvas;
    this.textarea = textarea;
    this.fingers = fingers;
    this.connection = connection;
    this.size = { width: 1, height: 1 };
    this.down = new Map();
    this.free = [];
    this.isComposing = false;
    this.heldKeys = new Set();
    this.textToCopy = null;
    this.listen();
  }

  listen() {
    const canvas = this.canvas;
    canvas.addEventListener("pointerdown", (event) => this.pointerDown(event));
    canvas.addEventListener("pointermove", (event) => this.pointerMove(event));
    canvas.addEventListener("pointerup", (event) => this.pointerUp(event, "ended"));
    canvas.addEventListener("pointercancel", (event) => this.pointerUp(event, "cancelled"));
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("dragstart", (event) => event.preventDefault());
    const text = this.textarea;
    text.addEventListener("keydown", (event) => this.key(event, true));
    text.addEventListener("keyup", (event) => this.key(event, false));
    text.addEventListener("beforeinput", (event) => this.beforeInput(event));
    text.addEventListener("compositionstart", () => { this.isComposing = true; });
    text.addEventListener("compositionupdate", (event) => {
      this.connection.send("text", { _0: { setMarked: { _0: event.data } } });
    });
    text.addEventListener("compositionend", (event) => this.endComposition(event));
    text.addEventListener("paste", (event) => this.paste(event));
    text.addEventListener("copy", (event) => this.copy(event));
    text.addEventListener("cut", (event) => event.preventDefault());
    document.addEventListener("keydown", (event) => this.strayKey(event));
    addEventListener("blur", () => this.releaseKeys());
  }

  point(event) {
    const box = this.canvas.getBoundingClientRect();
    return [
      (event.clientX - box.left) / box.width * this.size.width,
      (event.clientY - box.top) / box.height * this.size.height,
    ];
  }

  touch(samples, time) {
    this.connection.send("touches", {
      _0: samples.map(([finger, phase, location]) => ({
        finger, phase, location, timestamp: time / 1000,
      })),
    });
  }

  pointerDown(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.canvas.setPointerCapture(event.pointerId);
    this.commitComposition();
    this.focus();
    const finger = this.free.pop() ?? this.down.size;
    const isPinch = event.altKey && event.pointerType === "mouse";
    const location = this.point(event);
    this.down.set(event.pointerId, { finger, isPinch });
    this.touch(this.samples(finger, "began", location, isPinch), event.timeStamp);
    this.showFingers(isPinch ? location : null);
  }

  pointerMove(event) {
    const pointer = this.down.get(event.pointerId);
    if (!pointer) {
      this.showFingers(
        event.altKey && event.pointerType === "mouse" ? this.point(event) : null);
      return;
    }
    const location = this.point(event);
    this.touch(this.samples(pointer.finger, "moved", location, pointer.isPinch), event.timeStamp);
    if (pointer.isPinch) this.showFingers(location);
  }

  pointerUp(event, phase) {
    const pointer = this.down.get(event.pointerId);
    if (!pointer) return;
    this.down.delete(event.pointerId);
    this.free.push(pointer.finger);
    if (this.down.size === 0) this.free = [];
    this.touch(
      this.samples(pointer.finger, phase, this.point(event), pointer.isPinch), event.timeStamp);
    this.showFingers(null);
  }

  // With Alt held, a second finger mirrors the first about the middle of the screen.
  samples(finger, phase, location, isPinch) {
    if (!isPinch) return [[finger, phase, location]];
    return [[finger, phase, location], [PINCH_FINGER, phase, this.mirrored(location)]];
  }

  mirrored([x, y]) { return [this.size.width - x, this.size.height - y]; }

  showFingers(location) {
    if (!location) {
      if (this.fingers.childElementCount > 0) this.fingers.replaceChildren();
      return;
    }
    const dots = [location, this.mirrored(location)].map(([x, y]) => {
      const dot = document.createElement("i");
      dot.style.left = `${x / this.size.width * 100}%`;
      dot.style.top = `${y / this.size.height * 100}%`;
      return dot;
    });
    this.fingers.replaceChildren(...dots);
  }

  // A turn of the wheel is a finger that drags.
  wheel(event) {
    event.preventDefault();
    const factor = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? this.size.height : 1;
    if (!this.scrolling) {
      const start = this.point(event);
      this.scrolling = { location: start };
      this.touch([[WHEEL_FINGER, "began", start]], event.timeStamp);
    }
    const [x, y] = this.scrolling.location;
    this.scrolling.location = [x - event.deltaX * factor, y - event.deltaY * factor];
    this.touch([[WHEEL_FINGER, "moved", this.scrolling.location]], event.timeStamp);
    clearTimeout(this.scrolling.timer);
    this.scrolling.timer = setTimeout(() => {
      this.touch([[WHEEL_FINGER, "ended", this.scrolling.location]], performance.now());
      this.scrolling = null;
    }, WHEEL_PAUSE);
  }

  focus() { this.textarea.focus({ preventScroll: true }); }

  // Keys typed while nothing has the page's focus are the device's too.
  strayKey(event) {
    if (document.activeElement !== document.body || event.key === "Tab") return;
    this.focus();
    this.key(event, true);
  }

  modifiers(event) {
    let flags = 0;
    // The right Alt key of many layouts types a third character and is reported with Ctrl and Alt.
    if (event.getModifierState("AltGraph")) return event.shiftKey ? MODIFIER.shift : 0;
    if (event.getModifierState("CapsLock")) flags |= MODIFIER.capsLock;
    if (event.shiftKey) flags |= MODIFIER.shift;
    if (event.altKey) flags |= MODIFIER.option;
    // The Ctrl key of a PC does what Command does.
    if (IS_MAC ? event.ctrlKey : event.metaKey) flags |= MODIFIER.control;
    if (IS_MAC ? event.metaKey : event.ctrlKey) flags |= MODIFIER.command;
    return flags;
  }

  key(event, isDown) {
    if (event.isComposing || event.keyCode === 229 || event.key === "Dead") return;
    if (event.key === "AltGraph" || event.key === "Process") return;
    const flags = this.modifiers(event);
    const hasCommand = (flags & (MODIFIER.command | MODIFIER.control)) !== 0;
    if (hasCommand && /^[v]$/i.test(event.key)) return;
    if (this.isBrowsers(event, hasCommand)) return;
    if (event.key === "Tab" && !this.isEditing) return;
    event.preventDefault();
    if (isDown) this.heldKeys.add(event.code);
    else this.heldKeys.delete(event.code);
    const characters = [...event.key].length === 1 ? event.key : "";
    this.connection.send("key", {
      _0: {
        isDown, code: event.code, characters, modifiers: flags, isRepeat: event.repeat,
      },
    });
  }

  // The browser's own keys stay the browser's.
  isBrowsers(event, hasCommand) {
    if (/^F\d+$/.test(event.key)) return true;
    if (!hasCommand) return false;
    return /^[rtwnlqj+\-=0-9]$/i.test(event.key) || (event.shiftKey && /^[ijcr]$/i.test(event.key));
  }

  // Text that no key gave: an emoji picker, dictation, an on-screen keyboard.
  beforeInput(event) {
    if (event.inputType === "insertCompositionText" || this.isComposing) return;
    event.preventDefault();
    if (event.inputType === "insertText" && event.data) {
      this.connection.send("text", { _0: { insert: { _0: event.data } } });
    } else if (event.inputType === "insertReplacementText") {
      const text = event.dataTransfer?.getData("text/plain") ?? event.data;
      if (text) this.connection.send("text", { _0: { insert: { _0: text } } });
    } else if (event.inputType === "deleteContentBackward") {
      this.tapKey("Backspace");
    } else if (event.inputType === "insertLineBreak") {
      this.tapKey("Enter");
    }
  }

  tapKey(code) {
    for (const isDown of [true, false]) this.sendKey(code, isDown);
  }

  sendKey(code, isDown) {
    this.connection.send("key", {
      _0: { isDown, code, characters: "", modifiers: 0, isRepeat: false },
    });
  }

  // Whoever leaves the page with a key down does not release it here.
  releaseKeys() {
    for (const code of this.heldKeys) this.sendKey(code, false);
    this.heldKeys.clear();
  }

  // A finger that goes elsewhere keeps what was composed so far, as on iOS.
  commitComposition() {
    if (this.isComposing) this.textarea.blur();
  }

  endComposition(event) {
    this.isComposing = false;
    this.connection.send("text", { _0: { setMarked: { _0: event.data } } });
    this.connection.send("text", { _0: { unmark: {} } });
    this.textarea.value = "";
  }

  // Puts a text that the device copied on the clipboard of the person's machine.
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
    this.connection.send("pasteboard", { _0: text });
    this.connection.send("text", { _0: { paste: { _0: text } } });
  }

  // Puts the hidden field where the caret is, so that an input method's window opens there.
  show(state) {
    this.isEditing = Boolean(state);
    if (!state) return;
    const [[x, y], [, height]] = state.caret;
    const style = this.textarea.style;
    style.left = `${x / this.size.width * 100}%`;
    style.top = `${y / this.size.height * 100}%`;
    style.height = `${Math.max(1, height / this.size.height * 100)}%`;
    const active = document.activeElement;
    if (active === document.body || active?.closest("#twin")) this.focus();
  }
}
