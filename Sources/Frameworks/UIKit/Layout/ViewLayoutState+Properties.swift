extension ViewLayoutState {
  func setNeedsUpdateProperties() {
    needsUpdateProperties = true
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

  /// Updates the properties of the views that need it, outermost first.
  func updatePropertiesIfNeeded() {
    guard subtreeNeedsUpdateProperties else { return }
    subtreeNeedsUpdateProperties = false
    if needsUpdateProperties {
      needsUpdateProperties = false
      view.updatePropertiesNow()
    }
    for subview in view.subviews { subview.layoutState.updatePropertiesIfNeeded() }
  }
}
