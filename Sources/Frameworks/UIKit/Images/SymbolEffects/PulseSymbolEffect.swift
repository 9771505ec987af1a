/// An effect that has a symbol fade out and in.
///
/// Follows <https://developer.apple.com/documentation/symbols/pulsesymboleffect>.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(motion: .pulse)

  /// The effect on each layer after the other.
  public var byLayer: PulseSymbolEffect { byLayer(true) }

  /// The effect on all of the symbol at once.
  public var wholeSymbol: PulseSymbolEffect { byLayer(false) }

  private func byLayer(_ isByLayer: Bool) -> PulseSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Has a symbol fade out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
