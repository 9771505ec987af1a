/// A time that can be stopped, turned round and set.
package final class AnimationTimeline {
  let duration: CFTimeInterval
  /// Whether time passes.
  package private(set) var isRunning = false
  /// Whether time passes backward.
  package var isReversed = false
  /// How much of the time has passed when it was looked at last.
  private var fraction: Double = 0
  private var since: CFTimeInterval = 0
  /// A time that passes before the first start.
  private var delay: CFTimeInterval

  /// Creates a timeline that stands still, with its length and what it waits at first in seconds.
  package init(duration: CFTimeInterval, delay: CFTimeInterval) {
    self.duration = max(duration, 1e-4)
    self.delay = delay
  }

  /// How much has passed at a time, from 0 to 1.
  package func fraction(at time: CFTimeInterval) -> Double {
    guard isRunning else { return fraction }
    let passed = max(0, time - since - delay) / duration
    return min(1, max(0, isReversed ? fraction - passed : fraction + passed))
  }

  func elapsed(at time: CFTimeInterval) -> CFTimeInterval {
    min(fraction(at: time), 1 - 1e-9) * duration
  }

  /// Lets time pass.
  package func start(at time: CFTimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    since = time
  }

  /// Has time stand still.
  package func pause(at time: CFTimeInterval) {
    set(fraction(at: time), at: time)
    isRunning = false
  }

  /// Goes to a fraction of the whole.
  package func set(_ fraction: Double, at time: CFTimeInterval) {
    self.fraction = min(1, max(0, fraction))
    since = time
    delay = 0
  }

  /// Lets time pass the other way.
  package func reverse(_ isReversed: Bool, at time: CFTimeInterval) {
    set(fraction(at: time), at: time)
    self.isReversed = isReversed
  }

  /// When it will have run out, in the direction in which it runs.
  package var end: CFTimeInterval? {
    isRunning ? since + delay + (isReversed ? fraction : 1 - fraction) * duration : nil
  }
}
