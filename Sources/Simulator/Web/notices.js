// Crashes, builds, reports and output, for the person who writes the app.

const LONGEST_LOG = 1000;

function make(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

function closeButton(action) {
  const button = make("button", "close");
  button.setAttribute("aria-label", "Close");
  button.innerHTML = '<svg><use href="#i-close"/></svg>';
  button.addEventListener("click", action);
  return button;
}

export class Notices {
  constructor(connection) {
    this.connection = connection;
    this.root = document.getElementById("notices");
    this.log = document.getElementById("log");
    this.list = this.log.querySelector("ol");
    this.button = document.getElementById("log-button");
    this.badge = this.button.querySelector("b");
    this.unread = 0;
    this.waiting = [];
    this.adding = null;
    this.cards = new Map();
    this.button.addEventListener("click", () => this.toggleLog(this.log.hidden));
    document.getElementById("log-close").addEventListener("click", () => this.toggleLog(false));
    // The device tells anew what still holds.
    connection.addEventListener("open", () => {
      this.waiting = [];
      this.list.replaceChildren();
      for (const name of [...this.cards.keys()]) this.card(name, null);
    });
  }

  card(name, card) {
    this.cards.get(name)?.remove();
    this.cards.delete(name);
    if (!card) return;
    this.cards.set(name, card);
    this.root.append(card);
  }

  showCrash(crash) {
    if (!crash) return this.card("crash", null);
    const card = make("article", "card error");
    card.setAttribute("role", "alert");
    const title = make("h2", "", `${crash.appName} crashed`);
    title.append(closeButton(() => this.connection.send("dismissCrash")));
    card.append(title, make("p", "", crash.reason));
    if (crash.location) card.append(make("p", "place", crash.location));
    if (crash.log) card.append(make("pre", "", crash.log));
    this.card("crash", card);
  }

  showBuild(build) {
    clearTimeout(this.buildTimer);
    this.card("build", null);
    if (build.phase === "failed") return this.showFailedBuild(build);
    const isOver = build.phase === "succeeded";
    if (isOver) this.card(`build ${build.project}`, null);
    const card = make("article", "card building");
    if (!isOver) card.append(make("i", "spinner"));
    const time = build.seconds ? ` in ${build.seconds.toFixed(1)} s` : "";
    card.append(make("span", "", isOver ? `Built ${build.project}${time}` : `Building ${build.project} …`));
    this.card("build", card);
    if (isOver) this.buildTimer = setTimeout(() => this.card("build", null), 1800);
  }

  showFailedBuild(build) {
    const card = make("article", "card error");
    card.setAttribute("role", "alert");
    const errors = build.remarks.filter((remark) => remark.severity === "error");
    const count = errors.length === 1 ? "1 error" : `${errors.length} errors`;
    const title = make("h2", "", `${build.project} does not build: ${count}`);
    title.append(closeButton(() => this.card(`build ${build.project}`, null)));
    card.append(title);
    for (const remark of (errors.length > 0 ? errors : build.remarks).slice(0, 20)) {
      card.append(make("p", "", remark.message));
      if (remark.file) {
        const place = [remark.file, remark.line, remark.column].filter(Boolean).join(":");
        card.append(make("p", "place", place));
      }
      if (remark.excerpt.length > 0) card.append(this.excerpt(remark));
    }
    this.card(`build ${build.project}`, card);
  }

  excerpt(remark) {
    const pre = make("pre");
    remark.excerpt.forEach((line, index) => {
      const number = (remark.firstLine ?? remark.line) + index;
      const text = `${String(number).padStart(4)}  ${line}`;
      const isPlace = number === remark.line;
      pre.append(isPlace ? make("mark", "", text) : text, isPlace ? "" : "\n");
    });
    return pre;
  }

  addReport(app, report) {
    const place = [report.file, report.line].filter(Boolean).join(":");
    const text = `${app}: ${report.message}${place ? ` (${place})` : ""}`;
    this.add(text, `report-${report.severity}`);
    this.unread += 1;
    this.updateBadge(report.severity === "error");
  }

  addOutput(app, lines) {
    for (const line of lines) this.add(line.text, line.isError ? "error" : "");
  }

  // Lines that come together are laid out together, so that a flood of them leaves the page its time.
  add(text, className) {
    this.waiting.push(make("li", className, text));
    if (this.waiting.length > LONGEST_LOG) this.waiting.shift();
    this.adding ??= setTimeout(() => this.addWaiting(), 50);
  }

  addWaiting() {
    this.adding = null;
    const isAtEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 30;
    this.list.append(...this.waiting.splice(0));
    while (this.list.childElementCount > LONGEST_LOG) this.list.firstElementChild.remove();
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  toggleLog(isOpen) {
    this.log.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", String(isOpen));
    this.list.scrollTop = this.list.scrollHeight;
    this.unread = 0;
    this.updateBadge(false);
  }

  updateBadge(isError) {
    if (!this.log.hidden) this.unread = 0;
    this.badge.hidden = this.unread === 0;
    this.badge.textContent = this.unread > 99 ? "99+" : String(this.unread);
    if (this.unread === 0) this.badge.className = "";
    else if (isError) this.badge.className = "error";
  }
}
