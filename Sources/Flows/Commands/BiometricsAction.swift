/// A flow's action for Face ID or Touch ID.
package enum BiometricsAction: String, Sendable, CaseIterable {
  /// Enrolls a face or a finger.
  case enrolled
  /// Removes the enrolled face or finger.
  case notEnrolled
  /// Simulates the enrolled face or finger.
  case matching
  /// Simulates a face or finger that isn't enrolled.
  case nonMatching
}
