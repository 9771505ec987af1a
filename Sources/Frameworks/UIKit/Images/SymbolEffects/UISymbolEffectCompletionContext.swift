/// A closure that's called when an effect has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The result of an effect on a symbol.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext>.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// The view that shows the symbol.
  open private(set) weak var sender: AnyObject?
  /// Whether the effect ran to its end.
  open private(set) var isFinished: Bool
  /// The effect, or `nil` if one symbol replaced another.
  open private(set) var effect: (any SymbolEffect)?
  /// The effect that replaced one symbol with another, if any.
  open private(set) var contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

  init(
    sender: AnyObject, isFinished: Bool, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
  ) {
    self.sender = sender
    self.isFinished = isFinished
    self.effect = effect
    self.contentTransition = contentTransition
    super.init()
  }
}
