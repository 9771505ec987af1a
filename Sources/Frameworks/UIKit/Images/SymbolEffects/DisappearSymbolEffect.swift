/// An effect that makes a symbol disappear.
///
/// Follows <https://developer.apple.com/documentation/symbols/disappearsymboleffect>.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(
    motion: .disappear(isUp: false))

  /// The symbol grows as it disappears.
  public var up: DisappearSymbolEffect { moving(.disappear(isUp: true)) }

  /// The symbol shrinks as it disappears.
  public var down: DisappearSymbolEffect { moving(.disappear(isUp: false)) }

  /// The effect applied to one layer after another.
  public var byLayer: DisappearSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes a symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
