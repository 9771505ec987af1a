/// An effect whose motion and layers the app chooses.
protocol AdjustableSymbolEffect: SymbolEffect {
  /// The effect's behavior.
  var configuration: SymbolEffectConfiguration { get set }
}

extension AdjustableSymbolEffect {
  /// Returns the effect with a different motion.
  func moving(_ motion: SymbolMotion) -> Self {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }

  /// Returns the effect for each layer in turn, or for the whole symbol.
  func moving(byLayer isByLayer: Bool) -> Self {
    var effect = self
    effect.configuration.isByLayer = isByLayer
    return effect
  }
}

extension AppearSymbolEffect: AdjustableSymbolEffect {}
extension BounceSymbolEffect: AdjustableSymbolEffect {}
extension BreatheSymbolEffect: AdjustableSymbolEffect {}
extension DisappearSymbolEffect: AdjustableSymbolEffect {}
extension DrawOffSymbolEffect: AdjustableSymbolEffect {}
extension DrawOnSymbolEffect: AdjustableSymbolEffect {}
extension PulseSymbolEffect: AdjustableSymbolEffect {}
extension ReplaceSymbolEffect: AdjustableSymbolEffect {}
extension RotateSymbolEffect: AdjustableSymbolEffect {}
extension ScaleSymbolEffect: AdjustableSymbolEffect {}
extension VariableColorSymbolEffect: AdjustableSymbolEffect {}
extension WiggleSymbolEffect: AdjustableSymbolEffect {}
