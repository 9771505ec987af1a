/// An effect that has a symbol turn.
///
/// Follows <https://developer.apple.com/documentation/symbols/rotatesymboleffect>.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(
    motion: .rotate(isClockwise: true))

  /// Turns the symbol clockwise.
  public var clockwise: RotateSymbolEffect { moving(.rotate(isClockwise: true)) }

  /// Turns the symbol counterclockwise.
  public var counterClockwise: RotateSymbolEffect { moving(.rotate(isClockwise: false)) }

  /// The effect on each layer after the other.
  public var byLayer: RotateSymbolEffect { byLayer(true) }

  /// The effect on all of the symbol at once.
  public var wholeSymbol: RotateSymbolEffect { byLayer(false) }

  private func byLayer(_ isByLayer: Bool) -> RotateSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }

  private func moving(_ motion: SymbolMotion) -> RotateSymbolEffect {
    var effect = self
    effect.configuration = SymbolEffectConfiguration(
      motion: motion, isByLayer: configuration.isByLayer)
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Has a symbol turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
