extension UIStoryboardUnwindSegueSource {
  /// The view controller that the segue returns to.
  ///
  /// It's the nearest one that implements the action and allows it. The search starts with the
  /// containers of the segue's source, from the innermost outward, and continues with the view
  /// controllers that present them.
  var destination: UIViewController? {
    var current: UIViewController = source
    while true {
      if let parent = current.parent {
        if let found = search(parent) { return found }
        current = parent
      } else if let presenter = current.presentingViewController {
        if let found = search(presenter) { return found }
        current = presenter
      } else {
        return nil
      }
    }
  }

  /// Searches the children that a view controller allows, starting with the innermost, and then the
  /// view controller itself.
  private func search(_ controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: self) {
      if let found = search(child) { return found }
    }
    let isDestination =
      controller !== source
      && controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender)
    return isDestination ? controller : nil
  }
}

extension UIStoryboardSegue {
  /// Returns to the destination by dismissing the view controllers that are presented above it and
  /// letting each container show the next view controller.
  func unwind() {
    let path = destination.ancestors
    let origin = source.ancestors
    guard let root = path.first else { return }
    if origin.first !== root, root.ownPresentation != nil {
      root.dismiss(animated: unwindsAnimated)
      unwindsAnimated = false
    }
    let shared = zip(path, origin).prefix { $0 === $1 }.count
    for (container, next) in zip(path, path.dropFirst()).dropFirst(max(0, shared - 1)) {
      container.unwind(for: self, towards: next)
    }
  }
}

extension UIViewController {
  /// The view controllers from the outermost container to this one.
  fileprivate var ancestors: [UIViewController] {
    Array(sequence(first: self, next: \.parent)).reversed()
  }
}
