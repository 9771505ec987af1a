extension UIBarButtonItem {
  /// Adds an effect that animates the item's symbol once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolView?.addSymbolEffect(effect, options: options, animated: animated)
  }

  /// Adds an effect that animates the item's symbol until the effect is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolView?.addSymbolEffect(effect, options: options, animated: animated)
  }

  /// Adds an effect that animates the item's symbol as often as the effect or the options specify.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.addSymbolEffect(effect, options: options, animated: animated)
  }

  /// Removes the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
  }

  /// Removes the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
  }

  /// Removes the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.removeAllSymbolEffects(options: options, animated: animated)
  }

  /// Replaces the symbol with another one, using an effect.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    image = symbolImage
    guard let symbolView, let shown = symbolView.image else { return }
    symbolView.setSymbolImage(shown, contentTransition: contentTransition, options: options)
  }

  private var symbolView: UIImageView? { (barView as? BarButton)?.imageView }
}
