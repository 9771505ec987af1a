/// An animation of a symbol.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffect>.
public protocol SymbolEffect {
  /// The effect's behavior.
  var configuration: SymbolEffectConfiguration { get }
}
