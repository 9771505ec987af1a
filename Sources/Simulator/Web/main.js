// Connects the parts of the page.

import { Actions, describeKeys, keysOf } from "./actions.js";
import { Clipboard } from "./clipboard.js";
import { make } from "./dom.js";
import { Features } from "./features.js";
import { Fonts } from "./fonts.js";
import { Handheld } from "./handheld.js";
import { Initials } from "./initials.js";
import { Inspector } from "./inspector.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { Command, Message } from "./messages.js";
import { Notices } from "./notices.js";
import { Film } from "./film.js";
import { Photos } from "./photos.js";
import { Push } from "./push.js";
import { Recorder } from "./record.js";
import { addSettings } from "./settings.js";
import { SideBySide } from "./sidebyside.js";
import { Stage } from "./stage.js";
import { View } from "./view.js";

const TEXT_SIZES = [
  ["XS", "Extra small"], ["S", "Small"], ["M", "Medium"], ["L", "Large (standard)"],
  ["XL", "Extra large"], ["XXL", "Extra extra large"], ["XXXL", "Largest"],
  ["AccessibilityM", "Accessibility medium"], ["AccessibilityL", "Accessibility large"],
  ["AccessibilityXL", "Accessibility extra large"],
  ["AccessibilityXXL", "Accessibility extra extra large"],
  ["AccessibilityXXXL", "Accessibility largest"],
];
const LOCALES = [
  "en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "it-IT", "pt-BR", "nl-NL", "sv-SE", "pl-PL", "tr-TR",
  "ru-RU", "uk-UA", "ar-SA", "he-IL", "hi-IN", "ja-JP", "ko-KR", "zh-Hans-CN", "zh-Hant-TW",
];
// Elements in which the user can type a question mark. The device reports text editing only after
// it has started.
const TYPED = "select, textarea, input:not([type=range], [type=checkbox], [type=radio])";
const AROUND = ["portrait", "landscapeLeft", "portraitUpsideDown", "landscapeRight"];

const byID = (id) => document.getElementById(id);
// A template for another device, copied before the first one has any contents.
const template = byID("device").cloneNode(true);

let state = null;

const fonts = new Fonts(() => { for (const view of stage.views) view.screen.draw(); });
const handheld = new Handheld();
const stage = new Stage(handheld);
await fonts.load();
const view = new View(byID("device"), "", fonts);
const { connection, input, keyboard, screen, twin } = view;
stage.add(view);
handheld.follow(view);
const notices = new Notices(connection);
const log = new Log(connection);
const inspector = new Inspector(connection, screen.player, screen.canvas);
const actions = new Actions(keyboard);
new Initials(actions, notices, () => menu.open());
const menu = new Menu(actions, notices);

// For accessing the page from outside, such as in tests: all actions, and a function that draws the
// frame at which the screen settled with a number of pixels per point.
window.quince = {
  actions,
  drawQuietly: async (scale) => {
    const pause = () => new Promise((done) => setTimeout(done, 50));
    while (performance.now() - screen.frameTime < 200 || !fonts.isComplete) await pause();
    screen.canvas.width = state.width * scale;
    screen.canvas.height = state.height * scale;
    screen.drawAnew();
    if (!fonts.isComplete) await window.quince.drawQuietly(scale);
  },
};

const on = (type, action) => connection.addEventListener(type, (event) => action(event.detail));
view.addEventListener("away", ({ detail: text }) => { byID("away").textContent = state ? "" : text; });
on("open", () => { byID("away").textContent = ""; });
view.addEventListener("replaced", () => location.reload());
view.addEventListener("changed", () => {
  state = view.state;
  showState(state);
});
on(Message.rights, ({ _0: rights }) => {
  document.documentElement.toggleAttribute("data-watching", !rights.drives);
  byID("log-button").hidden = !rights.readsLog;
});
on(Message.refused, ({ _0: reason }) => notices.tell(reason, true));
on(Message.announcement, ({ _0: text }) => announce(text));
on(Message.crash, ({ _0: crash }) => notices.showCrash(crash));
on(Message.restored, (restored) => notices.showRestored(restored));
on(Message.build, ({ _0: build }) => notices.showBuild(build));
// The device sends the next lines when these have been shown.
on(Message.log, ({ _0: page }) => {
  log.receive(page);
  connection.say(Command.gotLog());
});

// Makes assistive technology announce text, even if it's the same text again.
function announce(text) {
  const line = document.createElement("p");
  line.textContent = text;
  byID("announcer").replaceChildren(line);
}

function showState(device) {
  document.title = device.appName ? `${device.appName} – ${device.name}` : device.name;
  byID("app-name").textContent = device.appName ?? "";
  const models = byID("model");
  if (models.childElementCount !== device.models.length) {
    models.replaceChildren(...device.models.map((name) => new Option(name, name)));
  }
  models.value = device.name;
  byID("text-size").value = device.textSize;
  showLocale(device.locale);
  const isDark = device.appearance === "dark";
  byID("appearance").querySelector("use").setAttribute("href", isDark ? "#i-sun" : "#i-moon");
  byID("appearance").querySelector("span").textContent = isDark ? "Light" : "Dark";
  byID("screen").classList.toggle("grayscale", device.switches.includes("grayscale"));
  byID("screenshot").download = `${device.appName ?? "Home"} ${device.name}.png`;
}

// Returns a language's name in that language, with the region in which it's spoken.
function localeOption(tag) {
  const { language, script, region } = new Intl.Locale(tag);
  const name = (type, code) => new Intl.DisplayNames([tag], { type }).of(code);
  const words = name("language", script ? `${language}-${script}` : language);
  const option = new Option(region ? `${words} – ${name("region", region)}` : words, tag);
  option.lang = tag;
  return option;
}

function showLocale(tag) {
  const select = byID("locale");
  if (![...select.options].some((option) => option.value === tag)) select.append(localeOption(tag));
  select.value = tag;
}

function turn(direction) {
  const step = direction === "right" ? 1 : 3;
  let index = AROUND.indexOf(state.heldOrientation);
  do index = (index + step) % 4; while (AROUND[index] === "portraitUpsideDown" && !state.isPad);
  connection.send(Command.rotate(AROUND[index]));
}

byID("text-size").append(
  ...TEXT_SIZES.map(([name, label]) => new Option(label, `UICTContentSizeCategory${name}`)));
byID("text-size").addEventListener("change", (event) => {
  connection.send(Command.textSize(event.target.value));
});
byID("locale").append(...LOCALES.map(localeOption));
byID("locale").addEventListener("change", (event) => {
  if (state?.app) twin.clear(state.launch);
  connection.send(Command.locale(event.target.value));
});
byID("model").addEventListener("change", (event) => {
  connection.send(Command.model(event.target.value));
});
byID("appearance").addEventListener("click", () => {
  connection.send(Command.appearance(state.appearance === "dark" ? "light" : "dark"));
});
for (const button of document.querySelectorAll("#bar [data-command]")) {
  button.addEventListener("click", () => view.command(button.dataset.command));
}
for (const button of document.querySelectorAll("[data-turn]")) {
  button.addEventListener("click", () => turn(button.dataset.turn));
}
// A click on the bar leaves the keyboard focus on the device.
for (const button of document.querySelectorAll("#bar button, #bar a")) {
  button.addEventListener("mousedown", (event) => event.preventDefault());
}
keyboard.addEventListener("tab", () => notices.tell("Tab types a tab here. Press Escape to leave the text."), { once: true });
const help = byID("help");
byID("help-button").addEventListener("click", () => help.showModal());
help.querySelector(".close").addEventListener("click", () => help.close());
help.addEventListener("click", (event) => { if (event.target === help) help.close(); });
addEventListener("keydown", (event) => {
  if (event.key !== "?" || !state || help.open) return;
  // While text is being edited, on the device or in a panel, a question mark without modifiers is
  // typed.
  const isChord = event.ctrlKey || event.metaKey;
  if (!isChord && (keyboard.state || event.target.closest?.(TYPED))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  help.showModal();
}, { capture: true });
const push = new Push(connection, notices);
addSettings(actions, {
  connection, stage, turn, push, notices,
  ownKeyboard: {
    isPossible: () => handheld.isOn && state !== null, isOn: () => handheld.typesOnPhone,
    run: () => handheld.typeOnPhone(!handheld.typesOnPhone, view),
  },
  clipboard: new Clipboard(connection, keyboard, notices),
  photos: new Photos(connection, notices, push),
  film: new Film(connection),
  state: () => state,
  forget: () => {
    if (state?.app) twin.clear(state.launch);
    notices.card("restored", null);
  },
  textSizes: TEXT_SIZES.map(([name, label]) => [`UICTContentSizeCategory${name}`, label]),
  locales: () => [...byID("locale").options].map(({ value, text }) => [value, text]),
});
actions.add({ section: "View", title: "Menu", code: "KeyP", isHidden: true, run: () => menu.open() });
new SideBySide({ first: view, stage, actions, template, fonts, handheld });
actions.add({
  section: "Debug", title: "Console", letters: "CO", isBeside: true,
  isPossible: () => !byID("log-button").hidden, isOn: () => log.panel.isOpen,
  run: () => log.panel.show(!log.panel.isOpen),
});
actions.add({
  section: "Debug", title: "Inspector", letters: "IN", code: "KeyD", isBeside: true,
  isOn: () => inspector.panel.isOpen,
  run: () => inspector.panel.show(!inspector.panel.isOpen),
});
actions.add({
  section: "Debug", title: "Pick a View", letters: "PV", isBeside: true,
  isPossible: () => state !== null, isOn: () => inspector.outlines.isPicking,
  run: () => {
    inspector.panel.show(true);
    inspector.pick(true);
  },
});
new Features(connection, actions);
// Runs after everything in the menu has received the state.
connection.addEventListener(Message.device, () => menu.update());
new Recorder(connection, input, actions);
actions.add({ section: "Help", title: "Keyboard Shortcuts", letters: "KS", run: () => help.showModal() });
const listed = (found) => found.flatMap((action) => [make("dt", "", keysOf(action)), make("dd", "", action.title)]);
byID("chords").append(...listed(actions.all.filter(({ code }) => code)));
byID("letters").append(...listed(actions.all.filter(({ code }) => !code)));
for (const node of document.querySelectorAll("[data-action]")) {
  const action = actions.all.find(({ title }) => title === node.dataset.action);
  node.title = `${node.title} (${keysOf(action)})`;
  describeKeys(node.querySelector("select") ?? node, action);
}
