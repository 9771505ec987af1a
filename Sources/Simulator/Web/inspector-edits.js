// Edits in the inspector, on their way to the app: of each property one value at a time, then the newest.

const nameOf = ({ object, key }) => `${object} ${key}`;

export class InspectorEdits {
  // `send` sends an edit, and returns whether that's possible.
  constructor(send) {
    this.send = send;
    this.forget();
  }

  // Forgets all edits, which another app or another server doesn't know.
  forget() {
    this.underway = new Map();
    this.waiting = new Map();
    this.made = new Map();
  }

  add(edit) {
    this.waiting.set(nameOf(edit), edit);
    this.sendNext(nameOf(edit));
  }

  // Handles the result of an edit.
  take(edit) {
    this.underway.delete(nameOf(edit));
    if (!edit.failure) this.made.set(nameOf(edit), edit.edits);
    this.sendNext(nameOf(edit));
  }

  sendNext(name) {
    const edit = this.waiting.get(name);
    if (!edit || this.underway.has(name)) return;
    this.waiting.delete(name);
    if (this.send(edit)) this.underway.set(name, edit);
  }

  // The value that a property is being set to; nothing if that's over.
  valueOf(name) { return (this.waiting.get(name) ?? this.underway.get(name))?.value; }

  // Whether the app's description after some edits has a property as it was before it was set.
  isOutdated(name, edits) { return this.underway.has(name) || edits < (this.made.get(name) ?? 0); }
}
