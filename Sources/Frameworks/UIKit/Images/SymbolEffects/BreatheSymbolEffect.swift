/// An effect that makes a symbol grow and shrink.
///
/// Follows <https://developer.apple.com/documentation/symbols/breathesymboleffect>.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .breathe(pulses: true))

  /// Only the size changes.
  public var plain: BreatheSymbolEffect { moving(.breathe(pulses: false)) }

  /// The symbol fades out and in as well.
  public var pulse: BreatheSymbolEffect { moving(.breathe(pulses: true)) }

  /// The effect applied to one layer after another.
  public var byLayer: BreatheSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol grow and shrink.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
