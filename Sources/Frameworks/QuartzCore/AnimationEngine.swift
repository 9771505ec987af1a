import AppRuntime

/// Runs animations: produces frames while any of them are running, and ends each one.
package final class AnimationEngine: @unchecked Sendable {
  /// The shared engine of the app.
  package static let shared = AnimationEngine()

  private var layers: [ObjectIdentifier: CALayer] = [:]
  private var displayLinks: [CADisplayLink] = []
  private var frameTimer: DeviceClock.Timer?
  private var frameKind: DeviceClock.Kind?
  private var endTimer: DeviceClock.Timer?
  private var nextEnd: CFTimeInterval?

  /// The number of animations that have been added to layers.
  private var animationCount = 0

  /// Counts an animation, and returns the number of those before it.
  func nextNumber() -> Int {
    defer { animationCount += 1 }
    return animationCount
  }

  func add(_ layer: CALayer) {
    layers[ObjectIdentifier(layer)] = layer
  }

  func add(_ link: CADisplayLink) {
    if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
    schedule()
  }

  func remove(_ link: CADisplayLink) {
    displayLinks.removeAll { $0 === link }
    schedule()
  }

  /// Whether something in the last frame is moving by itself.
  private var movesOn = false

  /// Requests another frame after the current one.
  func keepMoving() {
    movesOn = true
  }

  /// Whether any animation is running.
  var isRunning: Bool { !layers.isEmpty }

  /// Starts new animations in the frame at a time.
  func beginFrame(at time: CFTimeInterval) {
    movesOn = false
    for layer in layers.values {
      let local = layer.localTime(at: time)
      for entry in layer.animations?.entries ?? [] { entry.begin(at: local) }
    }
  }

  /// Ends animations that are over, and those of layers that have left the window.
  func update(at time: CFTimeInterval) {
    var ended: [(entry: ActiveAnimation, completed: Bool)] = []
    for layer in layers.values {
      let local = layer.localTime(at: time)
      let hasLeft = layer.hasLeftWindow
      for entry in layer.animations?.entries ?? [] {
        let isGone = hasLeft || entry.lacksCompanion
        let isOver = entry.timeline == nil && entry.end.map { $0 <= local + 1e-6 } ?? false
        guard isGone || (isOver && entry.animation.isRemovedOnCompletion) else {
          if isOver, entry.reportsEnd { ended.append((entry, true)) }
          continue
        }
        layer.redisplay(after: layer.animations?.remove(entry.key))
        ended.append((entry, !isGone))
      }
      forgetIfStill(layer)
    }
    finish(ended)
    if !ended.isEmpty { RenderLoop.shared.setNeedsCommit() }
  }

  /// Ends the animations of layers that have left the window since they were shown.
  func endAnimationsOfRemovedLayers() {
    var ended: [(entry: ActiveAnimation, completed: Bool)] = []
    for layer in layers.values {
      let hasLeft = layer.hasLeftWindow
      for entry in layer.animations?.entries ?? [] where hasLeft || entry.lacksCompanion {
        _ = layer.animations?.remove(entry.key)
        ended.append((entry, false))
      }
      forgetIfStill(layer)
    }
    finish(ended)
  }

  private func forgetIfStill(_ layer: CALayer) {
    guard layer.animations?.entries.isEmpty ?? true else { return }
    if layer.animations != nil {
      layer.animations = nil
      layer.forgetRun()
    }
    layers[ObjectIdentifier(layer)] = nil
  }

  /// Reports the ends of animations, in the order in which they were added.
  private func finish(_ ended: [(entry: ActiveAnimation, completed: Bool)]) {
    for (entry, completed) in ended.sorted(by: { $0.entry.number < $1.entry.number }) {
      entry.finish(completed: completed)
      if !completed { entry.didLeave?() }
    }
  }

  /// Schedules the next frame, and the end of the next animation.
  package func schedule() {
    let moving = layers.values.flatMap { layer in
      (layer.animations?.entries ?? []).filter { !$0.isStill(in: layer) }.map { (layer, $0) }
    }
    let moves = !moving.isEmpty || movesOn
    planFrames(displayLinks.isEmpty ? moves ? .endless : nil : .ofApp)
    let end = moving.compactMap { layer, entry in
      entry.timeline == nil ? entry.end.map { layer.deviceTime(at: $0) } : nil
    }.min()
    guard end != nextEnd || endTimer == nil else { return }
    endTimer?.invalidate()
    endTimer = nil
    nextEnd = end
    guard let end else { return }
    endTimer = MediaClock.shared.schedule(after: end - MediaClock.shared.now) {
      let engine = AnimationEngine.shared
      engine.endTimer = nil
      engine.frame()
    }
  }

  /// Schedules 60 frames per second.
  ///
  /// An app's display link makes the clock stop at each of its frames.
  private func planFrames(_ kind: DeviceClock.Kind?) {
    guard kind != frameKind else { return }
    frameKind = kind
    frameTimer?.invalidate()
    frameTimer = kind.map { kind in
      DeviceClock.shared.schedule(after: 1.0 / 60, interval: 1.0 / 60, kind: kind) {
        AnimationEngine.shared.frame()
      }
    }
  }

  private func frame() {
    let time = CACurrentMediaTime()
    for link in displayLinks { link.fire(at: time) }
    update(at: time)
    RenderLoop.shared.setNeedsCommit()
    MainActor.assumeIsolated { _ = RenderLoop.shared.commit() }
  }
}

/// Returns the current absolute time, in seconds.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()>.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.shared.now }

extension CALayer {
  /// Whether the layer was shown, and isn't part of a window any more.
  final var hasLeftWindow: Bool { wasShown && !isInWindow }

  /// Whether the layer is part of a window.
  final var isInWindow: Bool {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    nonisolated(unsafe) let owner = root.owner
    return owner != nil && MainActor.assumeIsolated { owner?.isScreenRoot ?? false }
  }
}
