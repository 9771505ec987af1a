extension UIView: TraitObserving {
  /// Updates the traits from the view's surroundings, and passes them on.
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
    inherited.performAsCurrent {
      traitCollectionDidChange(old)
      traitObservers.traitsDidChange(from: old, to: inherited)
    }
  }

  /// Notifies the view and its descendants of a changed device setting.
  func followDeviceSettings() {
    deviceSettingsDidChange()
    for subview in storedSubviews { subview.followDeviceSettings() }
  }

  func appearanceDidChange() {
    if storedBackgroundColor?.isDynamic == true { updateBackgroundColor() }
    setNeedsDisplay()
  }
}
