// Positions the devices, scaled equally so that all of them fit into the window.

const MARGIN = 22;
const GAP = 26;
const CAPTION = 44;
// The least room for an app's name in the title, in pixels.
const NAME = 64;
// The gap between the parts of the title, in pixels; see `#title` in style.css.
const TITLE_GAP = 10;

export class Stage {
  // `handheld` determines whether the page acts as the device that it shows.
  constructor(handheld) {
    this.handheld = handheld;
    this.views = [];
    // The zoom of a single device: to fit, at its physical size, or with one pixel for each point
    // or pixel of its screen.
    this.zoom = localStorage.getItem("zoom") ?? "fit";
    this.root = document.getElementById("stage");
    this.bar = document.getElementById("bar");
    this.title = document.getElementById("title");
    this.name = document.getElementById("app-name");
    addEventListener("resize", () => this.fit());
    handheld.addEventListener("change", () => this.fit());
    // The devices make room for the title and the panels. The panels make room for the bar below
    // them, which can have several rows.
    this.panels = [...document.querySelectorAll(".panel")];
    const observer = new ResizeObserver(() => this.fit());
    for (const part of [this.bar, this.title, ...this.panels]) observer.observe(part);
    this.watchResolution();
  }

  // When the window moves to another screen or is zoomed, the canvases need a different resolution.
  watchResolution() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
      this.fit();
      this.watchResolution();
    }, { once: true });
  }

  setZoom(zoom) {
    this.zoom = zoom;
    localStorage.setItem("zoom", zoom);
    this.fit();
  }

  // Returns the number of the page's pixels per point of a device, unless the device is scaled to
  // fit.
  wantedScale({ pointsPerInch, scale }) {
    switch (this.zoom) {
      case "physical": return 96 / pointsPerInch;
      case "point": return 1;
      case "pixel": return scale / devicePixelRatio;
      default: return null;
    }
  }

  add(view) {
    this.views.push(view);
    view.addEventListener("changed", () => this.fit());
  }

  remove(view) {
    this.views = this.views.filter((other) => other !== view);
    this.fit();
  }

  fit() {
    document.documentElement.style.setProperty("--bar", `${this.bar.offsetHeight}px`);
    const shown = this.views.filter((view) => view.state);
    if (shown.length === 0) return;
    document.documentElement.toggleAttribute("data-several", this.views.length > 1);
    this.root.classList.remove("zoomed");
    this.title.style.maxWidth = "";
    if (this.handheld.isOn) this.fillScreen(shown[0]);
    else if (this.views.length > 1) this.arrange(shown);
    else this.center(shown[0]);
  }

  // Makes the device's screen fill the page, apart from the areas that the phone covers.
  fillScreen(view) {
    const { x, y, width, height } = this.handheld.room();
    const { chrome } = view;
    const size = chrome.size(true);
    const scale = Math.min(width / size.width, height / size.height);
    chrome.place(scale, { x: x + width / 2, y: y + height / 2 }, true);
  }

  center(view) {
    const size = view.chrome.size();
    const title = this.title.getBoundingClientRect();
    let room = this.room(MARGIN);
    const scaleIn = ({ width, height }) =>
      Math.max(0.2, Math.min(1, width / size.width, height / size.height));
    const left = room.x + (room.width - size.width * scaleIn(room)) / 2;
    // The app's name is cut short beside the device, which doesn't move when a name appears.
    const name = this.name.offsetWidth;
    const end = title.right - (name > 0 ? name + TITLE_GAP : 0) + TITLE_GAP + NAME;
    if (left < end + 8) room = this.room(title.bottom + 8);
    else this.title.style.maxWidth = `${left - 8 - title.left}px`;
    const scale = this.wantedScale(view.state) ?? scaleIn(room);
    // A device that's larger than the available room starts at its edge, so that scrolling can
    // reach all of it.
    const middle = (start, length, size) => start + Math.max(length, size * scale) / 2;
    view.chrome.place(
      scale, { x: middle(room.x, room.width, size.width), y: middle(room.y, room.height, size.height) });
    this.root.classList.toggle("zoomed", scale > scaleIn(room));
  }

  // Arranges devices side by side, in the number of rows that makes them largest.
  arrange(views) {
    const room = this.room(this.title.getBoundingClientRect().bottom);
    const sizes = new Map(views.map((view) => [view, view.chrome.size()]));
    const plans = rowsOf(views).map((rows) => ({ rows, scale: scaleFor(rows, sizes, room) }));
    const { rows, scale } = plans.reduce((best, plan) => (plan.scale > best.scale * 1.02 ? plan : best));
    const heights = rows.map((row) => heightOf(row, sizes) * scale + CAPTION);
    const total = heights.reduce((sum, height) => sum + height, GAP * (rows.length - 1));
    let y = room.y + Math.max(0, (room.height - total) / 2);
    rows.forEach((row, index) => {
      let x = room.x + (room.width - widthOf(row, sizes) * scale - GAP * (row.length - 1)) / 2;
      for (const view of row) {
        const { width, height } = sizes.get(view);
        view.chrome.place(scale, { x: x + width * scale / 2, y: y + CAPTION + height * scale / 2 });
        x += width * scale + GAP;
      }
      y += heights[index] + GAP;
    });
  }

  // Returns the part of the window below a height that the bars leave free.
  room(top) {
    const bar = this.bar.getBoundingClientRect();
    const panel = this.panels.find(({ hidden }) => !hidden)?.getBoundingClientRect();
    const isBarBelow = bar.width > bar.height;
    const isBarThere = bar.width > 0;
    const right = isBarBelow ? innerWidth - 8 : panel || isBarThere ? (panel ?? bar).left - 6 : innerWidth - MARGIN;
    const bottom = isBarBelow ? (panel ?? bar).top - 8 : innerHeight - MARGIN;
    const left = isBarBelow ? 8 : panel || this.views.length > 1 ? MARGIN : Math.max(MARGIN, innerWidth - right);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}

const widthOf = (row, sizes) => row.reduce((sum, view) => sum + sizes.get(view).width, 0);
const heightOf = (row, sizes) => Math.max(...row.map((view) => sizes.get(view).height));

// Returns all ways to divide views into rows in order, starting with the fewest rows.
function rowsOf(views) {
  if (views.length === 1) return [[views]];
  const [first, ...rest] = views;
  const plans = rowsOf(rest).flatMap(([row, ...rows]) => [[[first, ...row], ...rows], [[first], row, ...rows]]);
  return plans.sort((one, other) => one.length - other.length);
}

function scaleFor(rows, sizes, room) {
  const across = rows.map((row) => (room.width - GAP * (row.length - 1)) / widthOf(row, sizes));
  const height = rows.reduce((sum, row) => sum + heightOf(row, sizes), 0);
  const down = (room.height - CAPTION * rows.length - GAP * (rows.length - 1)) / height;
  return Math.max(0.1, Math.min(1, down, ...across));
}
