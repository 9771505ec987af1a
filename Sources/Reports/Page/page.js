// Shows the report that the page contains. All text is inserted as text, so that none of it is
// interpreted as markup.

const report = JSON.parse(document.getElementById("report").textContent);
const at = (id) => document.getElementById(id);
const marks = { passed: "✓", failed: "✗", broken: "✗", skipped: "–", failedAsExpected: "~" };
const words = {
  passed: "passed", failed: "failed", broken: "crashed or couldn’t run", skipped: "skipped",
  failedAsExpected: "failed as expected",
};
const isFailure = (outcome) => outcome === "failed" || outcome === "broken";

/** Returns an element with attributes and contents. */
function make(name, attributes = {}, ...contents) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...contents.filter((content) => content !== undefined && content !== null));
  return element;
}

function duration(seconds) {
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

const counted = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;
const place = (thing) => [thing.file, thing.line].filter((part) => part !== undefined).join(":");

/** Returns the steps of a run in order, with nested steps after the step that contains them. */
function flattened(steps, depth = 0) {
  return steps.flatMap((step) => [{ step, depth }, ...flattened(step.steps, depth + 1)]);
}

function allIssues(steps) {
  return steps.flatMap((step) =>
    isFailure(step.outcome) ? [...allIssues(step.steps), ...step.issues.map((issue) => ({ issue, step }))] : []);
}

function allFiles(run) {
  const steps = flattened(run.steps).map(({ step }) => step);
  return [...steps.flatMap((step) => step.attachments), ...run.attachments];
}

let run;
let steps = [];
let current = 0;
let tab = "elements";
let pinned = null;
let timer = null;

// The header and the list of runs.

function showHeader() {
  const date = new Date(report.date).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
  const known = report.properties.map(({ name, value }) => `${name} ${value}`);
  at("about").textContent = [date, duration(report.seconds), ...known].join(" · ");
  const failed = report.runs.filter(({ outcome }) => isFailure(outcome)).length;
  const skipped = report.runs.filter(({ outcome }) => outcome === "skipped").length;
  const passed = report.runs.length - failed - skipped;
  const count = (number, word, kind) => make("li", { class: number ? kind : "is-other" }, `${number} ${word}`);
  at("counts").append(count(passed, "passed", "is-good"), count(failed, "failed", "is-bad"));
  if (skipped) at("counts").append(count(skipped, "skipped", "is-other"));
}

function showRuns() {
  const wanted = at("filter").value.toLowerCase();
  const failuresOnly = at("failures").checked;
  let suite;
  let list;
  at("runs").replaceChildren();
  report.runs.forEach((one, index) => {
    if (failuresOnly && !isFailure(one.outcome)) return;
    if (!`${one.suite}/${one.name}`.toLowerCase().includes(wanted)) return;
    if (one.suite !== suite) {
      suite = one.suite;
      list = make("ul", { "aria-label": suite || "Runs" });
      if (suite) at("runs").append(make("h2", { class: "suite" }, suite));
      at("runs").append(list);
    }
    list.append(make("li", {},
      make("button", {
        type: "button", class: `row ${one.outcome}`, "data-run": index,
        "aria-current": one === run && "true", onclick: () => open(index, undefined, true),
      },
      make("span", { class: "mark", "aria-hidden": "true" }, marks[one.outcome]),
      make("span", { class: "title" }, one.name, make("span", { class: "unseen" }, `, ${words[one.outcome]}`)),
      make("span", { class: "time" }, duration(one.seconds)))));
  });
  if (!at("runs").firstChild) at("runs").append(make("p", { class: "nothing" }, "No results."));
}

// A run.

function open(index, step, movesFocus) {
  stop();
  run = report.runs[index];
  steps = flattened(run.steps);
  pinned = null;
  for (const row of at("runs").querySelectorAll("[data-run]")) {
    if (Number(row.dataset.run) !== index) {
      row.removeAttribute("aria-current");
      continue;
    }
    row.setAttribute("aria-current", "true");
    keepInSight(row);
  }
  at("name").textContent = run.name;
  const facts = [words[run.outcome], duration(run.seconds), counted(steps.length, "step")];
  if (run.attempts > 1) facts.push(`attempt ${run.attempts}`);
  if (run.file) facts.push(place(run));
  at("facts").textContent = facts.join(" · ");
  showIssues();
  showSteps();
  tab = run.attachments.some(({ type }) => type.startsWith("video/")) && tab === "movie" ? "movie" : tab;
  const failed = steps.findIndex(({ step: one }) => isFailure(one.outcome) && !one.steps.length);
  select(step ?? (failed >= 0 ? failed : Math.max(0, steps.length - 1)));
  if (movesFocus) at("name").focus();
}

function showIssues() {
  const told = [...allIssues(run.steps), ...run.issues.map((issue) => ({ issue }))];
  const reason = !told.length && run.reason && run.outcome !== "passed" ? [{ issue: { message: run.reason } }] : [];
  at("issues").replaceChildren(...[...told, ...reason].map(({ issue, step }) => {
    const index = steps.findIndex((one) => one.step === step);
    const where = place(issue);
    const about = make("div", { class: "about" }, where ? make("span", {}, where) : undefined);
    const box = make("div", { class: "issue" }, make("p", {}, issue.message), about);
    if (step) {
      about.append(make("button", { type: "button", class: "jump", onclick: () => select(index, true) }, "Show the step"));
    }
    if (issue.details) box.append(make("details", {}, make("summary", {}, "More"), make("pre", {}, issue.details)));
    return box;
  }));
}

function showSteps() {
  const row = (step, index) => make("button", {
    type: "button", class: `row ${step.outcome}`, "data-step": index, tabindex: "-1",
    onclick: () => select(index),
  },
  make("span", { class: "mark", "aria-hidden": "true" }, marks[step.outcome]),
  make("span", { class: "title" },
    step.label ? make("span", { class: "label" }, step.label) : undefined, step.title,
    make("span", { class: "unseen" }, `, ${words[step.outcome]}`)),
  make("span", { class: "time" }, duration(step.seconds)));
  let index = 0;
  const items = (list) => list.map((step) => {
    const item = make("li", {}, row(step, index++));
    if (step.steps.length) item.append(make("ol", {}, ...items(step.steps)));
    return item;
  });
  at("steps").replaceChildren(...items(run.steps));
  at("steps-pane").hidden = !steps.length;
  at("timeline").hidden = steps.length < 2;
  at("scrubber").max = Math.max(0, steps.length - 1);
  at("segments").replaceChildren(...steps.map(({ step }) => {
    const segment = make("div", { class: `segment ${step.outcome}` });
    segment.style.flexGrow = 1 + Math.min(8, 40 * step.seconds);
    return segment;
  }));
}

/** Returns the screen after a step: its own screen, or the last one before it. */
function screenAfter(index) {
  for (let place = index; place >= 0; place--) {
    const { screen } = steps[place]?.step ?? {};
    if (screen !== undefined) return run.screens[screen];
  }
  return undefined;
}

function select(index, movesFocus) {
  current = Math.min(Math.max(0, index), Math.max(0, steps.length - 1));
  pinned = null;
  const one = steps[current];
  for (const row of at("steps").querySelectorAll("[data-step]")) {
    const isCurrent = Number(row.dataset.step) === current;
    row.tabIndex = isCurrent ? 0 : -1;
    if (isCurrent) row.setAttribute("aria-current", "step");
    else row.removeAttribute("aria-current");
    if (isCurrent && movesFocus) row.focus();
    if (isCurrent && steps.length > 12) keepInSight(row);
  }
  [...at("segments").children].forEach((segment, place) => segment.classList.toggle("current", place === current));
  at("scrubber").value = current;
  if (one) {
    at("scrubber").setAttribute("aria-valuetext", `${current + 1} of ${steps.length}: ${one.step.title}`);
    history.replaceState(null, "", `#${report.runs.indexOf(run) + 1}.${current + 1}`);
  } else {
    history.replaceState(null, "", `#${report.runs.indexOf(run) + 1}`);
  }
  showScreen();
  showTabs();
}

/** Scrolls as little as necessary, and only if the list is next to the screenshot. */
function keepInSight(row) {
  if (window.matchMedia("(min-width: 721px)").matches) row.scrollIntoView({ block: "nearest" });
}

// The screen and its elements.

function showScreen() {
  const screen = screenAfter(current);
  at("screen-pane").hidden = !run.screens.length;
  at("pointed").textContent = "";
  if (!screen?.picture) {
    at("stage").replaceChildren(make("p", { class: "nothing" }, "No screenshot."));
    return;
  }
  const title = steps[current] ? `Screen after “${steps[current].step.title}”` : "Screen";
  const phone = make("div", { class: "phone" }, make("img", { src: screen.picture, alt: title }));
  phone.style.aspectRatio = `${screen.width} / ${screen.height}`;
  phone.addEventListener("pointermove", (event) => point(elementAt(event, phone, screen)));
  phone.addEventListener("pointerleave", () => point(pinned));
  phone.addEventListener("click", (event) => pin(elementAt(event, phone, screen)));
  at("stage").replaceChildren(phone);
}

const flatElements = (elements) => elements.flatMap((one) => [one, ...flatElements(one.children)]);

/** Returns the smallest element under the pointer, or the frontmost one if there are several. */
function elementAt(event, phone, screen) {
  const box = phone.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * screen.width;
  const y = ((event.clientY - box.top) / box.height) * screen.height;
  const area = ({ frame }) => frame[2] * frame[3];
  return flatElements(screen.elements)
    .filter(({ frame }) => x >= frame[0] && y >= frame[1] && x <= frame[0] + frame[2] && y <= frame[1] + frame[3])
    .reduce((best, one) => (!best || area(one) <= area(best) ? one : best), null);
}

function pin(element) {
  pinned = element;
  if (element) openTab("elements");
  point(element);
  rows.get(element)?.scrollIntoView({ block: "nearest" });
}

let rows = new Map();

/** Outlines an element on the screenshot, and describes it. */
function point(element) {
  const phone = at("stage").querySelector(".phone");
  const screen = screenAfter(current);
  phone?.querySelector(".outline")?.remove();
  for (const [one, row] of rows) row.classList.toggle("pointed", one === element);
  at("pointed").textContent = element ? description(element) : "";
  if (!phone || !element) return;
  const outline = make("div", { class: "outline" });
  const [left, top, width, height] = element.frame;
  outline.style.left = `${(left / screen.width) * 100}%`;
  outline.style.top = `${(top / screen.height) * 100}%`;
  outline.style.width = `${(width / screen.width) * 100}%`;
  outline.style.height = `${(height / screen.height) * 100}%`;
  phone.append(outline);
}

function description(element) {
  const [left, top, width, height] = element.frame;
  const parts = [element.kind, ...element.states];
  if (element.value) parts.push(`value ${element.value}`);
  parts.push(`${width} × ${height} at ${left}, ${top}`);
  return `${parts.join(", ")}${element.selector ? ` → ${element.selector}` : ""}`;
}

function elementList(elements) {
  return make("ul", { class: "elements" }, ...elements.map((element) => {
    const text = element.text || element.label || element.value || element.placeholder;
    const row = make("button", {
      type: "button", class: "element", onmouseenter: () => point(element), onmouseleave: () => point(pinned),
      onfocus: () => point(element), onblur: () => point(pinned), onclick: () => pin(element),
    }, make("span", { class: "kind" }, element.kind), text ? ` “${text}”` : "",
    element.identifier ? make("span", {}, " ", make("code", {}, element.identifier)) : undefined);
    rows.set(element, row);
    return make("li", {}, row, element.children.length ? elementList(element.children) : undefined);
  }));
}

// Details.

function lineList(lines) {
  return make("ul", { class: "lines" }, ...lines.map(({ line, of }) => make("li", { class: line.kind },
    line.kind === "output" ? undefined : make("span", { class: "unseen" }, `${line.kind}: `),
    of === undefined ? undefined : make("span", { class: "of" }, `${of}  `), line.text)));
}

function outputOf(list) {
  return list.flatMap(({ step }) => step.output.map((line) => ({ line })));
}

const panels = {
  elements: {
    title: () => "Elements",
    show: () => {
      const elements = screenAfter(current)?.elements ?? [];
      return elements.length ? elementList(elements) : make("p", { class: "nothing" }, "No elements.");
    },
    isThere: () => run.screens.length > 0,
  },
  output: {
    title: () => "Output of the step",
    show: () => {
      const lines = steps[current] ? outputOf(flattened([steps[current].step])) : [];
      return lines.length ? lineList(lines) : make("p", { class: "nothing" }, "The app printed nothing during this step.");
    },
    isThere: () => steps.some(({ step }) => step.output.length),
  },
  all: {
    title: () => "All output",
    show: () => lineList([...outputOf(steps), ...run.output.map((line) => ({ line }))]),
    isThere: () => run.output.length + outputOf(steps).length > 0,
  },
  movie: {
    title: () => "Movie",
    show: () => make("div", {}, ...allFiles(run).filter(({ type }) => type.startsWith("video/")).map((file) =>
      make("video", { src: file.path, controls: true, preload: "metadata", "aria-label": file.name }))),
    isThere: () => allFiles(run).some(({ type }) => type.startsWith("video/")),
  },
  files: {
    title: () => "Attachments",
    show: () => make("div", { class: "files" }, ...allFiles(run).filter(({ type }) => !type.startsWith("video/"))
      .map((file) => make("div", {}, make("a", { href: file.path }, file.name),
        file.type.startsWith("image/") ? make("img", { src: file.path, alt: file.name }) : undefined))),
    isThere: () => allFiles(run).some(({ type }) => !type.startsWith("video/")),
  },
  step: {
    title: () => "Step",
    show: () => {
      const { step } = steps[current];
      const facts = [["Step", step.title], ["Result", words[step.outcome]], ["Took", duration(step.seconds)],
        ["Started after", duration(step.start)], ["Source", place(step)]];
      return make("dl", {}, ...facts.filter(([, value]) => value).flatMap(([name, value]) =>
        [make("dt", {}, name), make("dd", {}, value)]));
    },
    isThere: () => steps.length > 0,
  },
};

function showTabs() {
  const names = Object.keys(panels).filter((name) => panels[name].isThere());
  at("details").hidden = !names.length;
  const shown = names.includes(tab) ? tab : names[0];
  at("tabs").replaceChildren(...names.map((name) => make("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel", "aria-selected": `${name === shown}`,
    tabindex: name === shown ? "0" : "-1", onclick: () => openTab(name),
    onkeydown: (event) => {
      const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!way) return;
      event.stopPropagation();
      event.preventDefault();
      const next = names[(names.indexOf(name) + way + names.length) % names.length];
      openTab(next);
      at(`tab-${next}`).focus();
    },
  }, panels[name].title())));
  rows = new Map();
  if (!shown) return;
  at("panel").setAttribute("aria-labelledby", `tab-${shown}`);
  at("panel").replaceChildren(panels[shown].show());
}

function openTab(name) {
  tab = name;
  showTabs();
  point(pinned);
}

// Moves through the steps.

function play() {
  if (timer) return stop();
  if (current === steps.length - 1) select(0);
  at("play").textContent = "❚❚";
  at("play").setAttribute("aria-label", "Stop");
  timer = setInterval(() => {
    if (current >= steps.length - 1) stop();
    else select(current + 1);
  }, 700);
}

function stop() {
  clearInterval(timer);
  timer = null;
  at("play").textContent = "▶";
  at("play").setAttribute("aria-label", "Play the steps");
}

at("play").addEventListener("click", play);
at("scrubber").addEventListener("input", (event) => {
  stop();
  select(Number(event.target.value));
});
at("filter").addEventListener("input", showRuns);
at("failures").addEventListener("change", showRuns);
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, video, textarea");
  if (isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isInSteps = at("steps").contains(event.target);
  const way = { ArrowRight: 1, ArrowLeft: -1, ...(isInSteps ? { ArrowDown: 1, ArrowUp: -1 } : {}) }[event.key];
  if (!way || !steps.length) return;
  event.preventDefault();
  stop();
  select(current + way, isInSteps);
  at("said").textContent = `${current + 1} of ${steps.length}: ${steps[current].step.title}`;
});

showHeader();
stop();
const [wantedRun, wantedStep] = location.hash.slice(1).split(".").map((part) => Number.parseInt(part, 10) - 1);
const firstFailure = report.runs.findIndex(({ outcome }) => isFailure(outcome));
const first = report.runs[wantedRun] ? wantedRun : Math.max(0, firstFailure);
if (report.runs.length) {
  run = report.runs[first];
  showRuns();
  open(first, Number.isInteger(wantedStep) ? wantedStep : undefined);
} else {
  showRuns();
  at("name").textContent = "Nothing was run.";
}
