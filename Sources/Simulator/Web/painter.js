// Draws frames. A slow frame is drawn in parts, so that the page can handle the user's input in
// between.

// The maximum time in milliseconds to continue drawing a frame while a newer one is waiting.
const PATIENCE = 300;

export class Painter {
  // Calls `drawn` after each frame.
  constructor(player, drawn) {
    this.player = player;
    this.drawn = drawn;
    this.frame = null;
    this.parts = null;
    this.next = null;
  }

  // Shows a frame as soon as possible, and calls its `taken` when it's on the screen or dropped.
  show(frame) {
    if (this.next !== frame) this.next?.taken();
    this.next = frame;
    if (!this.parts) this.begin();
  }

  // Shows a frame on a canvas whose size or resolution has changed.
  showAnew(frame) {
    if (this.parts) this.frame.taken();
    this.parts = null;
    this.show(frame);
  }

  begin() {
    this.frame = this.next;
    this.next = null;
    this.start = performance.now();
    this.parts = this.player.parts(this.frame.buffer, this.frame.offset);
    this.draw(this.parts);
  }

  // Draws a part, and schedules the rest for when the browser has shown it and handled other
  // events.
  draw(parts) {
    if (parts !== this.parts) return;
    const isLate = this.next && performance.now() - this.start > PATIENCE;
    let isOver = true;
    try {
      isOver = isLate || parts.next().done;
    } finally {
      if (isOver) this.parts = null;
      else requestAnimationFrame(() => this.draw(parts));
    }
    if (!isOver) return;
    this.frame.taken();
    if (!isLate) this.drawn();
    if (this.next && !this.parts) this.begin();
  }
}
