// Sends remote notifications from JSON files that are selected or dropped on the page.

import { Command } from "./messages.js";

// The maximum size that the device accepts. The device reports other problems with a file.
const LARGEST = 65_536;

export class Push {
  constructor(connection, notices) {
    this.connection = connection;
    this.notices = notices;
    this.input = document.getElementById("payload");
    this.input.addEventListener("change", () => {
      this.send(this.input.files);
      this.input.value = "";
    });
  }

  choose() { this.input.click(); }

  // Returns whether a file is a notification, by its name.
  takes({ name }) { return /\.(apns|json)$/i.test(name); }

  async send(files) {
    if (!this.connection.rights.drives) return;
    for (const file of files) {
      if (file.size > LARGEST) {
        this.notices.tell(`“${file.name}” is too large for a notification.`, true);
      } else {
        // If the file doesn't specify an app, the notification goes to the frontmost one.
        this.connection.send(Command.push(await file.text(), null));
      }
    }
  }
}
