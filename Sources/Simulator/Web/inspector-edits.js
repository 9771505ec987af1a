// What is set in the inspector, on its way to the app: of each property one value at a time, then the newest.

const nameOf = ({ object, key }) => `${object} ${key}`;

export class InspectorEdits {
  // `send` sends an edit, and says whether that's possible.
  constructor(send) {
    this.send = send;
    this.forget();
  }

  // Forgets all, of which another app or another server knows nothing.
  forget() {
    this.underway = new Map();
    this.waiting = new Map();
    this.made = new Map();
  }

  add(edit) {
    this.waiting.set(nameOf(edit), edit);
    this.sendNext(nameOf(edit));
  }

  // Takes what has become of an edit.
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

  // The value that a property is being set to; nothing where that's over.
  valueOf(name) { return (this.waiting.get(name) ?? this.underway.get(name))?.value; }

  // Whether what the app told after so many edits is what a property was before it was set.
  isOutdated(name, edits) { return this.underway.has(name) || edits < (this.made.get(name) ?? 0); }
}
