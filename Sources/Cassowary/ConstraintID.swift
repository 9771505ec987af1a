/// The identifier of a constraint in a solver.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
  /// A number that increases with each added constraint, so that no identifier is used twice.
  let order: Int
}
