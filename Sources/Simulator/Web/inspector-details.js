// Shows all properties of a view or view controller, with controls for the editable ones.

import { make } from "./dom.js";
import { leadToEditor } from "./place.js";

const PRIORITIES = { 1000: "required", 750: "high", 250: "low" };
const OPAQUE = 7;

// Returns the file and line of a location, or an empty string if there's none.
const lineOf = (place) => place ? `${place.file}:${place.line}` : "";

export class InspectorDetails extends EventTarget {
  constructor(root, edits) {
    super();
    this.root = root;
    this.edits = edits;
    this.controls = new Map();
    this.hasEditor = false;
    root.addEventListener("input", (event) => this.changed(event.target, false));
    root.addEventListener("change", (event) => this.changed(event.target, true));
    root.addEventListener("focusout", (event) => event.target.writeAgain?.());
  }

  emit(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  clear(text) {
    this.object = null;
    this.controls.clear();
    this.root.replaceChildren(make("p", "empty", text));
  }

  // Shows an object as it was after a number of edits. The control being used isn't replaced.
  show(object, edits) {
    const active = this.root.contains(document.activeElement) ? document.activeElement : null;
    const isSame = this.object?.id === object.id;
    const [key, top] = [active?.dataset.key, this.root.scrollTop];
    const closed = new Set([...this.root.querySelectorAll("details:not([open])")].map(({ dataset }) => dataset.title));
    this.object = object;
    this.answer = edits;
    if (isSame && this.update(object, edits)) return;
    this.controls.clear();
    const parts = [this.head(object), ...object.sections.map((section) => this.section(section))];
    parts.splice(parts.length > 4 ? 5 : parts.length, 0, ...this.constraints(object));
    if (object.recognizers.length > 0) parts.push(this.list("Gestures", object.recognizers));
    if (object.responders.length > 0) parts.push(this.list("Responders", object.responders));
    this.root.replaceChildren(...parts);
    for (const part of this.root.querySelectorAll("details")) part.open = !closed.has(part.dataset.title);
    this.root.scrollTop = isSame ? top : 0;
    if (isSame && key) this.root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  // Updates the existing controls with the values, and returns whether the controls match the
  // properties.
  update(object, edits) {
    const values = new Map();
    for (const { properties } of object.sections) {
      for (const { key, name, value } of properties) values.set(key ? `${object.id} ${key}` : name, value);
    }
    for (const { id, constant, priority, isBroken, text } of object.constraints) {
      values.set(`${id} constant`, String(constant));
      values.set(`${id} priority`, String(priority));
      values.set(`${id} text`, (isBroken ? "broken " : "") + text);
    }
    if (values.size !== this.controls.size || ![...values.keys()].every((key) => this.controls.has(key))) return false;
    if (lineOf(object.origin) !== this.origin) return false;
    for (const [key, value] of values) this.controls.get(key)(value, edits);
    return true;
  }

  // MARK: Parts

  head(object) {
    const head = make("header");
    head.append(make("h3", "", object.type));
    if (object.name) head.append(make("p", "owner", object.name));
    this.origin = lineOf(object.origin);
    const places = make("p", "places");
    if (object.origin) places.append("Created at ", this.place(object.origin));
    if (object.declaration) places.append(object.origin ? ", class at " : "Class at ", this.place(object.declaration));
    if (places.childNodes.length > 0) head.append(places);
    return head;
  }

  part(title) {
    const part = make("details");
    part.dataset.title = title;
    part.open = true;
    part.append(make("summary", "", title));
    return part;
  }

  list(title, texts) {
    const part = this.part(title);
    const list = make("ol");
    list.append(...texts.map((text) => make("li", "", text)));
    part.append(list);
    return part;
  }

  section({ title, properties }) {
    const part = this.part(title);
    part.append(...properties.map((property) => this.property(property, title)));
    return part;
  }

  property({ key, name, kind, value }, title) {
    const row = make(key ? "label" : "div", `property ${kind}`);
    row.append(make("span", "", name));
    if (!key) {
      const text = make("span", "", value);
      if (kind === "color") row.append(this.swatch(value));
      row.append(text);
      this.controls.set(name, (now) => { if (text.textContent !== now) text.textContent = now; });
      return row;
    }
    const id = this.object.id;
    row.append(...this.control({ object: id, key, kind, value, label: `${title}, ${name}` }));
    return row;
  }

  swatch(value) {
    const swatch = make("i", "swatch");
    swatch.style.setProperty("--color", value || "transparent");
    return swatch;
  }

  control({ object, key, kind, value, label }) {
    const input = make("input");
    input.dataset.key = key;
    input.dataset.kind = kind;
    input.dataset.object = object;
    input.type = { flag: "checkbox", number: "number" }[kind] ?? "text";
    input.autocomplete = "off";
    input.spellcheck = false;
    if (kind === "number") input.step = "any";
    const controls = [input];
    let picker = null;
    if (kind === "color") {
      picker = make("input");
      picker.type = "color";
      picker.setAttribute("aria-label", `${label}, swatch`);
      picker.dataset.swatch = key;
      controls.unshift(picker);
      input.placeholder = "none";
      input.setAttribute("aria-label", label);
    }
    const property = `${object} ${key}`;
    const put = (now) => {
      if (kind === "flag") input.checked = now === "true";
      else if (input.value !== now) input.value = now;
      input.removeAttribute("aria-invalid");
      if (picker) {
        picker.value = now ? now.slice(0, OPAQUE).toLowerCase() : "#000000";
        picker.classList.toggle("none", now === "");
      }
    };
    let told = { now: value, edits: this.answer };
    // Keeps a value that the user is editing until the app confirms it. Text is kept until the user
    // leaves the field.
    const write = (now, edits) => {
      told = { now, edits };
      if (this.edits.isOutdated(property, edits)) return;
      if (kind === "flag" || document.activeElement !== input) put(now);
    };
    input.writeAgain = () => setTimeout(() => write(told.now, told.edits));
    this.controls.set(property, write);
    put(this.edits.valueOf(property) ?? value);
    return controls;
  }

  constraints({ constraints }) {
    if (constraints.length === 0) return [];
    const part = this.part("Constraints");
    const list = make("ul");
    list.append(...constraints.map((constraint) => this.constraint(constraint)));
    part.append(list);
    return [part];
  }

  constraint({ id, text, identifier, constant, priority, isBroken, opponents, origin }) {
    const item = make("li");
    const words = make("p", "formula", text);
    item.append(words);
    const row = make("div", "numbers");
    const labeled = (title, key, value) => {
      const label = make("label");
      label.append(make("span", "", title), ...this.control({ object: id, key, kind: "number", value: String(value) }));
      return label;
    };
    row.append(labeled("Constant", "constant", constant));
    if (priority < 1000) {
      row.append(labeled("Priority", "priority", priority));
    } else {
      row.append(make("span", "soft", PRIORITIES[priority] ?? ""));
      this.controls.set(`${id} priority`, () => {});
    }
    if (origin) row.append(this.place(origin));
    item.append(row);
    if (identifier) item.title = identifier;
    const state = make("strong", "", "Broken: it conflicts with other constraints, and is ignored.");
    const rivals = make("ul", "opponents");
    rivals.setAttribute("aria-label", "Conflicts with");
    rivals.append(...opponents.map((words) => make("li", "formula", words)));
    item.append(state, rivals);
    const show = (now) => {
      item.classList.toggle("broken", now);
      state.hidden = !now;
      rivals.hidden = !now || opponents.length === 0;
    };
    show(isBroken);
    this.controls.set(`${id} text`, (now) => {
      const isNowBroken = now.startsWith("broken ");
      show(isNowBroken);
      words.textContent = isNowBroken ? now.slice(7) : now;
    });
    return item;
  }

  // Returns a line that opens a file when clicked. It uses the line's number if the server opens
  // files, or otherwise a link.
  place({ file, line, number }) {
    const name = `${file.split("/").at(-1)}${line ? `:${line}` : ""}`;
    if (number === undefined || number === null) return make("span", "place", name);
    const link = make(this.hasEditor ? "button" : "a", "place", name);
    link.title = `Open ${file}:${line} in the editor`;
    if (this.hasEditor) {
      link.type = "button";
      link.addEventListener("click", () => this.emit("open", number));
    } else {
      leadToEditor(link, file, line);
    }
    return link;
  }

  // MARK: Editing

  changed(control, isOver) {
    if (control.dataset.swatch) {
      const text = control.parentNode.querySelector("input[type=text]");
      text.value = control.value.toUpperCase() + text.value.slice(OPAQUE);
      control.classList.remove("none");
      this.changed(text, isOver);
      return;
    }
    const { key, object } = control.dataset;
    if (!key || (control.type === "number" && control.value === "")) return;
    // A partially typed color isn't valid, so it's set when it's complete. Everything else is set
    // immediately.
    const isHalf = control.dataset.kind === "color" && !/^(#([\da-f]{6}|[\da-f]{8}))?$/i.test(control.value);
    if (isHalf !== isOver) return;
    const value = control.type === "checkbox" ? String(control.checked) : control.value;
    this.edits.add({ object: Number(object), key, value });
  }

  // Shows whether an edit was rejected. A rejected value stays in its field, so that the user can
  // correct it.
  settle({ object, key, failure }) {
    const control = this.root.querySelector(`[data-object="${object}"][data-key="${CSS.escape(key)}"]`);
    if (!control) return;
    if (!failure) control.removeAttribute("aria-invalid");
    else if (control.type !== "checkbox") return control.setAttribute("aria-invalid", "true");
    control.writeAgain();
  }
}
