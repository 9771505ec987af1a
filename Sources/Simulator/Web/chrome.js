// The body of a device around its screen.

// The width in pixels below which a device has little room for its controls.
const SMALL = 230;

export class Chrome {
  constructor(root, screen) {
    this.device = root;
    this.body = root.querySelector(".body");
    this.glass = root.querySelector(".screen");
    this.homeButton = root.querySelector(".home-button");
    this.screen = screen;
    this.state = null;
  }

  // Shows a device. The stage positions it.
  show(state) {
    this.state = state;
    this.device.hidden = false;
    this.homeButton.hidden = state.body.homeButton === 0;
    const side = { landscapeLeft: "left", landscapeRight: "right" }[state.orientation];
    if (side) this.device.dataset.side = side;
    else delete this.device.dataset.side;
  }

  // Returns the size in points, with or without the body.
  size(isBare) {
    const { width, height, body: { bezel, forehead, rim } } = this.state;
    if (isBare) return { width, height };
    const isSideways = width > height;
    return {
      width: width + (isSideways ? 2 * forehead : 2 * bezel) + 2 * rim + 8,
      height: height + (isSideways ? 2 * bezel : 2 * forehead) + 2 * rim + 8,
    };
  }

  // Positions the device on the page. A bare device is just its screen.
  place(scale, { x, y }, isBare) {
    const { state } = this;
    const { bezel, forehead, rim, homeButton, cornerRadius } = state.body;
    this.device.toggleAttribute("data-small", state.width * scale < SMALL);
    const style = this.device.style;
    const set = (name, value) => style.setProperty(name, `${isBare ? 0 : value * scale}px`);
    set("--bezel", bezel);
    set("--bezel-top", forehead);
    set("--bezel-bottom", forehead);
    set("--rim", rim);
    set("--key", 3);
    set("--home", homeButton);
    set("--corner", state.cornerRadius);
    this.body.style.borderRadius = isBare ? "0" : `${cornerRadius * scale}px`;
    style.left = `${x}px`;
    style.top = `${y}px`;
    // Aligning to physical pixels keeps every edge sharp.
    const ratio = devicePixelRatio;
    const width = Math.round(state.width * scale * ratio);
    const height = Math.round(state.height * scale * ratio);
    this.glass.style.setProperty("--point", `${width / ratio / state.width}px`);
    this.glass.style.width = `${width / ratio}px`;
    this.glass.style.height = `${height / ratio}px`;
    const { canvas } = this.screen;
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    this.screen.drawAnew();
  }
}
