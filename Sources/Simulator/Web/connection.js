// The socket to the device, which reconnects automatically and passes on messages.

import { Command, INPUTS, Message, Packet } from "./messages.js";

const isOver = ({ phase }) => phase === "ended" || phase === "cancelled";

export class Connection extends EventTarget {
  // `path` is the socket's path, relative to the page's address.
  constructor(player, path) {
    super();
    this.player = player;
    this.path = path;
    // Assumes all rights until the server sends the actual ones.
    this.rights = { drives: true, readsLog: true, isOwner: true };
    this.addEventListener(Message.rights, ({ detail }) => {
      this.rights = detail._0;
      // The name that identifies this page in requests.
      this.page = detail.page;
    });
    this.delay = 250;
    this.decoding = [];
    this.connect();
  }

  connect() {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.socket = new WebSocket(url);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => {
      this.delay = 250;
      this.emit("open");
    };
    this.socket.onclose = () => {
      if (this.isEnded) return;
      this.emit("closed");
      setTimeout(() => { if (!this.isEnded) this.connect(); }, this.delay);
      this.delay = Math.min(2000, this.delay * 1.6);
    };
    this.socket.onmessage = (event) => this.receive(event.data);
  }

  get isOpen() { return this.socket.readyState === WebSocket.OPEN; }

  emit(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  // Closes the connection permanently.
  close() {
    this.isEnded = true;
    this.socket.close();
  }

  // Sends a user's command, dispatches the event "said" with it, and returns whether that's
  // possible.
  send(command) {
    if (!this.isOpen || !this.rights.drives) return false;
    this.say(command);
    this.emit("said", command);
    return true;
  }

  // Sends a command that the user performed on another device.
  repeat(command) {
    if (this.isOpen && this.rights.drives) this.say(command);
  }

  say(command) {
    this.socket.send(JSON.stringify(command));
    const { touches, pointer } = command;
    // Of all touches and pointer gestures, only their ends change the screen by themselves.
    const ends = touches ? touches._0.some(isOver)
      : pointer ? isOver(pointer._0) : INPUTS.has(Object.keys(command)[0]);
    if (ends) this.emit("input");
  }

  receive(buffer) {
    switch (new Uint8Array(buffer, 0, 1)[0]) {
      case Packet.message: {
        const message = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 1)));
        for (const [type, value] of Object.entries(message)) this.emit(type, value);
        break;
      }
      case Packet.image: {
        const id = new DataView(buffer).getBigUint64(1, true);
        const bytes = new Uint8Array(buffer, 9);
        if (bytes.length > 0) this.decoding.push(this.player.addImage(id, bytes));
        else this.whenShown(() => this.player.removeImage(id));
        break;
      }
      case Packet.frame: this.receiveFrame(buffer); break;
    }
  }

  // A frame may use images that arrived just before it. Frames stay in order.
  receiveFrame(buffer) {
    if (this.decoding.length === 0 && !this.waiting) {
      this.showFrame(buffer);
      return;
    }
    const images = this.decoding.splice(0);
    this.whenShown(() => Promise.all(images).then(() => this.showFrame(buffer)));
  }

  // Runs work after the frames that arrived earlier.
  whenShown(work) {
    const turn = (this.waiting ?? Promise.resolve())
      .then(work)
      .finally(() => { if (this.waiting === turn) this.waiting = null; });
    this.waiting = turn;
  }

  // When a frame is shown, the device sends another one. Up to two frames are in transit.
  showFrame(buffer) {
    const { socket } = this;
    const frame = { buffer, offset: 1 };
    frame.taken = () => {
      frame.taken = () => {};
      if (socket === this.socket && this.isOpen) this.say(Command.gotFrame());
    };
    try {
      this.emit("frame", frame);
    } catch (error) {
      frame.taken();
      throw error;
    }
  }
}
