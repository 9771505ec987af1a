/// An effect that makes a symbol larger or smaller.
///
/// Follows <https://developer.apple.com/documentation/symbols/scalesymboleffect>.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration(motion: .scale(isUp: true))

  /// Makes the symbol larger.
  public var up: ScaleSymbolEffect { moving(.scale(isUp: true)) }

  /// Makes the symbol smaller.
  public var down: ScaleSymbolEffect { moving(.scale(isUp: false)) }

  /// The effect on each layer after the other.
  public var byLayer: ScaleSymbolEffect { byLayer(true) }

  /// The effect on all of the symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { byLayer(false) }

  private func byLayer(_ isByLayer: Bool) -> ScaleSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }

  private func moving(_ motion: SymbolMotion) -> ScaleSymbolEffect {
    var effect = self
    effect.configuration = SymbolEffectConfiguration(
      motion: motion, isByLayer: configuration.isByLayer)
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Makes a symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
