/// An effect's behavior.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffectconfiguration>.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  var motion: SymbolMotion
  /// Whether layers of the symbol should move one after another.
  var isByLayer = false
}
