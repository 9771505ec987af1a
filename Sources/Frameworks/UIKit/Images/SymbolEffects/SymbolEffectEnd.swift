import QuartzCore

/// Reports the end of an effect.
final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
  private let completion: (Bool) -> Void

  init(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
    super.init()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}
