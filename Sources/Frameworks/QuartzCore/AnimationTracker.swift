/// Collects the animations that are added while it's active, and makes a timeline control them
/// instead of the clock.
package final class AnimationTracker {
  /// The active tracker.
  nonisolated(unsafe) package private(set) static var current: AnimationTracker?

  /// The timeline that controls the animations.
  package let timeline: AnimationTimeline
  private var entries: [(layer: CALayer, entry: ActiveAnimation)] = []
  private var beginnings: [(layer: CALayer, keyPath: String, value: AnimatableValue)] = []

  /// Creates a tracker whose animations are initially paused.
  package init(timeline: AnimationTimeline) {
    self.timeline = timeline
  }

  /// Collects animations while a closure runs.
  package func watch(_ body: () -> Void) {
    Self.run(with: self, body)
  }

  /// Runs a closure without tracking its animations.
  package static func withoutWatching(_ body: () -> Void) {
    run(with: nil, body)
  }

  private static func run(with tracker: AnimationTracker?, _ body: () -> Void) {
    let outer = current
    current = tracker
    body()
    current = outer
  }

  func add(_ entry: ActiveAnimation, of layer: CALayer) {
    entry.timeline = timeline
    entries.append((layer, entry))
  }

  /// Saves the value of a property before its change.
  package func keep(_ value: AnimatableValue, forKeyPath keyPath: String, of layer: CALayer) {
    beginnings.append((layer, keyPath, value))
  }

  /// Restores the layers' values from before the animations.
  package func restore() {
    for (layer, keyPath, value) in beginnings.reversed() {
      _ = layer.setAnimatableValue(value, forKeyPath: keyPath)
    }
    beginnings = []
  }

  /// Ends the animations as if each had finished.
  package func finish() {
    let ended = entries
    entries = []
    for (layer, entry) in ended { layer.remove(entry) }
    for (_, entry) in ended { entry.finish(completed: true) }
  }
}

extension CALayer {
  /// Removes an animation, if it's still there.
  fileprivate func remove(_ entry: ActiveAnimation) {
    animations?.entries.removeAll { $0 === entry }
    redisplay(after: entry)
    setNeedsCommit()
  }
}
