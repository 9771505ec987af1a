// What the apps print and are told of: the newest lines, and on demand those that came before.

import { make } from "./dom.js";
import { Panel } from "./panel.js";

const MOST_LINES = 1000;
const NEAR = 30;

export class Log {
  constructor(connection) {
    this.panel = new Panel("log");
    this.list = this.panel.root.querySelector("ol");
    this.badge = this.panel.button.querySelector("b");
    this.note = document.getElementById("log-note");
    this.newestButton = document.getElementById("log-newest");
    this.unread = 0;
    this.startAnew();
    this.list.addEventListener("scroll", () => this.scrolled());
    this.panel.addEventListener("toggle", () => this.toggled());
    this.newestButton.addEventListener("click", () => this.showNewest());
    // The device tells the newest lines anew.
    connection.addEventListener("open", () => this.startAnew());
  }

  startAnew() {
    this.newest = 0;
    this.clear(0);
  }

  // Empties the list; the line with the number `start` comes next.
  clear(start) {
    this.list.replaceChildren();
    this.start = start;
    this.end = start;
    this.loading = null;
    this.note.hidden = true;
    this.updateNewestButton();
  }

  get isAtEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.list;
    return !this.panel.isOpen || scrollHeight - scrollTop - clientHeight < NEAR;
  }

  // Whoever reads older lines is left in peace.
  receive({ start, entries, count }) {
    const isFollowing = this.isAtEnd && this.end >= this.newest;
    this.newest = count;
    this.countReports(entries);
    if (isFollowing) {
      if (start !== this.end) this.clear(start);
      this.append(entries);
      this.list.scrollTop = this.list.scrollHeight;
    }
    this.updateNewestButton();
  }

  append(entries) {
    this.list.append(...entries.map((entry) => this.line(entry)));
    this.end += entries.length;
    const height = this.list.scrollHeight;
    const top = this.list.scrollTop;
    while (this.list.childElementCount > MOST_LINES) {
      this.list.firstElementChild.remove();
      this.start += 1;
    }
    this.list.scrollTop = top - (height - this.list.scrollHeight);
  }

  // Lines that come before those that are read do not move them.
  prepend({ first, start, entries }) {
    const height = this.list.scrollHeight;
    this.list.prepend(...entries.map((entry) => this.line(entry)));
    this.list.scrollTop += this.list.scrollHeight - height;
    this.start = start;
    while (this.list.childElementCount > MOST_LINES) {
      this.list.lastElementChild.remove();
      this.end -= 1;
    }
    this.note.hidden = first === 0 || start > first;
    this.note.textContent = `The log is full: its first ${first} lines are not kept.`;
  }

  line(entry) {
    const [[kind, { app, _1: content }]] = Object.entries(entry);
    if (kind === "output") return make("li", content.isError ? "error" : "", content.text);
    const place = [content.file, content.line].filter(Boolean).join(":");
    const about = content.message.startsWith(app) ? "" : `${app}: `;
    const text = `${about}${content.message}${place ? ` (${place})` : ""}`;
    return make("li", `report-${content.severity}`, text);
  }

  scrolled() {
    if (!this.panel.isOpen || this.loading) return;
    if (this.list.scrollTop < NEAR && this.start > 0 && this.note.hidden) {
      this.load(`before=${this.start}`, (page) => this.prepend(page));
    } else if (this.isAtEnd && this.end < this.newest) {
      this.load(`from=${this.end}`, (page) => this.append(page.entries));
    }
  }

  showNewest() {
    this.load(`before=${this.newest}`, (page) => {
      this.clear(page.start);
      this.append(page.entries);
      this.list.scrollTop = this.list.scrollHeight;
    });
  }

  async load(query, show) {
    const loading = {};
    this.loading = loading;
    try {
      const page = await (await fetch(`log.json?${query}`)).json();
      // The list may have been emptied meanwhile.
      if (this.loading === loading) show(page);
    } catch {
      // The server is gone; the page says so.
    } finally {
      if (this.loading === loading) this.loading = null;
      this.updateNewestButton();
    }
  }

  updateNewestButton() {
    this.newestButton.hidden = this.end >= this.newest;
  }

  toggled() {
    this.list.scrollTop = this.list.scrollHeight;
    this.unread = 0;
    this.updateBadge(false);
  }

  countReports(entries) {
    const reports = entries.flatMap((entry) => entry.report?._1 ?? []);
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
