extension UIColor: AnimatableConvertible {
  package final var animatableValue: AnimatableValue { .color(displayed) }
}
