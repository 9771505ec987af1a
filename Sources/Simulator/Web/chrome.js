// The body of the device around its screen, sized to fit the window.

const MARGIN = 22;

export class Chrome {
  constructor(canvas) {
    this.device = document.getElementById("device");
    this.screen = document.getElementById("screen");
    this.homeButton = document.getElementById("home-button");
    this.canvas = canvas;
    addEventListener("resize", () => this.fit());
    // The device makes room for the panels.
    this.panels = [...document.querySelectorAll(".panel")];
    const observer = new ResizeObserver(() => this.fit());
    for (const panel of this.panels) observer.observe(panel);
    this.watchResolution();
  }

  // A window that moves to another screen, or is zoomed, needs a canvas of other pixels.
  watchResolution() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
      this.fit();
      this.watchResolution();
    }, { once: true });
  }

  show(state) {
    this.state = state;
    this.device.hidden = false;
    this.homeButton.hidden = state.body.homeButton === 0;
    const side = { landscapeLeft: "left", landscapeRight: "right" }[state.orientation];
    if (side) this.device.dataset.side = side;
    else delete this.device.dataset.side;
    this.fit();
  }

  fit() {
    const state = this.state;
    if (!state) return;
    const { bezel, forehead, rim } = state.body;
    const isSideways = state.width > state.height;
    const across = state.width + (isSideways ? 2 * forehead : 2 * bezel) + 2 * rim + 8;
    const down = state.height + (isSideways ? 2 * bezel : 2 * forehead) + 2 * rim + 8;
    const title = document.getElementById("title").getBoundingClientRect();
    let room = this.room(MARGIN);
    const scaleIn = ({ width, height }) => Math.max(0.2, Math.min(1, width / across, height / down));
    const left = room.x + (room.width - across * scaleIn(room)) / 2;
    if (left < title.right + 8) room = this.room(title.bottom + 8);
    const scale = scaleIn(room);
    const style = this.device.style;
    const set = (name, value) => style.setProperty(name, `${value * scale}px`);
    set("--bezel", bezel);
    set("--bezel-top", forehead);
    set("--bezel-bottom", forehead);
    set("--rim", rim);
    set("--key", 3);
    set("--home", state.body.homeButton);
    set("--corner", state.cornerRadius);
    this.device.firstElementChild.style.borderRadius = `${state.body.cornerRadius * scale}px`;
    style.left = `${room.x + room.width / 2}px`;
    style.top = `${room.y + room.height / 2}px`;
    // Whole pixels of the screen that shows it keep every edge sharp.
    const ratio = devicePixelRatio;
    const width = Math.round(state.width * scale * ratio);
    const height = Math.round(state.height * scale * ratio);
    this.screen.style.setProperty("--point", `${width / ratio / state.width}px`);
    this.screen.style.width = `${width / ratio}px`;
    this.screen.style.height = `${height / ratio}px`;
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.onresize?.();
    }
  }

  // What the bars leave of the window, from a height on.
  room(top) {
    const bar = document.getElementById("bar").getBoundingClientRect();
    const panel = this.panels.find(({ hidden }) => !hidden)?.getBoundingClientRect();
    const isBarBelow = bar.width > bar.height;
    const right = isBarBelow ? innerWidth - 8 : (panel ?? bar).left - 6;
    const bottom = isBarBelow ? (panel ?? bar).top - 8 : innerHeight - MARGIN;
    const left = isBarBelow ? 8 : panel ? MARGIN : Math.max(MARGIN, innerWidth - right);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}
