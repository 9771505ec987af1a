/// An effect that erases the lines of a symbol.
///
/// Follows <https://developer.apple.com/documentation/symbols/drawoffsymboleffect>.
@available(IOS26 )
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(
    motion: .drawOff(isReversed: false))

  /// The effect with lines that are erased from the end to the start.
  public var reversed: DrawOffSymbolEffect { moving(.drawOff(isReversed: true)) }

  /// The effect with lines that are erased from the start to the end.
  public var nonReversed: DrawOffSymbolEffect { moving(.drawOff(isReversed: false)) }

  /// The effect applied to the layers at overlapping times.
  public var byLayer: DrawOffSymbolEffect { moving(byLayer: true) }

  /// The effect applied to one layer after another.
  public var individually: DrawOffSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that erases the lines of a symbol.
  @available(IOS26 )
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
