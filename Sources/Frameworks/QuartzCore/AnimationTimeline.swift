/// A timeline that can be paused, reversed, and set to a position, and that has its own pace.
package final class AnimationTimeline {
  /// A function from elapsed time to progress, both from 0 to 1.
  ///
  /// A spring's progress can temporarily exceed 1.
  package typealias Pace = (Double) -> Double

  private enum Place {
    /// A position as a fraction of the time.
    case time(Double)
    /// A position as a fraction of the progress.
    case progress(Double)
  }

  /// The rest of an animation with a different pace than the timeline's.
  private struct Detour {
    let from: Double
    let to: Double
    let duration: CFTimeInterval
    let pace: Pace
  }

  let duration: CFTimeInterval
  private let pace: Pace
  /// Whether setting a paused timeline sets its progress rather than its time.
  package var scrubsLinearly = true
  /// Whether time passes.
  package private(set) var isRunning = false
  /// Whether time passes backward.
  package private(set) var isReversed = false
  private var place = Place.time(0)
  private var detour: Detour?
  /// The time at which the timeline was at its position.
  private var since: CFTimeInterval = 0
  /// The delay before the first start.
  private var delay: CFTimeInterval

  /// Creates a paused timeline with a duration and an initial position in seconds.
  package init(
    duration: CFTimeInterval, delay: CFTimeInterval = 0, pace: @escaping Pace = { $0 }
  ) {
    self.duration = max(duration, 1e-4)
    self.delay = delay
    self.pace = pace
  }

  /// Returns the progress at a time, which is from 0 to 1, or beyond for a spring.
  package func progress(at time: CFTimeInterval) -> Double {
    if let detour {
      let passed = detour.duration > 0 ? min(1, max(0, (time - since) / detour.duration)) : 1
      return detour.from + (detour.to - detour.from) * detour.pace(passed)
    }
    if !isRunning, case .progress(let progress) = place { return progress }
    return pace(timeFraction(at: time))
  }

  /// Returns the fraction that an app sees and sets, from 0 to 1.
  package func fraction(at time: CFTimeInterval) -> Double {
    scrubsLinearly ? min(1, max(0, progress(at: time))) : timeFraction(at: time)
  }

  private func timeFraction(at time: CFTimeInterval) -> Double {
    if detour != nil { return firstTime(of: progress(at: time)) }
    switch place {
    case .progress(let progress):
      return firstTime(of: progress)
    case .time(let fraction):
      guard isRunning else { return fraction }
      let passed = max(0, time - since - delay) / duration
      return min(1, max(0, isReversed ? fraction - passed : fraction + passed))
    }
  }

  func elapsed(at time: CFTimeInterval) -> CFTimeInterval {
    min(max(0, progress(at: time)), 1 - 1e-9) * duration
  }

  /// Starts the timeline at its current position, at its own pace.
  package func start(at time: CFTimeInterval) {
    guard !isRunning else { return }
    place = .time(timeFraction(at: time))
    detour = nil
    isRunning = true
    since = time
  }

  /// Runs the rest of the animation with a different duration and pace.
  package func start(at time: CFTimeInterval, over duration: CFTimeInterval, pace: @escaping Pace) {
    let progress = progress(at: time)
    detour = Detour(from: progress, to: isReversed ? 0 : 1, duration: duration, pace: pace)
    isRunning = true
    since = time
    delay = 0
  }

  /// Returns the remaining time at the timeline's own pace, in seconds.
  package func remaining(at time: CFTimeInterval) -> CFTimeInterval {
    let fraction = timeFraction(at: time)
    return (isReversed ? fraction : 1 - fraction) * duration
  }

  /// Pauses the timeline.
  package func pause(at time: CFTimeInterval) {
    place = scrubsLinearly ? .progress(progress(at: time)) : .time(timeFraction(at: time))
    if isRunning { delay = max(0, delay - (time - since)) }
    detour = nil
    since = time
    isRunning = false
  }

  /// Moves to a fraction that an app sets.
  package func set(_ fraction: Double, at time: CFTimeInterval) {
    let fraction = min(1, max(0, fraction))
    place =
      isRunning && scrubsLinearly
      ? .time(firstTime(of: fraction)) : scrubsLinearly ? .progress(fraction) : .time(fraction)
    detour = nil
    since = time
    delay = 0
  }

  /// Reverses the direction of time.
  package func reverse(_ isReversed: Bool, at time: CFTimeInterval) {
    if isRunning {
      place = .time(timeFraction(at: time))
      detour = nil
      since = time
      delay = 0
    }
    self.isReversed = isReversed
  }

  /// The end time in the current direction.
  package var end: CFTimeInterval? {
    guard isRunning else { return nil }
    if let detour { return since + detour.duration }
    guard case .time(let fraction) = place else { return nil }
    return since + delay + (isReversed ? fraction : 1 - fraction) * duration
  }

  /// Returns the first fraction of the time at which the progress reaches a value.
  private func firstTime(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let steps = 128
    let reached = (1...steps).first { pace(Double($0) / Double(steps)) >= progress } ?? steps
    var (low, high) = (Double(reached - 1) / Double(steps), Double(reached) / Double(steps))
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if pace(middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
