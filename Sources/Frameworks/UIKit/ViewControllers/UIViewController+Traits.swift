extension UIViewController {
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

  /// Registers a method of the view controller that is called after one of the traits changed.
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

  /// Returns the traits of the view, given those of its superview, and reports a change.
  func adoptTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let overriding = parent?.overrideTraitCollection(forChild: self)
      ?? presentationState?.controller.overrideTraitCollection
    {
      traits = UITraitCollection(traitsFrom: [traits, overriding])
    }
    traits = traits.overridden(by: traitOverrides)
    let style = overrideUserInterfaceStyle
    if style != .unspecified, traits.userInterfaceStyle != style {
      traits = traits.modifyingTraits { $0.userInterfaceStyle = style }
    }
    let previous = adoptedTraits
    if let previous, previous == traits { return previous }
    adoptedTraits = traits
    if let previous {
      if SizeClasses(previous) != SizeClasses(traits) {
        storyboardScene?.sizeClassesDidChange(of: self, to: traits)
      }
      traitCollectionDidChange(previous)
      traitObservers.traitsDidChange(from: previous, to: traits)
      presentationState?.controller.traitCollectionDidChange(previous)
    }
    SystemAppearanceReporter.shared.setNeedsUpdate()
    return traits
  }
}
