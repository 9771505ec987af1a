/// An effect that makes a symbol appear.
///
/// Follows <https://developer.apple.com/documentation/symbols/appearsymboleffect>.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .appear(isUp: true))

  /// The symbol grows as it appears.
  public var up: AppearSymbolEffect { moving(.appear(isUp: true)) }

  /// The symbol shrinks as it appears.
  public var down: AppearSymbolEffect { moving(.appear(isUp: false)) }

  /// The effect applied to one layer after another.
  public var byLayer: AppearSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes a symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
