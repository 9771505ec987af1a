// The menu items for the device itself.

import { ask } from "./ask.js";
import { Command, Message, PERMISSIONS, SWITCHES } from "./messages.js";

const ZOOMS = [
  ["physical", "Physical Size", "Digit1", "PS"], ["point", "Point Accurate", "Digit2", "PA"],
  ["pixel", "Pixel Accurate", "Digit3", "PX"], ["fit", "Fit Screen", "Digit4", "FS"],
];

// Adds the actions.
// - page: the objects that they use: `connection`, `stage`, `clipboard`, `photos`, `push`, `film`, `notices`,
//   `state` (the device's state, or nothing), `turn(direction)`, `forget()` (called before an app's
//   process ends), `textSizes` and `locales` to choose from, and `ownKeyboard` (whether a phone's
//   own keyboard is available and used, and a function to choose it).
export function addSettings(actions, page) {
  const { connection, stage, clipboard, photos, push, film } = page;
  const isPossible = () => page.state() !== null;
  const hasApp = () => Boolean(page.state()?.app);
  const send = (command) => connection.send(command);
  const add = (section, title, rest) => actions.add({ section, title, isPossible, ...rest });

  add("Device", "Home Screen", { letters: "HS", code: "KeyH", run: () => send(Command.home()) });
  add("Device", "App Switcher", { letters: "AS", code: "KeyU", run: () => send(Command.switcher()) });
  add("Device", "Lock", {
    letters: "LK", code: "KeyL", isOn: () => page.state()?.isLocked ?? false,
    effect: "Lock or unlock the device.",
    run: () => send(page.state().isLocked ? Command.unlock() : Command.lock()),
  });
  add("Device", "Rotate Left", { letters: "RL", code: "ArrowLeft", run: () => page.turn("left") });
  add("Device", "Rotate Right", { letters: "RR", code: "ArrowRight", run: () => page.turn("right") });
  add("Device", "Shake", { letters: "SH", code: "KeyX", run: () => send(Command.shake()) });
  add("Device", "Relaunch", {
    letters: "RE", code: "KeyR", isPossible: hasApp, effect: "Kill the app, and open it with its first screen.",
    run: () => { page.forget(); send(Command.relaunch()); },
  });
  add("Device", "Reset Settings", {
    letters: "RS",
    effect: "Reset all settings except the model and the system.",
    run: () => { page.forget(); send(Command.resetSettings()); },
  });
  add("Device", "Kill App", {
    letters: "KA", isPossible: hasApp, run: () => { page.forget(); send(Command.kill()); },
  });
  connection.addEventListener(Message.link, ({ detail }) => location.replace(detail._0));
  add("Device", "Renew Link", {
    letters: "RN", isPossible: () => isPossible() && connection.rights.isOwner,
    effect: "Give the page a new URL. The old one stops working, and other open pages are disconnected.",
    run: () => send(Command.renewLink()),
  });
  add("Device", "Model", {
    letters: "MO", choices: () => (page.state()?.models ?? []).map((name) => [name, name]),
    value: () => page.state()?.name, choose: (name) => send(Command.model(name)),
  });
  add("Device", "System", {
    letters: "SY", isPossible: () => isPossible() && connection.rights.isOwner,
    effect: "Rebuild and relaunch the apps for another version of iOS.",
    choices: () => (page.state()?.systems ?? []).map((version) => [version, `iOS ${version}`]),
    value: () => page.state()?.system, choose: (version) => send(Command.system(version)),
  });

  connection.addEventListener(Message.zoom, ({ detail }) => stage.setZoom(detail._0));
  for (const [mode, title, code, letters] of ZOOMS) {
    add("View", title, { code, letters, isChoice: true, isOn: () => stage.zoom === mode, run: () => stage.setZoom(mode) });
  }
  add("View", "Dark Appearance", {
    letters: "DA", code: "KeyA", isOn: () => page.state()?.appearance === "dark",
    run: () => send(Command.appearance(page.state().appearance === "dark" ? "light" : "dark")),
  });
  add("View", "Text Size", {
    letters: "TS",
    choices: () => page.textSizes, value: () => page.state()?.textSize, choose: (size) => send(Command.textSize(size)),
  });
  add("View", "Save Screenshot", { letters: "SS", code: "KeyS", run: () => document.getElementById("screenshot").click() });
  add("View", "Copy Screenshot", { letters: "CS", run: () => clipboard.copyScreenshot() });
  add("View", "Record MP4", {
    letters: "MP", code: "KeyF", effect: "Start or stop recording the screen.",
    run: () => film.toggle("mp4"),
  });
  add("View", "Record GIF", {
    letters: "GI", effect: "Start or stop recording the screen.",
    run: () => film.toggle("gif"),
  });

  add("Input", "Send Clipboard", {
    letters: "SC", effect: "Copy the text on this computer’s clipboard to the device.",
    run: () => clipboard.send(),
  });
  add("Input", "Get Clipboard", {
    letters: "GC", effect: "Copy the text on the device’s clipboard to this computer.",
    run: () => clipboard.get(),
  });
  add("Input", "Add Photos…", { letters: "AP", effect: "You can also drop images on the page.", run: () => photos.choose() });
  add("Input", "Send Notification…", {
    letters: "SN", code: "KeyY", effect: "Send an .apns file as a push notification. You can also drop it on the page.",
    run: () => push.choose(),
  });
  add("Input", "Open URL…", {
    letters: "OU",
    run: async () => {
      const url = await ask({ title: "Open URL…", label: "A URL with the scheme of an app on the device", placeholder: "myapp://home" });
      if (url) send(Command.openURL(url));
    },
  });
  add("Input", "Type on This Phone’s Keyboard", {
    letters: "TP", effect: "Keep the device’s keyboard hidden.", ...page.ownKeyboard,
  });
  add("Input", "Toggle Software Keyboard", { letters: "SK", isPossible: hasApp, run: () => send(Command.toggleKeyboard()) });

  for (const { name, title, letters, answers } of PERMISSIONS) {
    // The page doesn't know the app's answer, which the app keeps in its own files.
    add("Features", title, {
      letters, isPossible: hasApp, effect: "Answer the app’s question, and relaunch the app.",
      choices: () => [["", "Choose…"], ...answers], value: () => "",
      choose: (answer) => {
        if (!answer) return;
        page.forget();
        send(Command.permission(name, answer));
      },
    });
  }

  add("Language", "Language", {
    letters: "LA", choices: () => page.locales(), value: () => page.state()?.locale,
    choose: (tag) => { page.forget(); send(Command.locale(tag)); },
  });
  add("Language", "Time Zone", {
    letters: "TZ",
    choices: () => [["", "System time zone"], ...Intl.supportedValuesOf("timeZone").map((name) => [name, name.replaceAll("_", " ")])],
    value: () => page.state()?.timeZone ?? "", choose: (name) => send(Command.timeZone(name)),
  });

  for (const { name, section, title, effect, code, letters } of SWITCHES) {
    const isOn = () => page.state()?.switches.includes(name) ?? false;
    add(section, title, {
      code, letters, effect, isOn, isTold: true,
      run: () => {
        if (section === "Language") page.forget();
        send(Command.set(name, !isOn()));
      },
    });
  }
  connection.addEventListener(Message.debuggee, ({ detail: { _0: { name, pid } } }) => {
    page.notices.tell(`${name} has the process ID ${pid}. To debug it, run “quince debug --attach”.`);
  });
  add("Debug", "Attach Debugger", {
    letters: "AB", isPossible: () => hasApp() && connection.rights.isOwner,
    effect: "Show the app’s process ID, and the command that attaches a debugger to it.",
    run: () => send(Command.debug({ describe: {} })),
  });
  add("Debug", "Simulate Memory Warning", {
    letters: "MW", code: "KeyM", isPossible: hasApp,
    run: () => send(Command.memoryWarning()),
  });
}
