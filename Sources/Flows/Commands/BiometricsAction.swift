/// A flow's action for Face ID or Touch ID.
package enum BiometricsAction: String, Sendable, CaseIterable {
  /// Enrolls a face or a finger.
  case enrolled
  /// Enrolls nobody.
  case notEnrolled
  /// Shows the enrolled face or finger.
  case matching
  /// Shows another one.
  case nonMatching
}
