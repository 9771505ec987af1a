/// A way in which a symbol moves.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffect>.
public protocol SymbolEffect {
  /// The effect's behavior.
  var configuration: SymbolEffectConfiguration { get }
}
