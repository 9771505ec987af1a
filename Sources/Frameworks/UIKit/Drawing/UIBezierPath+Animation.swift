extension UIBezierPath: AnimatableConvertible {
  package final var animatableValue: AnimatableValue { .path(cgPath.path) }
}
