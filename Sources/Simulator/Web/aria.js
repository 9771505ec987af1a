// A twin of the screen that assistive technology can read and operate.

const TRAIT = {
  button: 1n, link: 2n, image: 4n, selected: 8n, staticText: 64n, searchField: 1024n,
  keyboardKey: 32n, textEntry: 262144n, adjustable: 4096n, header: 65536n,
};

export class Twin {
  constructor(root, connection, focusText) {
    this.root = root;
    this.connection = connection;
    this.focusText = focusText;
    this.nodes = new Map();
  }

  show(screen) {
    const [, [width, height]] = screen.frame;
    const list = [];
    collect(screen, list);
    const used = new Set();
    let previous = null;
    for (const element of list) {
      const node = this.node(element);
      this.describe(node, element, width, height);
      used.add(element.id);
      const place = previous ? previous.nextSibling : this.root.firstChild;
      if (place !== node) this.root.insertBefore(node, place);
      previous = node;
    }
    for (const [id, node] of this.nodes) {
      if (!used.has(id)) {
        node.remove();
        this.nodes.delete(id);
      }
    }
  }

  node(element) {
    let node = this.nodes.get(element.id);
    if (node) return node;
    node = document.createElement("div");
    node.addEventListener("click", () => this.act(element.id, "activate"));
    node.addEventListener("keydown", (event) => this.key(event, node, element.id));
    node.addEventListener("focus", () => {
      if (node.dataset.text !== "true") return;
      this.act(element.id, "focus");
      this.focusText();
    });
    this.nodes.set(element.id, node);
    return node;
  }

  act(elementID, action) {
    this.connection.send("accessibility", { elementID, action: { [action]: {} } });
  }

  key(event, node, id) {
    const action = {
      Enter: "activate", " ": "activate", ArrowUp: "increment", ArrowRight: "increment",
      ArrowDown: "decrement", ArrowLeft: "decrement", Escape: "escape",
    }[event.key];
    if (!action) return;
    const isStep = action === "increment" || action === "decrement";
    if (isStep && node.getAttribute("role") !== "slider") return;
    event.preventDefault();
    event.stopPropagation();
    this.act(id, action);
  }

  describe(node, element, width, height) {
    const role = roleOf(element);
    const [[x, y], [across, down]] = element.frame;
    node.style.left = `${x / width * 100}%`;
    node.style.top = `${y / height * 100}%`;
    node.style.width = `${across / width * 100}%`;
    node.style.height = `${down / height * 100}%`;
    const label = element.label ?? element.text ?? element.placeholder ?? "";
    // Text is read by its content; what is operated has a name.
    const isText = role === null || role === "heading";
    set(node, "role", role);
    set(node, "aria-label", isText ? null : label);
    set(node, "aria-description", element.hint);
    set(node, "aria-disabled", element.isEnabled ? null : "true");
    set(node, "aria-level", role === "heading" ? "1" : null);
    set(node, "aria-checked", role === "switch" ? String(element.value === "1") : null);
    set(node, "aria-pressed", role === "button" && element.isSelected ? "true" : null);
    set(node, "aria-placeholder", role === "textbox" ? element.placeholder : null);
    set(node, "aria-valuetext", role === "slider" ? element.value : null);
    const isShare = role === "slider" && /%$/.test(element.value ?? "");
    set(node, "aria-valuemin", isShare ? "0" : null);
    set(node, "aria-valuemax", isShare ? "100" : null);
    set(node, "aria-valuenow", role === "slider" ? numberIn(element.value) : null);
    set(node, "data-identifier", element.identifier);
    set(node, "data-text", role === "textbox" || role === "searchbox" ? "true" : null);
    set(node, "tabindex", isText || role === "img" ? null : "0");
    const text = isText ? label : node.dataset.text ? element.text ?? element.value ?? "" : "";
    if (node.textContent !== text) node.textContent = text;
  }
}

// Assistive technology sees an element as one thing, without what it is made of.
function collect(element, list) {
  if (!element.isVisible) return;
  if (element.isAccessible) {
    list.push(element);
    return;
  }
  for (const child of element.children) collect(child, list);
}

function roleOf(element) {
  const traits = BigInt(element.traits);
  const has = (trait) => (traits & trait) !== 0n;
  if (has(TRAIT.searchField)) return "searchbox";
  if (has(TRAIT.textEntry)) return "textbox";
  if (element.type === "UISwitch") return "switch";
  if (has(TRAIT.adjustable)) return "slider";
  if (has(TRAIT.link)) return "link";
  if (has(TRAIT.button) || has(TRAIT.keyboardKey)) return "button";
  if (has(TRAIT.header)) return "heading";
  if (has(TRAIT.image)) return "img";
  return null;
}

function numberIn(text) {
  const number = parseFloat(text);
  return Number.isFinite(number) ? String(number) : null;
}

function set(node, name, value) {
  if (value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
