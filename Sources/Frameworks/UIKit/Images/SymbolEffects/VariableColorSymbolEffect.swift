/// An effect that lights up the layers of a symbol.
///
/// Follows <https://developer.apple.com/documentation/symbols/variablecolorsymboleffect>.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect's behavior.
  public internal(set) var configuration = SymbolEffectConfiguration(
    motion: .variableColor(reverses: false))

  /// The effect with layers that go out in reverse order.
  public var reversing: VariableColorSymbolEffect { moving(.variableColor(reverses: true)) }

  /// The effect with layers that go out in the same order.
  public var nonReversing: VariableColorSymbolEffect { moving(.variableColor(reverses: false)) }

  /// The effect with layers that stay lit until the last one is lit.
  public var cumulative: VariableColorSymbolEffect { self }

  /// The effect with only one layer lit at a time.
  public var iterative: VariableColorSymbolEffect { self }

  /// Hides the layers that aren't lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  /// Dims the layers that aren't lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that lights up the layers of a symbol.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
