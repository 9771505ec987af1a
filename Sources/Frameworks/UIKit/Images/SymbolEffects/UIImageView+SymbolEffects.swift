import QuartzCore

extension UIImageView {
  // MARK: Adding

  /// Adds an effect that animates the symbol once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    play(effect, options, animated, completion)
  }

  /// Adds an effect that animates the symbol until the effect is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    play(effect, options, animated, completion)
  }

  /// Adds an effect that animates the symbol as many times as the effect or the options specify.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    play(effect, options, animated, completion)
  }

  private func play(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    guard image?.isSymbolImage == true else { return }
    symbolEffects.play(
      effect, options, animated: animated, completion: reporting(completion, effect: effect))
  }

  // MARK: Removing

  /// Ends the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, options, animated, completion)
  }

  /// Ends the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, options, animated, completion)
  }

  /// Ends the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, options, animated, completion)
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.removeAll(options, animated: animated)
  }

  private func remove(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    symbolEffects.remove(
      effect.configuration.motion, options, animated: animated,
      completion: reporting(completion, effect: effect))
  }

  // MARK: Replacing the symbol

  /// Replaces the symbol with another one, with an effect.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let fade = CATransition()
    fade.duration = contentTransition.configuration.motion.duration / options.speed
    layer.add(fade, forKey: kCATransition)
    self.image = image
    symbolEffects.play(
      contentTransition, options, animated: true,
      completion: reporting(completion, contentTransition: contentTransition))
  }

  // MARK: The end

  /// Returns a closure that informs the app how an effect ended.
  private func reporting(
    _ completion: UISymbolEffectCompletion?, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
  ) -> (Bool) -> Void {
    { [weak self] isFinished in
      guard let self else { return }
      completion?(
        UISymbolEffectCompletionContext(
          sender: self, isFinished: isFinished, effect: effect,
          contentTransition: contentTransition))
    }
  }
}
