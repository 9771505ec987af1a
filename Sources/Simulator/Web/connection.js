// The socket to the device: it reconnects by itself, and hands on what arrives.

const MESSAGE = 1;
const FRAME = 2;
const IMAGE = 3;

export class Connection extends EventTarget {
  constructor(player) {
    super();
    this.player = player;
    this.delay = 250;
    this.decoding = [];
    this.connect();
  }

  connect() {
    const url = new URL("socket", location.href);
    url.protocol = "ws:";
    this.socket = new WebSocket(url);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => {
      this.delay = 250;
      this.emit("open");
    };
    this.socket.onclose = () => {
      this.emit("closed");
      setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(2000, this.delay * 1.6);
    };
    this.socket.onmessage = (event) => this.receive(event.data);
  }

  get isOpen() { return this.socket.readyState === WebSocket.OPEN; }

  emit(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  // A command is named as in PageCommand.swift; `values` are its associated values by name.
  send(command, values = {}) {
    if (this.isOpen) this.socket.send(JSON.stringify({ [command]: values }));
  }

  receive(buffer) {
    switch (new Uint8Array(buffer, 0, 1)[0]) {
      case MESSAGE: {
        const message = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 1)));
        for (const [type, value] of Object.entries(message)) this.emit(type, value);
        break;
      }
      case IMAGE: {
        const id = new DataView(buffer).getBigUint64(1, true);
        const work = this.player.addImage(id, new Uint8Array(buffer, 9));
        this.decoding.push(work);
        break;
      }
      case FRAME: this.receiveFrame(buffer); break;
    }
  }

  // A frame may draw images that came just before it; frames stay in order.
  receiveFrame(buffer) {
    if (this.decoding.length === 0 && !this.waiting) {
      this.showFrame(buffer);
      return;
    }
    const images = this.decoding.splice(0);
    const turn = (this.waiting ?? Promise.resolve())
      .then(() => Promise.all(images))
      .then(() => this.showFrame(buffer))
      .finally(() => { if (this.waiting === turn) this.waiting = null; });
    this.waiting = turn;
  }

  showFrame(buffer) {
    try {
      this.emit("frame", { buffer, offset: 1 });
    } finally {
      this.send("gotFrame");
    }
  }
}
