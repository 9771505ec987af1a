import QuartzCore
import Stubs

/// Animates the symbol of an image view.
@MainActor
final class SymbolEffectPlayer {
  private unowned let view: UIImageView
  private var playing: [String: PlayingSymbolEffect] = [:]

  init(_ view: UIImageView) {
    self.view = view
  }

  /// Starts an effect, replacing any effect of the same kind.
  func play(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
    completion: @escaping (_ isFinished: Bool) -> Void
  ) {
    let configuration = effect.configuration
    let motion = configuration.motion
    Stub.symbolEffectLayers.report(if: configuration.isByLayer || motion.isOfLayers)
    Stub.symbolEffectLines.report(if: motion.isOfLines)
    stop(motion.kind)
    guard animated || motion.isLasting else { return completion(true) }
    let effect = PlayingSymbolEffect(motion, options, completion)
    playing[motion.kind] = effect
    add(effect, duration: animated ? motion.duration : Self.instant)
  }

  /// Restarts the effects after the view moves to a window, because layers outside a window aren't
  /// animated.
  func resume() {
    for (kind, effect) in playing where view.layer.animation(forKey: Self.key(kind)) == nil {
      add(effect, duration: effect.motion.isLasting ? Self.instant : effect.motion.duration)
    }
  }

  /// The duration, in seconds, of a motion that isn't animated.
  private static let instant = 0.001

  private func add(_ effect: PlayingSymbolEffect, duration: Double) {
    let motion = effect.motion
    let animations = motion.changes.map { change in
      let animation = Self.animation(change)
      animation.duration = duration
      animation.fillMode = .both
      if motion.duration < 1 || change.values.count > 2 {
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      }
      return animation
    }
    let group = Self.group(animations, effect.options) { [weak self] isFinished in
      self?.end(effect, isFinished: isFinished)
    }
    group.duration = duration + effect.options.pause
    group.repeatCount = effect.count
    group.fillMode = motion.isLasting ? .both : .removed
    group.isRemovedOnCompletion = !motion.isLasting
    view.layer.add(group, forKey: Self.key(motion.kind))
  }

  /// Handles the end of an effect's animation.
  ///
  /// If an endless effect hasn't finished, only its window was removed.
  private func end(_ effect: PlayingSymbolEffect, isFinished: Bool) {
    if playing[effect.motion.kind] === effect {
      if effect.goesOn, !isFinished { return }
      if !effect.goesOn { playing[effect.motion.kind] = nil }
    }
    effect.complete(isFinished: isFinished)
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

  private static func key(_ kind: String) -> String { "UISymbolEffect." + kind }

  // MARK: Removing

  /// Ends the effects of a kind. Persistent effects are animated in reverse.
  func remove(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    guard let old = playing[motion.kind]?.motion else { return completion(false) }
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
    for effect in playing.values { remove(effect.motion, options, animated: animated) { _ in } }
  }

  private func stop(_ kind: String) {
    let old = playing.removeValue(forKey: kind)
    view.layer.removeAnimation(forKey: Self.key(kind))
    old?.complete(isFinished: false)
  }
}
