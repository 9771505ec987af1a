/// An effect that has the layers of a symbol light up.
///
/// Follows <https://developer.apple.com/documentation/symbols/variablecolorsymboleffect>.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(
    motion: .variableColor(reverses: false))

  /// Has the layers go out in the reverse order.
  public var reversing: VariableColorSymbolEffect { moving(.variableColor(reverses: true)) }

  /// Has the layers go out in the same order.
  public var nonReversing: VariableColorSymbolEffect { moving(.variableColor(reverses: false)) }

  /// Has layers stay lit until the last one is.
  public var cumulative: VariableColorSymbolEffect { self }

  /// Has one layer lit at a time.
  public var iterative: VariableColorSymbolEffect { self }

  /// Hides the layers that aren't lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  /// Dims the layers that aren't lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Has the layers of a symbol light up.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
