/// An effect that is playing on an image view.
@MainActor
final class PlayingSymbolEffect {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  private var completion: ((_ isFinished: Bool) -> Void)?

  init(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions,
    _ completion: @escaping (_ isFinished: Bool) -> Void
  ) {
    self.motion = motion
    self.options = options
    self.completion = completion
  }

  /// The number of times that the symbol moves.
  var count: Float {
    switch options.repetition {
    case _ where motion.isLasting: 1
    case .usual: motion.isEndless ? .infinity : 1
    case .endless: .infinity
    case .times(let count): Float(count)
    }
  }

  /// Whether the effect is there until it's removed.
  var goesOn: Bool { motion.isLasting || count == .infinity }

  /// Notifies the app, once, that the effect has ended or come to rest.
  func tell(_ isFinished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}
