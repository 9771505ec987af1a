// A panel beside the device, such as the log; one is open at a time.

const panels = [];

export class Panel extends EventTarget {
  // The section with the name as its identifier, which `<button id="NAME-button">` in the bar opens and closes.
  constructor(name) {
    super();
    this.root = document.getElementById(name);
    this.button = document.getElementById(`${name}-button`);
    this.button.addEventListener("click", () => this.show(!this.isOpen));
    this.root.querySelector(".close").addEventListener("click", (event) => {
      this.show(false);
      // A key leaves the focus on the page.
      if (event.detail === 0) this.button.focus();
    });
    panels.push(this);
  }

  get isOpen() { return !this.root.hidden; }

  // Opens or closes the panel, and reports it with the event "toggle".
  show(isOpen) {
    if (isOpen === this.isOpen) return;
    if (isOpen) panels.find((panel) => panel.isOpen)?.show(false);
    this.root.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", String(isOpen));
    this.dispatchEvent(new Event("toggle"));
  }
}
