extension UIView: UpdatedObject {
  final var observedSteps: [UpdateStep: ObservedStep] {
    get { layoutState.observedSteps }
    set { layoutState.observedSteps = newValue }
  }

  final func setNeedsUpdate(_ step: UpdateStep) {
    switch step {
    case .properties: setNeedsUpdateProperties()
    case .constraints: setNeedsUpdateConstraints()
    case .layout: setNeedsLayout()
    case .drawing: setNeedsDisplay()
    case .configuration: (self as? any ConfiguredView)?.setNeedsUpdateConfiguration()
    case .layoutStart, .layoutEnd, .contentUnavailable: break
    }
  }

  /// Updates the constraints, regardless of whether that's pending.
  final func updateConstraintsNow() {
    track(.constraints) { updateConstraints() }
  }
}
