// Notifications as servers send them: files in JSON, chosen or dropped on the page.

import { Command } from "./messages.js";

// The largest that the device accepts, which reports the problems of other files.
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

  // Whether a file is one of these, by its name.
  takes({ name }) { return /\.(apns|json)$/i.test(name); }

  async send(files) {
    if (!this.connection.rights.drives) return;
    for (const file of files) {
      if (file.size > LARGEST) {
        this.notices.tell(`“${file.name}” is too large for a notification.`, true);
      } else {
        // Without a name in the file, it's for the app in front.
        this.connection.send(Command.push(await file.text(), null));
      }
    }
  }
}
