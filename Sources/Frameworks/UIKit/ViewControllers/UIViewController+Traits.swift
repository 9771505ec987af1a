extension UIViewController: TraitObserving {
  /// Returns the traits of the view for its superview's traits, and reports a change.
  func adoptTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let overriding = parent?.overrideTraitCollection(forChild: self)
      ?? presentationState?.adaptation.original.overrideTraitCollection
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
      traits.performAsCurrent { reportTraits(previous, traits) }
    }
    SystemAppearanceReporter.shared.setNeedsUpdate()
    return traits
  }

  private func reportTraits(_ previous: UITraitCollection, _ traits: UITraitCollection) {
    traitCollectionDidChange(previous)
    traitObservers.traitsDidChange(from: previous, to: traits)
    guard let adaptation = presentationState?.adaptation else { return }
    adaptation.original.traitCollectionDidChange(previous)
    adaptation.original.traitObservers.traitsDidChange(from: previous, to: traits)
    adaptation.reportNewTraits()
  }

  /// Sets the interface style that overrides the inherited one.
  final func setInterfaceStyle(_ style: UIUserInterfaceStyle) {
    pendingInterfaceStyle = style
    storedView?.adoptSurroundings()
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }
}
