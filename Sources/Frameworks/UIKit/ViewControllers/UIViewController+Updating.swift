extension UIViewController: UpdatedObject {
  final func setNeedsUpdate(_ step: UpdateStep) {
    switch step {
    case .properties: setNeedsUpdateProperties()
    case .constraints: viewIfLoaded?.setNeedsUpdateConstraints()
    case .layoutStart, .layoutEnd: viewIfLoaded?.setNeedsLayout()
    case .contentUnavailable: setNeedsUpdateContentUnavailableConfiguration()
    case .layout, .drawing, .configuration: break
    }
  }

  /// Updates the properties, regardless of whether that's pending.
  final func updatePropertiesNow() {
    track(.properties) { updateProperties() }
  }

  /// Called before the view is laid out.
  final func layoutWillStart() {
    track(.layoutStart) { viewWillLayoutSubviews() }
  }

  /// Called after the view is laid out.
  final func layoutDidEnd() {
    track(.layoutEnd) { viewDidLayoutSubviews() }
  }

  /// Updates the constraints of the view, regardless of whether that's pending.
  final func updateViewConstraintsNow() {
    track(.constraints) { updateViewConstraints() }
  }
}
