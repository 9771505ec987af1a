// Sends the inspector's edits to the app. For each property, one value is sent at a time, followed
// by the newest one.

const nameOf = ({ object, key }) => `${object} ${key}`;

export class InspectorEdits {
  // `send` sends an edit, and returns whether that's possible.
  constructor(send) {
    this.send = send;
    this.forget();
  }

  // Discards all edits, because another app or server doesn't know about them.
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

  // Returns the value that a property is being set to, or nothing if there's no edit in progress.
  valueOf(name) { return (this.waiting.get(name) ?? this.underway.get(name))?.value; }

  // Returns whether the app's description, after a number of edits, has the value from before a
  // property was set.
  isOutdated(name, edits) { return this.underway.has(name) || edits < (this.made.get(name) ?? 0); }
}
