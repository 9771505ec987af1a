/// An effect that has a symbol grow and shrink.
///
/// Follows <https://developer.apple.com/documentation/symbols/breathesymboleffect>.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(motion: .breathe(pulses: true))

  /// Only the size changes.
  public var plain: BreatheSymbolEffect { moving(.breathe(pulses: false)) }

  /// The symbol fades out and in, too.
  public var pulse: BreatheSymbolEffect { moving(.breathe(pulses: true)) }

  /// The effect on each layer after the other.
  public var byLayer: BreatheSymbolEffect { byLayer(true) }

  /// The effect on all of the symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { byLayer(false) }

  private func byLayer(_ isByLayer: Bool) -> BreatheSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }

  private func moving(_ motion: SymbolMotion) -> BreatheSymbolEffect {
    var effect = self
    effect.configuration = SymbolEffectConfiguration(
      motion: motion, isByLayer: configuration.isByLayer)
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Has a symbol grow and shrink.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
