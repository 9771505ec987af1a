/// An effect that rotates a symbol.
///
/// Follows <https://developer.apple.com/documentation/symbols/rotatesymboleffect>.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(
    motion: .rotate(isClockwise: true))

  /// Rotates the symbol clockwise.
  public var clockwise: RotateSymbolEffect { moving(.rotate(isClockwise: true)) }

  /// Rotates the symbol counterclockwise.
  public var counterClockwise: RotateSymbolEffect { moving(.rotate(isClockwise: false)) }

  /// The effect applied to one layer after another.
  public var byLayer: RotateSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
