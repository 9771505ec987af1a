/// An effect that draws the lines of a symbol.
///
/// Follows <https://developer.apple.com/documentation/symbols/drawonsymboleffect>.
@available(IOS26 )
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .drawOn)

  /// The effect applied to the layers at overlapping times.
  public var byLayer: DrawOnSymbolEffect { moving(byLayer: true) }

  /// The effect applied to one layer after another.
  public var individually: DrawOnSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that draws the lines of a symbol.
  @available(IOS26 )
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
