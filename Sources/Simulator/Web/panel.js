// A panel next to the device, such as the console. Only one is open at a time.

const panels = [];

export class Panel extends EventTarget {
  // Uses the section with the name as its ID. The bar's `<button id="NAME-button">` opens and
  // closes it.
  constructor(name) {
    super();
    this.root = document.getElementById(name);
    this.button = document.getElementById(`${name}-button`);
    this.button.addEventListener("click", () => this.show(!this.isOpen));
    this.root.querySelector(".close").addEventListener("click", (event) => {
      this.show(false);
      // After a key press, the focus stays on the page.
      if (event.detail === 0) this.button.focus();
    });
    panels.push(this);
  }

  get isOpen() { return !this.root.hidden; }

  // Opens or closes the panel, and dispatches the event "toggle".
  show(isOpen) {
    if (isOpen === this.isOpen) return;
    if (isOpen) panels.find((panel) => panel.isOpen)?.show(false);
    this.root.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", String(isOpen));
    this.dispatchEvent(new Event("toggle"));
  }
}
