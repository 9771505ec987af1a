/// An effect that makes a symbol fade out and in.
///
/// Follows <https://developer.apple.com/documentation/symbols/pulsesymboleffect>.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .pulse)

  /// The effect applied to one layer after another.
  public var byLayer: PulseSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that makes a symbol fade out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
