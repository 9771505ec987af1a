/// An effect's behavior.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffectconfiguration>.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  var motion: SymbolMotion
  /// Whether the layers of the symbol are animated one after another.
  var isByLayer = false
}
