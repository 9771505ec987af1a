/// What a flow does about faces and fingers.
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
