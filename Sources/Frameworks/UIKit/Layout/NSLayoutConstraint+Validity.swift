import AppRuntime

extension NSLayoutConstraint {
  /// Terminates the app if a number in the constraint is infinite or NaN.
  final func checkNumbers() {
    if !constant.isFinite { raiseNotFinite("constant", constant) }
    if !multiplier.isFinite { raiseNotFinite("multiplier", multiplier) }
  }

  private func raiseNotFinite(_ name: String, _ value: CGFloat) -> Never {
    raise(
      "NSInvalidArgumentException",
      "NSLayoutConstraint \(name) is not finite!  That's illegal.  \(name):\(value)  in "
        + "\(ConstraintDescription.text(of: self)). Look for a division by zero in the code that "
        + "sets it."
    )
  }

  /// Terminates the app if one of the attributes depends on the reading direction and the other
  /// doesn't.
  final func checkPairing() {
    guard let problem = Self.directionProblem(first, second) else { return }
    raise(
      "NSInvalidArgumentException", "\(problem)  \(ConstraintDescription.text(of: self))")
  }

  /// Ends the app if the attributes of two items are on different axes.
  final func checkAxesOfItems() {
    guard Self.axisProblem(first, second) != nil else { return }
    raise(
      "NSInvalidArgumentException",
      "*** +[NSLayoutConstraint "
        + "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Invalid "
        + "pairing of layout attributes")
  }

  /// Ends the app if anchors are on different axes. This is checked only when there's a layout.
  final func checkAxes() {
    guard let problem = Self.axisProblem(first, second) else { return }
    raise(
      "NSInvalidLayoutConstraintException",
      "\(problem)  \(ConstraintDescription.text(of: self))")
  }

  /// Terminates the app if a position is set to a constant, because positions can be related only
  /// to other positions.
  final func checkIsNoPlaceAlone() {
    guard first.kind != .size, first.attribute != .notAnAttribute else { return }
    raise(
      "NSInvalidArgumentException",
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs.  \(ConstraintDescription.text(of: self))")
  }

  /// Terminates the app if the constraint refers to an item outside the hierarchy of the view that
  /// would own it.
  final func checkIsWithin(_ view: UIView) {
    if let ancestor = commonAncestor, ancestor.isDescendant(of: view) { return }
    raise(
      "NSGenericException",
      "Unable to install constraint on view.  Does the constraint reference something from outside "
        + "the subtree of the view?  That's illegal. constraint:"
        + "\(ConstraintDescription.text(of: self)) view:\(ConstraintDescription.name(of: view))")
  }

  /// Terminates the app if the priority of an active constraint changes to or from required.
  final func checkPriority(since old: UILayoutPriority) {
    guard (priority == .required) != (old == .required) else { return }
    raise(
      "NSInternalInconsistencyException",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(priority.rawValue) and the existing priority was "
        + "\(old.rawValue).")
  }

  /// Returns a description of why two terms can't be related, or `nil` if they can be.
  static func problem(_ first: LayoutTerm, _ second: LayoutTerm) -> String? {
    directionProblem(first, second) ?? axisProblem(first, second)
  }

  private static func directionProblem(_ first: LayoutTerm, _ second: LayoutTerm) -> String? {
    switch (first.kind, second.kind) {
    case (.leadingOrTrailing, .leftOrRight), (.leftOrRight, .leadingOrTrailing):
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    default: nil
    }
  }

  private static func axisProblem(_ first: LayoutTerm, _ second: LayoutTerm) -> String? {
    guard first.attribute != .notAnAttribute, second.attribute != .notAnAttribute,
      first.kind.axis != second.kind.axis
    else { return nil }
    return "Constraint improperly relates anchors of incompatible types: \(first.attribute) and "
      + "\(second.attribute)."
  }
}

extension LayoutTerm {
  /// The kinds of attributes, only some of which can be related to each other.
  enum Kind {
    case leadingOrTrailing, leftOrRight, horizontalCenter, vertical, size

    /// The axis of the attribute.
    ///
    /// Attributes can be related only on the same axis.
    var axis: Int {
      switch self {
      case .leadingOrTrailing, .leftOrRight, .horizontalCenter: 0
      case .vertical: 1
      case .size: 2
      }
    }
  }

  /// The kind of the attribute.
  ///
  /// The distance between two attributes is a size.
  var kind: Kind {
    if startAttribute != nil { return .size }
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return .leadingOrTrailing
    case .left, .right, .leftMargin, .rightMargin: return .leftOrRight
    case .centerX, .centerXWithinMargins: return .horizontalCenter
    case .width, .height, .notAnAttribute: return .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return .vertical
    }
  }
}
