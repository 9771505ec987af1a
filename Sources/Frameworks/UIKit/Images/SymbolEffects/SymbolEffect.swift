/// A way in which a symbol moves.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffect>.
public protocol SymbolEffect {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}
