// Messages of the Language Server Protocol and of the Debug Adapter Protocol over a program's input and output.
"use strict";

const SEPARATOR = Buffer.from("\r\n\r\n");
const LONGEST = 64 << 20;

// Splits bytes into messages.
class MessageReader {
  constructor(onMessage) {
    this.onMessage = onMessage;
    this.bytes = Buffer.alloc(0);
  }

  // Takes bytes, and passes on each message that's complete.
  take(bytes) {
    this.bytes = this.bytes.length ? Buffer.concat([this.bytes, bytes]) : bytes;
    for (;;) {
      const end = this.bytes.indexOf(SEPARATOR);
      if (end < 0) return;
      const header = this.bytes.toString("latin1", 0, end);
      const length = Number(/^Content-Length: *(\d+)\r?$/im.exec(header)?.[1]);
      if (!(length <= LONGEST)) throw new Error("Invalid message: its header has no valid Content-Length.");
      const start = end + SEPARATOR.length;
      if (this.bytes.length < start + length) return;
      const text = this.bytes.toString("utf8", start, start + length);
      this.bytes = this.bytes.subarray(start + length);
      this.onMessage(JSON.parse(text));
    }
  }
}

// Writes a message.
function write(stream, message) {
  const body = Buffer.from(JSON.stringify(message), "utf8");
  stream.write(`Content-Length: ${body.length}\r\n\r\n`);
  stream.write(body);
}

// A JSON-RPC connection to a language server.
class Connection {
  // handlers: functions for the server's requests and notifications, by method.
  constructor(input, output, handlers) {
    this.output = output;
    this.handlers = handlers;
    this.pending = new Map();
    this.lastID = 0;
    this.isClosed = false;
    const reader = new MessageReader((message) => this.receive(message));
    input.on("data", (bytes) => {
      try { reader.take(bytes); } catch (error) { this.close(error); }
    });
    input.once("close", () => this.close(new Error("The language server has ended.")));
    output.on("error", (error) => this.close(error));
  }

  // Sends a request, and returns the result.
  request(method, params, token) {
    if (this.isClosed) return Promise.reject(new Error("The language server has ended."));
    const id = ++this.lastID;
    return new Promise((resolve, reject) => {
      const cancelling = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.pending.set(id, { resolve, reject, cancelling });
      write(this.output, { jsonrpc: "2.0", id, method, params });
    });
  }

  // Sends a notification.
  notify(method, params) {
    if (!this.isClosed) write(this.output, { jsonrpc: "2.0", method, params });
  }

  async receive(message) {
    if (message.method === undefined) return this.settle(message);
    const handler = this.handlers[message.method];
    if (message.id === undefined) return handler?.(message.params);
    const answer = { jsonrpc: "2.0", id: message.id };
    try {
      if (!handler) throw Object.assign(new Error(`Unknown method ${message.method}`), { code: -32601 });
      answer.result = await handler(message.params) ?? null;
    } catch (error) {
      answer.error = { code: error.code ?? -32603, message: error.message };
    }
    if (!this.isClosed) write(this.output, answer);
  }

  settle({ id, result, error }) {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    waiting?.cancelling?.dispose();
    if (error) waiting?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else waiting?.resolve(result);
  }

  close(error) {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const { reject, cancelling } of this.pending.values()) {
      cancelling?.dispose();
      reject(error);
    }
    this.pending.clear();
  }
}

module.exports = { Connection, MessageReader, write };
