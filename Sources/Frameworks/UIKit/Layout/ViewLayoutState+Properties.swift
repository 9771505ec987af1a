extension ViewLayoutState {
  func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    propertiesNeedUpdate()
  }

  func setNeedsUpdateControllerProperties() {
    needsUpdateControllerProperties = true
    propertiesNeedUpdate()
  }

  private func propertiesNeedUpdate() {
    subtreeNeedsUpdateProperties = true
    markAncestorsForProperties()
    view.setNeedsCommit()
  }

  func markAncestorsForProperties() {
    var current = view.superview
    while let ancestor = current, !ancestor.layoutState.subtreeNeedsUpdateProperties {
      ancestor.layoutState.subtreeNeedsUpdateProperties = true
      current = ancestor.superview
    }
  }

  /// Updates the properties of the controllers and views that need it, outermost first.
  func updatePropertiesIfNeeded() {
    guard subtreeNeedsUpdateProperties else { return }
    subtreeNeedsUpdateProperties = false
    if needsUpdateControllerProperties, let controller = view.owningViewController {
      needsUpdateControllerProperties = false
      view.storedTraits.performAsCurrent { controller.updatePropertiesNow() }
    }
    if needsUpdateProperties {
      needsUpdateProperties = false
      view.updatePropertiesNow()
    }
    for subview in view.subviews { subview.layoutState.updatePropertiesIfNeeded() }
  }
}
