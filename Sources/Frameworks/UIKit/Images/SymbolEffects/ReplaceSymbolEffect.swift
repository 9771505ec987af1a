/// An effect with which one symbol takes the place of another.
///
/// Follows <https://developer.apple.com/documentation/symbols/replacesymboleffect>.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(
    motion: .replace(outUp: false, inUp: true))

  /// The old symbol shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { moving(.replace(outUp: false, inUp: true)) }

  /// The old symbol and the new one grow.
  public var upUp: ReplaceSymbolEffect { moving(.replace(outUp: true, inUp: true)) }

  /// The old symbol is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { moving(.replace(outUp: nil, inUp: true)) }

  /// The effect on each layer after the other.
  public var byLayer: ReplaceSymbolEffect { byLayer(true) }

  /// The effect on all of the symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { byLayer(false) }

  private func byLayer(_ isByLayer: Bool) -> ReplaceSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }

  private func moving(_ motion: SymbolMotion) -> ReplaceSymbolEffect {
    var effect = self
    effect.configuration = SymbolEffectConfiguration(
      motion: motion, isByLayer: configuration.isByLayer)
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Has one symbol take the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ReplaceSymbolEffect {
  /// A replacement that keeps what two symbols have in common, where they have that.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}
