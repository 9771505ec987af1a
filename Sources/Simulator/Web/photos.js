// Adds images that are selected or dropped on the page to the device's photo library.

import { Command } from "./messages.js";

const LARGEST = 45_000_000;

function base64(bytes) {
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}

export class Photos {
  // - push: receives dropped files that contain notifications.
  constructor(connection, notices, push) {
    this.connection = connection;
    this.notices = notices;
    this.input = document.getElementById("photos");
    this.input.addEventListener("change", () => {
      this.add(this.input.files);
      this.input.value = "";
    });
    const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
    addEventListener("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      document.body.classList.add("dropping");
    });
    addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) document.body.classList.remove("dropping");
    });
    addEventListener("drop", (event) => {
      document.body.classList.remove("dropping");
      if (!hasFiles(event)) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      push.send(files.filter((file) => push.takes(file)));
      this.add(files.filter((file) => !push.takes(file)));
    });
  }

  choose() { this.input.click(); }

  async add(files) {
    const fit = [...files].filter(({ type, size }) => /^image\/(png|jpeg)$/.test(type) && size <= LARGEST);
    for (const file of fit) {
      this.connection.send(Command.addPhoto(base64(new Uint8Array(await file.arrayBuffer()))));
    }
    if (fit.length < files.length) this.notices.tell("Photos accepts only PNG and JPEG images of at most 45 MB.", true);
    if (fit.length > 0) this.notices.tell(fit.length === 1 ? "Added an image to Photos." : `Added ${fit.length} images to Photos.`);
  }
}
