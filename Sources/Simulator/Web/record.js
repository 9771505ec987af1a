// Records the user's actions on the device as the steps of a flow, which can be edited, played, and
// saved.

import { Command, Message, Recording } from "./messages.js";
import { Panel } from "./panel.js";

const FORMATS = {
  flow: { type: "text/yaml", file: (name) => `${name}.yaml` },
  test: { type: "text/x-swift", file: (name) => `${typeName(name)}UITests.swift` },
};

// Returns the name of the test class in the file.
function typeName(name) {
  const words = name.match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map((word) => word[0].toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(joined) ? joined : `Flow${joined}`;
}

export class Recorder {
  constructor(connection, input, actions) {
    this.connection = connection;
    this.panel = new Panel("record");
    const find = (name) => this.panel.root.querySelector(`[data-part="${name}"]`);
    this.text = find("text");
    this.name = find("name");
    this.outcome = find("outcome");
    this.parts = { start: find("start"), recording: find("recording"), stopped: find("stopped") };
    this.assertButton = find("assert");
    this.picker = new Picker(input, (point) => this.assert(point), () => this.showPicking());
    this.format = "flow";
    this.status = { phase: "idle", flow: "", test: "", name: "" };
    this.panel.button.hidden = true;
    connection.addEventListener(Message.recording, ({ detail }) => this.show(detail._0));
    for (const button of this.panel.root.querySelectorAll("[data-do]")) {
      // Keeps the text on the device in editing mode when the button is clicked.
      button.addEventListener("mousedown", (event) => event.preventDefault());
      button.addEventListener("click", () => this[button.dataset.do]());
    }
    for (const radio of this.panel.root.querySelectorAll("[name=record-format]")) {
      radio.addEventListener("change", () => this.choose(radio.value));
    }
    actions.add({
      section: "Automation", title: "Record a Flow", letters: "RF", code: "KeyE", isBeside: true,
      isOn: () => this.isRecording, isPossible: () => !this.panel.button.hidden,
      run: () => this.toggle(),
    });
  }

  get isRecording() { return this.status.phase === "recording"; }

  send(request) { this.connection.send(Command.record(request)); }

  // MARK: Messages from the device

  show(status) {
    const before = this.status;
    this.status = status;
    const { button } = this.panel;
    button.hidden = false;
    button.classList.toggle("recording", this.isRecording);
    button.querySelector("span").textContent = this.isRecording ? "Recording" : "Record";
    this.parts.start.hidden = status.phase !== "idle";
    this.parts.recording.hidden = status.phase !== "recording";
    this.parts.stopped.hidden = status.phase !== "stopped";
    this.text.parentElement.hidden = status.phase === "idle";
    this.text.readOnly = status.phase !== "stopped";
    if (!this.isRecording) this.picker.stop();
    if (before.phase !== status.phase) {
      this.edited = {};
      this.name.value = status.name;
    }
    this.showText();
    this.showOutcome(status.outcome);
  }

  showText() {
    const text = this.edited?.[this.format] ?? this.status[this.format];
    if (this.text.value === text) return;
    this.text.value = text;
    if (this.isRecording) this.text.scrollTop = this.text.scrollHeight;
  }

  showOutcome(outcome) {
    this.outcome.hidden = !outcome;
    if (!outcome) return;
    const state = outcome.isFine === undefined ? "busy" : outcome.isFine ? "fine" : "failed";
    this.outcome.className = `outcome ${state}`;
    this.outcome.querySelector("span").textContent = outcome.text;
    this.outcome.querySelector("button").hidden = !outcome.isTaken;
  }

  // MARK: User actions

  // A stopped recording must first be saved or discarded.
  toggle() {
    if (this.isRecording) this.stop();
    else if (this.status.phase === "stopped") this.panel.show(true);
    else this.start();
  }

  start() { this.begin(false); }

  startFresh() { this.begin(true); }

  begin(erasing) {
    this.panel.show(true);
    this.send(Recording.start(erasing));
  }

  stop() { this.send(Recording.stop()); }

  discard() { this.send(Recording.discard()); }

  pick() { this.picker.toggle(); }

  showPicking() { this.assertButton.setAttribute("aria-pressed", String(this.picker.isOn)); }

  assert(point) { this.send(Recording.assert(point)); }

  choose(format) {
    this.keepEdits();
    this.format = format;
    this.panel.root.dataset.format = format;
    this.showText();
  }

  keepEdits() {
    if (this.status.phase === "stopped") this.edited[this.format] = this.text.value;
  }

  get flow() {
    this.keepEdits();
    return this.edited.flow ?? this.status.flow;
  }

  play() { this.send(Recording.play(this.flow)); }

  save() { this.send(Recording.save(this.flow, this.name.value.trim(), false)); }

  replace() { this.send(Recording.save(this.flow, this.name.value.trim(), true)); }

  async copy() {
    await navigator.clipboard.writeText(this.text.value);
    this.showOutcome({ isFine: true, text: "Copied." });
  }

  download() {
    const { type, file } = FORMATS[this.format];
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.text.value], { type }));
    link.download = file(this.name.value.trim() || "flow");
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

// Selects an element on the device's screen with a click that isn't sent to the app.
class Picker {
  constructor(input, choose, changed) {
    this.input = input;
    this.choose = choose;
    this.changed = changed;
    this.isOn = false;
    this.shield = document.createElement("div");
    this.shield.className = "picker";
    this.shield.setAttribute("aria-hidden", "true");
    this.mark = this.shield.appendChild(document.createElement("i"));
    this.shield.addEventListener("pointermove", (event) => this.outline(event));
    this.shield.addEventListener("pointerdown", (event) => event.preventDefault());
    this.shield.addEventListener("click", (event) => {
      this.choose(this.input.point(event));
      this.stop();
    });
    addEventListener("keydown", (event) => {
      if (!this.isOn || event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.stop();
    }, { capture: true });
  }

  toggle() { if (this.isOn) this.stop(); else this.start(); }

  start() {
    this.isOn = true;
    this.mark.hidden = true;
    document.getElementById("screen").append(this.shield);
    this.changed();
  }

  stop() {
    if (!this.isOn) return;
    this.isOn = false;
    this.shield.remove();
    this.changed();
  }

  // Outlines the smallest control or text under the pointer, using the page's accessibility tree.
  outline(event) {
    const area = ({ width, height }) => width * height;
    const boxes = [...document.querySelectorAll("#twin [data-kind]")]
      .map((node) => node.getBoundingClientRect())
      .filter((box) => event.clientX >= box.left && event.clientX < box.right
        && event.clientY >= box.top && event.clientY < box.bottom)
      .sort((one, other) => area(one) - area(other));
    const box = boxes[0];
    this.mark.hidden = !box;
    if (!box) return;
    const origin = this.shield.getBoundingClientRect();
    Object.assign(this.mark.style, {
      left: `${box.left - origin.left}px`, top: `${box.top - origin.top}px`,
      width: `${box.width}px`, height: `${box.height}px`,
    });
  }
}
