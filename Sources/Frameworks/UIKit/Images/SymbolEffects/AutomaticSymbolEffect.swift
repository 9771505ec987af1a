/// An effect that the system chooses.
///
/// Follows <https://developer.apple.com/documentation/symbols/automaticsymboleffect>.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect, Hashable, Sendable
{
  /// The effect's behavior.
  public private(set) var configuration = SymbolEffectConfiguration(
    motion: .replace(outUp: false, inUp: true))
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect that the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
