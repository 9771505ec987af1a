/// An effect that has a symbol go.
///
/// Follows <https://developer.apple.com/documentation/symbols/disappearsymboleffect>.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(motion: .disappear(isUp: false))

  /// The symbol grows as it goes.
  public var up: DisappearSymbolEffect { moving(.disappear(isUp: true)) }

  /// The symbol shrinks as it goes.
  public var down: DisappearSymbolEffect { moving(.disappear(isUp: false)) }

  /// The effect on each layer after the other.
  public var byLayer: DisappearSymbolEffect { byLayer(true) }

  /// The effect on all of the symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { byLayer(false) }

  private func byLayer(_ isByLayer: Bool) -> DisappearSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }

  private func moving(_ motion: SymbolMotion) -> DisappearSymbolEffect {
    var effect = self
    effect.configuration = SymbolEffectConfiguration(
      motion: motion, isByLayer: configuration.isByLayer)
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Has a symbol go.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
