/// An effect that moves a symbol back and forth.
///
/// Follows <https://developer.apple.com/documentation/symbols/wigglesymboleffect>.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .wiggle(.turn))

  /// Rotates the symbol clockwise first.
  public var clockwise: WiggleSymbolEffect { moving(.wiggle(.turn)) }

  /// Rotates the symbol counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { moving(.wiggle(.turnBack)) }

  /// Moves the symbol to the left first.
  public var left: WiggleSymbolEffect { moving(.wiggle(.across(-1))) }

  /// Moves the symbol to the right first.
  public var right: WiggleSymbolEffect { moving(.wiggle(.across(1))) }

  /// Moves the symbol up first.
  public var up: WiggleSymbolEffect { moving(.wiggle(.down(-1))) }

  /// Moves the symbol down first.
  public var down: WiggleSymbolEffect { moving(.wiggle(.down(1))) }

  /// Moves the symbol in the reading direction first.
  public var forward: WiggleSymbolEffect { moving(.wiggle(.across(1))) }

  /// Moves the symbol against the reading direction first.
  public var backward: WiggleSymbolEffect { moving(.wiggle(.across(-1))) }

  /// The effect applied to one layer after another.
  public var byLayer: WiggleSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
