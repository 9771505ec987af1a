/// An effect that makes a symbol larger or smaller.
///
/// Follows <https://developer.apple.com/documentation/symbols/scalesymboleffect>.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .scale(isUp: true))

  /// Makes the symbol larger.
  public var up: ScaleSymbolEffect { moving(.scale(isUp: true)) }

  /// Makes the symbol smaller.
  public var down: ScaleSymbolEffect { moving(.scale(isUp: false)) }

  /// The effect applied to one layer after another.
  public var byLayer: ScaleSymbolEffect { moving(byLayer: true) }

  /// The effect applied to the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { moving(byLayer: false) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that makes a symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
