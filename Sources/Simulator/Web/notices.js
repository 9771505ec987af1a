// Shows crashes and builds to the app's developer.

import { chord } from "./actions.js";
import { make } from "./dom.js";
import { Command } from "./messages.js";
import { callList, placeLink, placeLinkOf } from "./place.js";

function closeButton(action) {
  const button = make("button", "close");
  button.setAttribute("aria-label", "Close");
  button.innerHTML = '<svg><use href="#i-close"/></svg>';
  button.addEventListener("click", action);
  return button;
}

// Returns a description of how an app ended, such as "Messages crashed".
export function endingOf({ appName, isEndedByDevice, isKilled }) {
  if (isEndedByDevice) return `${appName} was killed by the device`;
  return `${appName} ${isKilled ? "was killed" : "crashed"}`;
}

export class Notices {
  constructor(connection) {
    this.connection = connection;
    this.root = document.getElementById("notices");
    this.cards = new Map();
    // The device sends the current notices again.
    connection.addEventListener("open", () => {
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

  // Shows a short message, for example that something was copied. An error stays until it's closed.
  tell(text, isRefused = false) {
    clearTimeout(this.noteTimer);
    const card = make("article", isRefused ? "card note refused" : "card note");
    card.append(make("span", "", text));
    if (isRefused) card.append(closeButton(() => this.card("note", null)));
    this.card("note", card);
    if (!isRefused) this.noteTimer = setTimeout(() => this.card("note", null), 4000);
  }

  showCrash(crash) {
    if (!crash) return this.card("crash", null);
    const card = make("article", "card error");
    card.setAttribute("role", "alert");
    const title = make("h2", "", endingOf(crash));
    title.append(closeButton(() => this.connection.send(Command.dismissCrash())));
    card.append(title, make("p", "", crash.reason));
    if (crash.location) card.append(this.place(placeLinkOf(crash.location)));
    const calls = crash.frames.filter(({ isPersons }) => isPersons);
    if (calls.length > 0) card.append(callList(calls));
    if (crash.log) card.append(this.report(crash, crash.frames.length - calls.length));
    this.card("crash", card);
  }

  place(link) {
    const place = make("p", "place");
    place.append(link);
    return place;
  }

  // The last output of the process, collapsed if the app's own stack frames are shown.
  report({ log, frames }, others) {
    const details = make("details");
    details.open = frames.length === 0;
    const calls = others === 1 ? "1 system frame" : `${others} system frames`;
    details.append(
      make("summary", "", others > 0 ? `Full report (${calls})` : "Full report"),
      make("pre", "", log));
    return details;
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
    card.append(make("span", "", isOver ? `Built ${build.project}${time}` : `Building ${build.project}…`));
    this.card("build", card);
    if (isOver) this.buildTimer = setTimeout(() => this.card("build", null), 1800);
  }

  // Shows the user's place in a rebuilt app, and how to relaunch it.
  showRestored({ app, text, leftOut }) {
    clearTimeout(this.restoredTimer);
    const card = make("article", "card restored");
    const line = make("p", "", text);
    line.append(closeButton(() => this.card("restored", null)));
    card.append(line, ...leftOut.map((reason) => make("p", "left-out", reason)));
    const hint = make("p", "hint", "Relaunch ");
    hint.append(make("kbd", "", chord("R")));
    card.append(hint);
    card.setAttribute("aria-label", `${app} was rebuilt`);
    this.card("restored", card);
    this.restoredTimer = setTimeout(() => this.card("restored", null), leftOut.length > 0 ? 20_000 : 6_000);
  }

  showFailedBuild(build) {
    const card = make("article", "card error");
    card.setAttribute("role", "alert");
    const errors = build.remarks.filter((remark) => remark.severity === "error");
    const count = errors.length === 1 ? "1 error" : `${errors.length} errors`;
    const title = make("h2", "", `${build.project}: Build failed (${count})`);
    title.append(closeButton(() => this.card(`build ${build.project}`, null)));
    card.append(title);
    for (const remark of (errors.length > 0 ? errors : build.remarks).slice(0, 20)) {
      card.append(make("p", "", remark.message));
      if (remark.file) card.append(this.place(placeLink(remark.file, remark.line, remark.column)));
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
}
