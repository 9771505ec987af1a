// Represents the elements on the screen as real controls on the page, with groups around them, and
// text.

const TRAIT = {
  button: 1n, link: 2n, image: 4n, selected: 8n, keyboardKey: 32n, staticText: 64n, notEnabled: 256n,
  searchField: 1024n, adjustable: 4096n, header: 65536n, textEntry: 262144n,
};

// A group contains controls. It has a role and, if it's useful, a name.
const GROUPS = {
  alert: { role: "alertdialog", name: "Alert", isModal: true },
  sheet: { role: "dialog", name: "Choices", isModal: true },
  list: { role: "list" },
  row: { role: "listitem" },
  tabBar: { role: "tablist", name: "Tabs" },
  segments: { role: "radiogroup", name: "Segments" },
  keyboard: { role: "group", name: "Keyboard" },
  bar: { role: "group", name: "Bar" },
};

const CONTROLS = {
  textbox: { tag: "input", type: "text" },
  searchbox: { tag: "input", type: "search" },
  textarea: { tag: "textarea" },
  switch: { tag: "input", type: "checkbox", role: "switch" },
  radio: { tag: "input", type: "radio" },
  slider: { tag: "input", type: "range" },
  select: { tag: "select" },
  tab: { tag: "button", role: "tab" },
  link: { tag: "button", role: "link" },
  button: { tag: "button" },
  key: { tag: "button" },
  spinner: { tag: "div", role: "slider" },
  progressbar: { tag: "div", role: "progressbar" },
  img: { tag: "div", role: "img" },
  heading: { tag: "div", role: "heading" },
  text: { tag: "div" },
};

export function has(element, trait) {
  return (BigInt(element.traits) & TRAIT[trait]) !== 0n;
}

export function groupOf(element) { return GROUPS[element.role]; }

function kindOf(element) {
  switch (element.role) {
    case "textView": return "textarea";
    case "toggle": return "switch";
    case "segment": return "radio";
    case "slider": return "slider";
    case "picker": return "select";
    case "tab": return "tab";
    case "progress": return "progressbar";
  }
  if (has(element, "searchField")) return "searchbox";
  if (has(element, "textEntry")) return "textbox";
  if (has(element, "adjustable")) return "spinner";
  if (has(element, "keyboardKey")) return "key";
  if (has(element, "link")) return "link";
  if (has(element, "button")) return "button";
  if (has(element, "header")) return "heading";
  if (has(element, "image")) return "img";
  return "text";
}

// Returns a tree of nodes to create, each with { key, kind, element, children }. An accessible
// element hides its descendants. Elements that aren't on the screen are omitted.
export function specsOf(element) {
  if (!element.isVisible) return [];
  if (element.isAccessible) return [{ key: String(element.id), kind: kindOf(element), element }];
  const children = element.children.flatMap(specsOf);
  const group = groupOf(element);
  if (!group) return children;
  if (element.role === "row") return [rowOf(element, children)];
  if (children.length === 0) return [];
  const items = element.role === "list" ? children.map(itemOf) : children;
  return [{ key: `group ${element.id}`, kind: "group", group, element, children: items }];
}

// Returns a selectable row, which is a button that covers the row and describes its contents. The
// row's controls are above the button.
function rowOf(element, children) {
  const isText = (spec) => spec.kind === "text" || spec.kind === "heading" || spec.kind === "img";
  const texts = children.filter(isText);
  const key = `row ${element.id}`;
  if (!has(element, "button")) {
    return { key, kind: "group", group: GROUPS.row, element, children };
  }
  const button = {
    key: String(element.id), kind: "button", isRow: true, element,
    texts: texts.map((spec) => nameOf(spec.element)).filter(Boolean),
  };
  const controls = [button, ...children.filter((spec) => !isText(spec))];
  return { key, kind: "group", group: GROUPS.row, element, children: controls };
}

// Returns the content between a list's rows, such as a section title.
function itemOf(spec) {
  if (spec.group === GROUPS.row) return spec;
  const { element } = spec;
  return { key: `item ${spec.key}`, kind: "group", group: GROUPS.row, element, children: [spec] };
}

export function nameOf(element) {
  return element.label ?? element.text ?? element.placeholder ?? "";
}

export function makeNode(spec) {
  const control = CONTROLS[spec.kind];
  const node = document.createElement(control?.tag ?? "div");
  node.dataset.kind = spec.kind;
  if (control?.type) node.type = control.type;
  if (control?.role) node.setAttribute("role", control.role);
  if (control?.tag === "button") node.type = "button";
  if (spec.kind === "group") {
    node.setAttribute("role", spec.group.role);
    if (spec.group.isModal) {
      node.setAttribute("aria-modal", "true");
      node.tabIndex = -1;
    }
  }
  if (isText(node)) {
    node.autocomplete = "off";
    node.spellcheck = false;
    node.setAttribute("autocapitalize", "off");
    node.inputMode = "none";
  }
  if (spec.kind === "key") node.tabIndex = -1;
  if (spec.kind === "spinner") node.tabIndex = 0;
  if (spec.kind === "heading") node.setAttribute("aria-level", "1");
  if (spec.kind === "slider") node.step = "any";
  return node;
}

// Returns whether a node is text that's being edited on the device.
export function isText(node) {
  return ["textbox", "searchbox", "textarea"].includes(node?.dataset?.kind);
}

// Describes an element on its node. If `keepsValue` is true, the value on the page is more recent.
export function describe(node, spec, keepsValue) {
  const { element, kind } = spec;
  set(node, "data-testid", kind === "group" && element.role === "row" ? null : element.identifier);
  set(node, "aria-description", [element.hint, ADVICE[kind]].filter(Boolean).join(" ") || null);
  if (kind === "group") {
    const name = element.role === "row" ? null : element.label ?? spec.group.name;
    return set(node, "aria-label", name);
  }
  const name = nameOf(element);
  const isPlain = kind === "text" || kind === "heading";
  if (isPlain) {
    if (node.textContent !== name) node.textContent = name;
    return;
  }
  if (kind === "button") describeButton(node, spec, name);
  else set(node, "aria-label", (isText(node) ? element.label ?? element.placeholder : name) || FALLBACKS[kind]);
  if ("disabled" in node) node.disabled = !element.isEnabled || has(element, "notEnabled");
  else set(node, "aria-disabled", element.isEnabled ? null : "true");
  describeValue(node, spec, keepsValue);
}

// Hints about keys that behave differently in a control.
const ADVICE = { textarea: "The Tab key types a tab. Press Escape to leave the text." };

const FALLBACKS = {
  progressbar: "In progress", slider: "Slider", select: "Choice", img: "Image", spinner: "Value",
  switch: "Switch", textbox: "Text field", textarea: "Text", searchbox: "Search", radio: "Segment",
};

// A button's visible text is its name, as on any page. Any other name is an accessibility label.
function describeButton(node, { element, isRow, texts }, name) {
  const text = isRow ? texts.join(" ") || name : element.text ?? name;
  if (node.textContent !== text) node.textContent = text;
  set(node, "aria-label", isRow ? element.label : name === text ? null : name);
  set(node, "aria-pressed", has(element, "selected") || element.isSelected ? "true" : null);
}

function describeValue(node, { element, kind }, keepsValue) {
  const isSelected = has(element, "selected") || element.isSelected;
  switch (kind) {
    case "textbox": case "searchbox": case "textarea":
      set(node, "placeholder", element.placeholder);
      if (!keepsValue) write(node, element.text ?? element.value ?? "");
      break;
    case "switch":
      if (!keepsValue) node.checked = element.value === "1";
      break;
    case "radio":
      if (!keepsValue) node.checked = isSelected;
      break;
    case "tab": set(node, "aria-selected", String(isSelected)); break;
    case "slider": describeRange(node, element, keepsValue); break;
    case "select": describeChoices(node, element, keepsValue); break;
    case "spinner":
      set(node, "aria-valuetext", element.value);
      set(node, "aria-valuenow", String(parseFloat(element.value) || 0));
      break;
    case "progressbar":
      set(node, "aria-valuenow", element.range ? String(Math.round(element.range.value * 100)) : null);
      break;
  }
}

function describeRange(node, { range, value }, keepsValue) {
  set(node, "min", String(range.minimum));
  set(node, "max", String(range.maximum));
  set(node, "aria-valuetext", value);
  // The shortest form of a 4-byte floating-point number.
  const number = String(Number(range.value.toPrecision(7)));
  if (!keepsValue && node.value !== number) node.value = number;
}

function describeChoices(node, { options, value }, keepsValue) {
  const texts = [...node.options].map((option) => option.text);
  if (JSON.stringify(texts) !== JSON.stringify(options)) {
    node.replaceChildren(...options.map((text) => new Option(text, text)));
  }
  if (!keepsValue && node.value !== value) node.value = value ?? "";
}

// Sets the text of a field without moving the caret.
export function write(node, text) {
  if (node.value === text) return;
  node.value = text;
}

export function set(node, name, value) {
  if (value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
