import QuartzCore
import Stubs

/// Moves the symbol of an image view.
@MainActor
final class SymbolEffectPlayer {
  private unowned let view: UIImageView
  private var playing: [String: SymbolMotion] = [:]

  init(_ view: UIImageView) {
    self.view = view
  }

  /// Begins an effect, in place of one of its kind.
  func play(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
    completion: @escaping (_ isFinished: Bool) -> Void
  ) {
    let configuration = effect.configuration
    let motion = configuration.motion
    Stub.symbolEffectLayers.tell(if: configuration.isByLayer || motion.isOfLayers)
    stop(motion.kind)
    guard animated || motion.isLasting else { return completion(true) }
    playing[motion.kind] = motion
    add(motion, options, duration: animated ? motion.duration : 0.001) { [weak self] isFinished in
      if isFinished, !motion.isLasting { self?.playing[motion.kind] = nil }
      completion(isFinished)
    }
  }

  private func add(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, duration: Double,
    completion: @escaping (Bool) -> Void
  ) {
    let animations = motion.changes.map { change in
      let animation = Self.animation(change)
      animation.duration = duration
      animation.fillMode = .both
      if motion.duration < 1 || change.values.count > 2 {
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      }
      return animation
    }
    let group = Self.group(animations, options, completion)
    group.duration = duration + options.pause
    group.repeatCount = Self.count(motion, options)
    group.fillMode = motion.isLasting ? .both : .removed
    group.isRemovedOnCompletion = !motion.isLasting
    view.layer.add(group, forKey: Self.key(motion.kind))
  }

  private static func animation(_ change: SymbolMotion.Change) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: change.keyPath)
    animation.values = change.values
    animation.isAdditive = true
    return animation
  }

  private static func group(
    _ animations: [CAAnimation], _ options: SymbolEffectOptions,
    _ completion: @escaping (Bool) -> Void
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.speed = Float(options.speed)
    group.delegate = SymbolEffectEnd(completion)
    return group
  }

  private static func count(_ motion: SymbolMotion, _ options: SymbolEffectOptions) -> Float {
    switch options.repetition {
    case _ where motion.isLasting: 1
    case .usual: motion.isEndless ? .infinity : 1
    case .endless: .infinity
    case .times(let count): Float(count)
    }
  }

  private static func key(_ kind: String) -> String { "UISymbolEffect." + kind }

  // MARK: Removing

  /// Ends the effects of a kind; what lasted goes back as it came.
  func remove(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    guard let old = playing[motion.kind] else { return completion(false) }
    stop(motion.kind)
    guard animated, old.isLasting else { return completion(true) }
    let back = old.changes.map {
      SymbolMotion.Change(keyPath: $0.keyPath, values: $0.values.reversed())
    }
    let group = Self.group(back.map(Self.animation), options, completion)
    group.duration = old.duration
    view.layer.add(group, forKey: Self.key(motion.kind))
  }

  /// Ends all effects.
  func removeAll(_ options: SymbolEffectOptions, animated: Bool) {
    for motion in playing.values { remove(motion, options, animated: animated) { _ in } }
  }

  private func stop(_ kind: String) {
    playing[kind] = nil
    view.layer.removeAnimation(forKey: Self.key(kind))
  }
}
