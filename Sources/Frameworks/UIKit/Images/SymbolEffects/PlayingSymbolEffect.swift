/// An effect that's playing in an image view.
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

  /// Whether the effect lasts until it's removed.
  var goesOn: Bool { motion.isLasting || count == .infinity }

  /// Notifies the app, only once, that the effect has ended or reached its final state.
  func complete(isFinished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}
