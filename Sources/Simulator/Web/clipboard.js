// Handles the clipboards of the device and the user's computer, and images for both.

import { ask } from "./ask.js";
import { Command, Message } from "./messages.js";

export class Clipboard {
  constructor(connection, keyboard, notices) {
    this.connection = connection;
    this.keyboard = keyboard;
    this.notices = notices;
    this.isAsked = false;
    connection.addEventListener(Message.pasteboard, ({ detail }) => this.receive(detail._0));
  }

  // Copies the text on the computer's clipboard to the device's.
  async send() {
    const text = await navigator.clipboard?.readText().catch(() => null)
      ?? await ask({ title: "Send Clipboard", label: "Text for the device’s clipboard" });
    if (!text) return;
    this.connection.send(Command.pasteboard(text));
    this.notices.tell("Copied the text to the device.");
  }

  // Requests the text on the device's clipboard.
  get() {
    this.isAsked = true;
    this.connection.send(Command.readPasteboard());
  }

  receive(text) {
    const wasAsked = this.isAsked;
    this.isAsked = false;
    if (text) this.keyboard.takeCopied(text);
    if (wasAsked) this.notices.tell(text ? "Copied the text from the device." : "The device’s clipboard is empty.");
  }

  // Copies a screenshot to the computer's clipboard.
  async copyScreenshot() {
    try {
      const picture = fetch("screenshot.png").then((response) => response.blob());
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      this.notices.tell("Copied a screenshot.");
    } catch {
      this.notices.tell("This browser doesn’t let the page copy images. Save the screenshot instead.", true);
    }
  }
}
