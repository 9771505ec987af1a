import AppRuntime

extension NSLayoutConstraint {
  /// Ends the app where a number of the constraint is infinite or none.
  final func checkNumbers() {
    if !constant.isFinite { raiseNotFinite("constant", constant) }
    if !multiplier.isFinite { raiseNotFinite("multiplier", multiplier) }
  }

  private func raiseNotFinite(_ name: String, _ value: CGFloat) -> Never {
    raise(
      "NSInvalidArgumentException",
      "NSLayoutConstraint \(name) is not finite!  That's illegal.  \(name):\(value)  in "
        + "\(ConstraintDescription.text(of: self)). Look for a division by zero in what sets it.")
  }
}
