extension UIView {
  /// Registers a closure that is called after one of the traits changed.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration {
    traitObservers.register(traits, of: self, handler: handler)
  }

  /// Registers a method of another object that is called after one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    traitObservers.register(traits, of: self, target: target as AnyObject, action: action)
  }

  /// Registers a method of the view that is called after one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.unregister(registration)
  }

  /// Takes the traits of the surroundings over and passes them on.
  func adoptSurroundings() {
    var inherited = superview?.storedTraits ?? UITraitCollection.deviceTraits
    if let owningViewController { inherited = owningViewController.adoptTraits(inherited) }
    inherited = inherited.overridden(by: traitOverrides)
    if overrideUserInterfaceStyle != .unspecified,
      inherited.userInterfaceStyle != overrideUserInterfaceStyle
    {
      inherited = inherited.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    let old = storedTraits
    storedTraits = inherited
    guard old !== inherited, old != inherited else { return }
    for subview in storedSubviews { subview.adoptSurroundings() }
    if inherited.hasDifferentColorAppearance(comparedTo: old) { appearanceDidChange() }
    setNeedsLayout()
    traitCollectionDidChange(old)
    traitObservers.traitsDidChange(from: old, to: inherited)
  }

  func appearanceDidChange() {
    if storedBackgroundColor?.isDynamic == true { updateBackgroundColor() }
    setNeedsDisplay()
  }
}
