/// An effect that has a symbol bounce.
///
/// Follows <https://developer.apple.com/documentation/symbols/bouncesymboleffect>.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(motion: .bounce(isUp: true))

  /// A bounce upward.
  public var up: BounceSymbolEffect { moving(.bounce(isUp: true)) }

  /// A bounce downward.
  public var down: BounceSymbolEffect { moving(.bounce(isUp: false)) }

  /// The effect on each layer after the other.
  public var byLayer: BounceSymbolEffect { byLayer(true) }

  /// The effect on all of the symbol at once.
  public var wholeSymbol: BounceSymbolEffect { byLayer(false) }

  private func byLayer(_ isByLayer: Bool) -> BounceSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }

  private func moving(_ motion: SymbolMotion) -> BounceSymbolEffect {
    var effect = self
    effect.configuration = SymbolEffectConfiguration(
      motion: motion, isByLayer: configuration.isByLayer)
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Has a symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
