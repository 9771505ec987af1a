/// An effect that makes a symbol bounce.
///
/// Follows <https://developer.apple.com/documentation/symbols/bouncesymboleffect>.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .bounce(isUp: true))

  /// A bounce upward.
  public var up: BounceSymbolEffect { moving(.bounce(isUp: true)) }

  /// A bounce downward.
  public var down: BounceSymbolEffect { moving(.bounce(isUp: false)) }

  /// The effect applied to one layer after another.
  public var byLayer: BounceSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that makes a symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
