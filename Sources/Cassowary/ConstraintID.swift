/// A constraint that a solver holds.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
  /// Grows with each constraint added, so that an identity is never used twice.
  let order: Int
}
