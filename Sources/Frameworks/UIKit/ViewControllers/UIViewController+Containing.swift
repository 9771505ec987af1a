extension UIViewController {
  /// Adds a child, and removes it from its previous parent.
  final func enroll(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.parent = self
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// Removes the view controller from its parent.
  final func leaveParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    SystemAppearanceReporter.shared.setNeedsUpdate()
  }

  /// Returns the nearest ancestor of a class.
  final func nearest<Container>() -> Container? {
    var current = parent
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parent
    }
    return nil
  }
}
