/// An inspector's queries about a layout that has been solved.
extension LayoutEngine {
  /// Returns whether constraints leave a view's position or size undetermined.
  ///
  /// The outermost view doesn't need constraints.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    guard object !== root else { return false }
    guard let item = existingItem(for: object) else {
      return (object as? UIView)?.layoutState.isFixedByFrame == false
    }
    return [item.x, item.y, item.width, item.height].contains { solver.isAmbiguous($0) }
  }

  /// Returns whether a constraint is left out because it conflicts with others.
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    held[ObjectIdentifier(constraint)].map { solver.isBroken($0.id) } ?? false
  }

  /// Returns the constraints that conflict with a constraint that's left out.
  func opponents(of constraint: NSLayoutConstraint) -> [ConflictReport.Party] {
    guard isBroken(constraint) else { return [] }
    return held[ObjectIdentifier(constraint)].flatMap { opponents[$0.id] } ?? []
  }
}
