/// An effect for replacing one symbol with another, and its options.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisymbolcontenttransition>.
@available(IOS26 )
open class UISymbolContentTransition: NSObject, NSCopying, @unchecked Sendable {
  /// The effect.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
  /// The speed and the repetitions of the effect.
  public let options: SymbolEffectOptions

  private init(
    effect: any ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions
  ) {
    contentTransition = effect
    self.options = options
    super.init()
  }

  /// Creates a transition with an effect.
  public convenience init(
    _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.init(effect: contentTransition, options: options)
  }

  /// Returns the transition itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two transitions have the same effect and options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UISymbolContentTransition else { return false }
    return contentTransition.configuration == other.contentTransition.configuration
      && options == other.options
  }

  /// A hash value for the transition.
  open override var hash: Int { contentTransition.configuration.hashValue }
}
