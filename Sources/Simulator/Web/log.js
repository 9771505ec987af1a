// The console: the apps' output, log messages, and reports. It shows the newest lines, earlier
// lines on demand, and search results.

import { make } from "./dom.js";
import { Panel } from "./panel.js";
import { placeLink } from "./place.js";

const MOST_LINES = 1000;
const NEAR = 30;
// NSLog writes messages that aren't errors to standard error, in the form of time, process, and
// message.
const NSLOG = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [^[]+\[\d+:[0-9a-f]+\] /;
// The delay in milliseconds after which typing and new lines are sent to the server in one request.
const PAUSE = 150;

export class Log {
  constructor(connection) {
    this.connection = connection;
    this.panel = new Panel("log");
    const part = (name) => document.getElementById(`log-${name}`);
    this.list = this.panel.root.querySelector("ol");
    this.badge = this.panel.button.querySelector("b");
    this.note = part("note");
    this.newestButton = part("newest");
    this.search = part("search");
    this.level = part("level");
    this.app = part("app");
    this.matches = part("matches");
    this.copyButton = part("copy");
    this.unread = 0;
    // The number of the first line to show. The user has cleared the lines before it.
    this.floor = 0;
    this.apps = [];
    // Requests are made one after the other, because the server handles one at a time for each
    // page.
    this.lastAnswer = Promise.resolve();
    this.requests = new AbortController();
    this.startAnew();
    this.listen(part("clear"));
    // After reconnecting, the device sends the newest lines again.
    connection.addEventListener("open", () => this.startAnew());
  }

  listen(clearButton) {
    this.list.addEventListener("scroll", () => this.scrolled());
    this.panel.addEventListener("toggle", () => this.toggled());
    this.newestButton.addEventListener("click", () => this.showNewest());
    this.search.addEventListener("input", () => this.filterSoon());
    for (const select of [this.level, this.app]) select.addEventListener("change", () => this.filter());
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.filter();
    });
    // Keeps the lines to be copied selected when the button is clicked.
    this.copyButton.addEventListener("mousedown", (event) => event.preventDefault());
    this.copyButton.addEventListener("click", () => this.copy());
    clearButton.addEventListener("click", () => this.clearAway());
  }

  startAnew() {
    this.newest = 0;
    this.clear(this.floor);
    this.begin();
  }

  // Empties the list. The next line has the number `start`.
  clear(start) {
    this.list.replaceChildren();
    this.start = start;
    this.end = start;
    this.loading = null;
    this.note.hidden = true;
    this.updateNewestButton();
  }

  clearAway() {
    this.floor = this.newest;
    this.clear(this.floor);
    this.begin();
    if (this.query) this.showMatches();
  }

  // MARK: Searching

  get query() {
    const level = this.level.value === "debug" ? "" : this.level.value;
    return Object.entries({ text: this.search.value, app: this.app.value, level })
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&");
  }

  filterSoon() {
    clearTimeout(this.filterTimer);
    this.filterTimer = setTimeout(() => this.filter(), PAUSE);
  }

  // Shows the newest matching lines, and counts all of them.
  filter() {
    clearTimeout(this.filterTimer);
    this.clear(this.newest);
    this.list.classList.toggle("filtered", this.query !== "");
    this.begin();
    if (this.query) {
      this.count(this.sought);
    } else {
      this.matches.textContent = "";
      this.showNewest();
    }
  }

  // Ends the search. Pending responses are ignored, and the server doesn't need to finish them.
  begin() {
    this.requests.abort();
    this.requests = new AbortController();
    this.sought = { found: 0, counted: this.newest, isAsking: false };
  }

  // Counts matches from the newest line backward. The first response with matches provides the
  // lines to show.
  async count(sought) {
    sought.isAsking = true;
    const page = await this.fetch(`before=${sought.counted}&from=${this.floor}`);
    if (sought !== this.sought) return;
    sought.isAsking = false;
    if (!page) return;
    sought.found += page.found;
    sought.counted = page.start;
    if (this.list.childElementCount === 0) this.showFound(page);
    this.showMatches();
    if (page.start > Math.max(page.first, this.floor)) this.count(sought);
    else this.followFound();
  }

  showFound(page) {
    this.list.append(...page.entries.map((entry) => this.line(entry)));
    this.start = page.entries.length < page.found ? page.entries[0].number : page.start;
    this.list.scrollTop = this.list.scrollHeight;
  }

  showMatches() {
    const { found } = this.sought;
    this.matches.textContent = found === 1 ? "1 line" : `${found.toLocaleString("en")} lines`;
  }

  // Requests new lines during a search, because only the server knows which of them match.
  async followFound() {
    const { sought, newest, end } = this;
    if (sought.isAsking || newest <= end) return;
    sought.isAsking = true;
    await new Promise((done) => setTimeout(done, PAUSE));
    const { isAtEnd } = this;
    const page = sought === this.sought ? await this.fetch(`before=${newest}&from=${end}`) : null;
    if (sought !== this.sought) return;
    sought.isAsking = false;
    if (!page) return;
    sought.found += page.found;
    this.end = newest;
    // If there are more new lines than one response can contain, the list starts over.
    if (page.entries.length < page.found && isAtEnd) {
      this.list.replaceChildren();
      this.start = page.entries[0].number;
    }
    this.add(page.entries);
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    this.showMatches();
    this.followFound();
  }

  // MARK: The lines

  get isAtEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.list;
    return !this.panel.isOpen || scrollHeight - scrollTop - clientHeight < NEAR;
  }

  // The list doesn't scroll while the user reads older lines.
  receive({ start, entries, count, apps }) {
    const isFollowing = this.isAtEnd && this.end >= this.newest;
    this.newest = count;
    this.countReports(entries);
    this.showApps(apps);
    if (this.query) return this.followFound();
    if (isFollowing) {
      const shown = entries.filter(({ number }) => number >= this.floor);
      if (start !== this.end && start > this.floor) this.clear(start);
      this.append(shown);
      this.end = count;
      this.list.scrollTop = this.list.scrollHeight;
    }
    this.updateNewestButton();
  }

  append(entries) {
    this.add(entries);
    this.end += entries.length;
  }

  add(entries) {
    this.list.append(...entries.map((entry) => this.line(entry)));
    const height = this.list.scrollHeight;
    const top = this.list.scrollTop;
    while (this.list.childElementCount > MOST_LINES) {
      this.list.firstElementChild.remove();
      this.start = Number(this.list.firstElementChild.dataset.number);
    }
    this.list.scrollTop = top - (height - this.list.scrollHeight);
  }

  // Lines that are added above the visible lines don't move them.
  prepend({ first, start, entries, found }) {
    const height = this.list.scrollHeight;
    this.list.prepend(...entries.map((entry) => this.line(entry)));
    this.list.scrollTop += this.list.scrollHeight - height;
    this.start = found > entries.length ? entries[0].number : start;
    while (this.list.childElementCount > MOST_LINES) {
      this.end = Number(this.list.lastElementChild.dataset.number);
      this.list.lastElementChild.remove();
    }
    this.note.hidden = first === 0 || this.start > first;
    this.note.textContent = `The console is full: its first ${first} lines were removed.`;
  }

  line({ number, time, entry }) {
    const [[kind, { app, _1: content }]] = Object.entries(entry);
    const item = kind === "output" ? this.printed(content) : this.report(app, content);
    item.dataset.number = number;
    item.dataset.time = new Date(time).toLocaleTimeString("en-GB", { hour12: false })
      + `.${String(time % 1000).padStart(3, "0")}`;
    if (kind === "output") item.dataset.app = app;
    return item;
  }

  printed({ text, isError, origin }) {
    if (!origin) {
      const item = make("li", isError && !NSLOG.test(text) ? "error-output" : "");
      item.append(...this.marked(text));
      return item;
    }
    const item = make("li", `logged ${origin.level}`);
    item.title = [origin.level, origin.subsystem, origin.category].filter(Boolean).join(" · ");
    if (origin.category) {
      const category = make("b");
      category.append(...this.marked(origin.category));
      item.append(category, " ");
    }
    item.append(...this.marked(text));
    return item;
  }

  report(app, content) {
    const item = make("li", `report-${content.severity}`);
    const about = content.message.startsWith(app) ? "" : `${app}: `;
    item.append(...this.marked(`${about}${content.message}`));
    if (content.file) item.append(" (", placeLink(content.file, content.line), ")");
    return item;
  }

  // Returns text with the search matches highlighted.
  marked(text) {
    const wanted = this.search.value;
    if (!wanted) return [text];
    const pattern = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      parts.push(text.slice(end, match.index), make("mark", "", match[0]));
      end = match.index + match[0].length;
    }
    return [...parts, text.slice(end)];
  }

  showApps(apps) {
    if (apps.length === this.apps.length) return;
    this.apps = apps;
    this.list.classList.toggle("of-several", apps.length > 1);
    const chosen = this.app.value;
    this.app.replaceChildren(new Option("All apps", ""), ...apps.map((name) => new Option(name, name)));
    this.app.value = chosen;
    this.app.hidden = apps.length < 2;
  }

  // MARK: Scrolling

  scrolled() {
    // If a list was just emptied, it's about to be filled.
    if (!this.panel.isOpen || this.loading || this.list.childElementCount === 0) return;
    if (this.list.scrollTop < NEAR && this.start > this.floor && this.note.hidden) {
      this.load(`before=${this.start}&from=${this.floor}`, (page) => this.prepend(this.above(page)));
    } else if (!this.query && this.isAtEnd && this.end < this.newest) {
      this.load(`from=${this.end}`, (page) => this.append(page.entries));
    }
  }

  // Returns a page's entries that the user hasn't cleared.
  above(page) {
    return { ...page, entries: page.entries.filter(({ number }) => number >= this.floor) };
  }

  showNewest() {
    if (this.query) return this.filter();
    this.load(`before=${this.newest}`, (page) => {
      this.clear(Math.max(page.start, this.floor));
      this.append(this.above(page).entries);
      this.list.scrollTop = this.list.scrollHeight;
    });
  }

  async load(query, show) {
    const loading = {};
    this.loading = loading;
    const page = await this.fetch(query);
    // The list may have been emptied in the meantime.
    if (this.loading !== loading) return;
    this.loading = null;
    if (page) show(page);
    this.updateNewestButton();
  }

  // Fetches a part of the log or of the search results, or nothing if the server is gone. The page
  // reports that.
  fetch(range) {
    // Without a search, the range of a page before a number is known.
    const plain = range.replace(/^(before=\d+)&from=\d+$/, "$1");
    const url = `log.json?page=${this.connection.page}&${this.query ? `${range}&${this.query}` : plain}`;
    const { signal } = this.requests;
    this.lastAnswer = this.lastAnswer.then(async () => {
      try {
        const answer = await fetch(url, { signal });
        return answer.ok ? await answer.json() : null;
      } catch {
        return null;
      }
    });
    return this.lastAnswer;
  }

  updateNewestButton() {
    this.newestButton.hidden = this.query !== "" || this.end >= this.newest;
  }

  // MARK: Copying

  // Copies the lines with selected text, or else all visible ones.
  copy() {
    const selection = getSelection();
    const items = [...this.list.children];
    const chosen = selection.isCollapsed ? [] : items.filter((item) => selection.containsNode(item, true));
    const lines = (chosen.length > 0 ? chosen : items).map((item) => this.textOf(item));
    navigator.clipboard.writeText(lines.map((line) => `${line}\n`).join("")).then(() => {
      this.copyButton.classList.add("done");
      setTimeout(() => this.copyButton.classList.remove("done"), 1200);
    }, () => {});
  }

  textOf(item) {
    const level = item.classList.contains("logged") ? `${item.classList[1]} ` : "";
    const app = item.dataset.app && this.apps.length > 1 ? `${item.dataset.app}: ` : "";
    return `${item.dataset.time} ${app}${level}${item.textContent}`;
  }

  // MARK: The button in the bar

  toggled() {
    this.list.scrollTop = this.list.scrollHeight;
    this.unread = 0;
    this.updateBadge(false);
  }

  countReports(entries) {
    const reports = entries.flatMap(({ entry }) => entry.report?._1 ?? []);
    if (reports.length === 0) return;
    this.unread += reports.length;
    this.updateBadge(reports.some((report) => report.severity === "error"));
  }

  updateBadge(isError) {
    if (this.panel.isOpen) this.unread = 0;
    this.badge.hidden = this.unread === 0;
    this.badge.textContent = this.unread > 99 ? "99+" : String(this.unread);
    if (this.unread === 0) this.badge.className = "";
    else if (isError) this.badge.className = "error";
  }
}
