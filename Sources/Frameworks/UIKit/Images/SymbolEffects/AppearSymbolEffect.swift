/// An effect that has a symbol come.
///
/// Follows <https://developer.apple.com/documentation/symbols/appearsymboleffect>.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(motion: .appear(isUp: true))

  /// The symbol grows as it comes.
  public var up: AppearSymbolEffect { moving(.appear(isUp: true)) }

  /// The symbol shrinks as it comes.
  public var down: AppearSymbolEffect { moving(.appear(isUp: false)) }

  /// The effect on each layer after the other.
  public var byLayer: AppearSymbolEffect { byLayer(true) }

  /// The effect on all of the symbol at once.
  public var wholeSymbol: AppearSymbolEffect { byLayer(false) }

  private func byLayer(_ isByLayer: Bool) -> AppearSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }

  private func moving(_ motion: SymbolMotion) -> AppearSymbolEffect {
    var effect = self
    effect.configuration = SymbolEffectConfiguration(
      motion: motion, isByLayer: configuration.isByLayer)
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Has a symbol come.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
