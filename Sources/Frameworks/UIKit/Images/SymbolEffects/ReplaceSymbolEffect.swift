/// An effect for replacing one symbol with another.
///
/// Follows <https://developer.apple.com/documentation/symbols/replacesymboleffect>.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(
    motion: .replace(outUp: false, inUp: true))

  /// The old symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { moving(.replace(outUp: false, inUp: true)) }

  /// The old symbol grows, and the new one grows as well.
  public var upUp: ReplaceSymbolEffect { moving(.replace(outUp: true, inUp: true)) }

  /// The old symbol disappears immediately, and the new one grows.
  public var offUp: ReplaceSymbolEffect { moving(.replace(outUp: nil, inUp: true)) }

  /// The effect applied to one layer after another.
  public var byLayer: ReplaceSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ReplaceSymbolEffect {
  /// Returns a replacement that preserves the common parts of two symbols, if they have any.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}
