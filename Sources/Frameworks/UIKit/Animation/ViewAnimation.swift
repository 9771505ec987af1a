import AppRuntime

/// The effect of a `UIView.animate` block on the changes in it.
final class ViewAnimation: ChangeAnimator {
  /// The pacing of the animation.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(Spring)

    /// Linear pacing, for progress that another animation controls.
    static var linear: Pace { .curve(CAMediaTimingFunction(name: .linear)) }
  }

  /// A keyframe of an animation, in fractions of the total duration.
  struct Keyframe {
    var start: Double
    var duration: Double
  }

  private struct Track {
    let layer: CALayer
    let keyPath: String
    var steps: [(start: Double, end: Double, value: AnimatableValue)]
    let initial: AnimatableValue
  }

  nonisolated(unsafe) private static var stack: [ViewAnimation?] = [] {
    didSet { CALayer.changeAnimator = current }
  }
  nonisolated(unsafe) static var isEnabled = true {
    didSet { CALayer.changeAnimator = current }
  }

  /// Whether animations are currently disabled.
  static var isPrevented: Bool { !isEnabled || stack.last.map { $0 == nil } ?? false }

  /// The animation of the current block.
  static var current: ViewAnimation? { isEnabled ? stack.last ?? nil : nil }

  let duration: CFTimeInterval
  let delay: CFTimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  /// Whether pending updates are made before changes start or stop being animated.
  let flushesUpdates: Bool
  let group: AnimationGroup
  let timeline: AnimationTimeline?
  private(set) var started: [(layer: CALayer, entry: ActiveAnimation, from: AnimatableValue)] = []
  var keyframe: Keyframe?
  private var tracks: [Track] = []
  var calculationMode = CAAnimationCalculationMode.linear
  var repeatCount: Float?

  init(
    duration: CFTimeInterval, delay: CFTimeInterval, pace: Pace?,
    options: UIView.AnimationOptions, timeline: AnimationTimeline? = nil,
    completion: ((Bool) -> Void)?
  ) {
    let outer = Self.current
    let inherits = outer != nil && timeline == nil
    self.duration =
      inherits && !options.contains(.overrideInheritedDuration) ? outer!.duration : duration
    self.delay = delay
    self.pace =
      AnimationTracker.current != nil
      ? .linear
      : inherits && !options.contains(.overrideInheritedCurve)
        ? outer!.pace : pace ?? .curve(options.timingFunction)
    self.options =
      inherits && !options.contains(.overrideInheritedOptions) ? outer!.options : options
    flushesUpdates = options.contains(.flushUpdates) || outer?.flushesUpdates == true
    self.timeline = timeline
    group = AnimationGroup(completion: completion)
  }

  /// Runs a block, and animates its changes.
  func perform(_ block: () -> Void) {
    if flushesUpdates { PendingUpdates.flush() }
    Self.stack.append(self)
    block()
    if flushesUpdates { PendingUpdates.flush() }
    Self.stack.removeLast()
  }

  /// Starts animating changes until `leave()`.
  func enter() {
    MainThreadChecker.check()
    Self.stack.append(self)
  }

  func leave() {
    if let index = Self.stack.lastIndex(where: { $0 === self }) { Self.stack.remove(at: index) }
  }

  /// Runs a block without animating its changes.
  static func performWithout(_ block: () -> Void) {
    let wasEnabled = isEnabled
    let flushesUpdates = current?.flushesUpdates == true
    if flushesUpdates { PendingUpdates.flush() }
    stack.append(nil)
    block()
    if flushesUpdates { PendingUpdates.flush() }
    stack.removeLast()
    isEnabled = wasEnabled
  }

  private static let animatedKeys: Set<String> = [
    "bounds", "position", "opacity", "transform", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
    "anchorPoint", "sublayerTransform", "contentsRect", "path", "fillColor", "strokeColor",
    "lineWidth", "strokeStart", "strokeEnd", "colors", "locations", "startPoint", "endPoint",
  ]

  /// Animates a change that was made.
  func animate(_ layer: CALayer, _ key: String, from old: AnimatableValue?) {
    guard Self.animatedKeys.contains(key), let old,
      let new = layer.animatableValue(forKeyPath: key), new != old
    else { return }
    if duration <= 0, delay <= 0 { return }
    AnimationTracker.current?.keep(old, forKeyPath: key, of: layer)
    if let keyframe {
      record(
        layer, key, from: layer.animatedValue(forKeyPath: key, over: old) ?? old, to: new, keyframe)
    } else if timeline == nil, !options.contains(.beginFromCurrentState), new.canBeAdded {
      let animation = makeAnimation(
        key, from: old.subtracting(new), to: new.subtracting(new))
      animation.isAdditive = true
      start(animation, on: layer, layer.unusedAnimationKey(key), from: old)
    } else {
      let from = layer.animatedValue(forKeyPath: key, over: old) ?? old
      if timeline == nil { layer.removeAnimations(besides: key) }
      start(makeAnimation(key, from: from, to: new), on: layer, key, from: from)
    }
  }

  private func makeAnimation(_ key: String, from: AnimatableValue, to: AnimatableValue)
    -> CABasicAnimation
  {
    let animation: CABasicAnimation
    switch pace {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = function
    case .spring(let spring):
      let spring = CASpringAnimation(keyPath: key, spring)
      animation = spring
    }
    animation.from = from
    animation.to = to
    return animation
  }

  private func start(
    _ animation: CAPropertyAnimation, on layer: CALayer, _ key: String, from: AnimatableValue
  ) {
    animation.duration = max(duration, 1e-4)
    if delay > 0, timeline == nil {
      animation.timeOffset = -delay
      animation.fillMode = .backwards
    }
    if timeline != nil || AnimationTracker.current != nil { animation.fillMode = .both }
    if options.contains(.autoreverse) {
      animation.autoreverses = true
    }
    if let repeatCount {
      animation.repeatCount = repeatCount
    } else if options.contains(.repeat) {
      animation.repeatCount = .infinity
    }
    layer.start(animation, forKey: key, group: group)
    guard let entry = layer.animations?.entries.last else { return }
    if let timeline {
      entry.timeline = timeline
      entry.followsPace = true
    }
    if !options.contains(.allowUserInteraction), let owner = layer.owner {
      entry.suspendTouches(of: owner)
    }
    started.append((layer, entry, from))
  }

  // MARK: Keyframes

  private func record(
    _ layer: CALayer, _ key: String, from: AnimatableValue, to: AnimatableValue,
    _ keyframe: Keyframe
  ) {
    let step = (keyframe.start, min(1, keyframe.start + keyframe.duration), to)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.keyPath == key }) {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(layer: layer, keyPath: key, steps: [step], initial: from))
    }
  }

  /// Starts animations for the keyframes of each property.
  func startKeyframes() {
    for track in tracks {
      let steps = track.steps.sorted { $0.start < $1.start }
      var times: [Double] = [0]
      var values = [track.initial]
      for step in steps {
        if step.start > times[times.count - 1] {
          times.append(step.start)
          values.append(values[values.count - 1])
        }
        times.append(max(step.end, times[times.count - 1]))
        values.append(step.value)
      }
      if times[times.count - 1] < 1 {
        times.append(1)
        values.append(values[values.count - 1])
      }
      let animation = CAKeyframeAnimation(keyPath: track.keyPath)
      animation.frames = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = calculationMode
      if case .curve(let function) = pace { animation.timingFunction = function }
      start(animation, on: track.layer, track.keyPath, from: track.initial)
    }
    tracks = []
  }
}

extension CASpringAnimation {
  convenience init(keyPath: String, _ spring: Spring) {
    self.init()
    self.keyPath = keyPath
    follow(spring)
  }
}

extension UIView.AnimationOptions {
  var timingFunction: CAMediaTimingFunction {
    let curve: CAMediaTimingFunctionName =
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    return CAMediaTimingFunction(name: curve)
  }
}
