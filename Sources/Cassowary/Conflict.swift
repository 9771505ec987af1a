/// A required constraint that was left out because it conflicts with others.
package struct Conflict: Sendable, Equatable {
  /// The constraint that was left out.
  package var broken: ConstraintID
  /// The constraints that can't all be satisfied, including the broken one, in the order they were
  /// added.
  package var constraints: [ConstraintID]
}
