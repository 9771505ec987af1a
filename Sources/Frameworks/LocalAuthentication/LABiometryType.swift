/// The biometric authentication that a device supports.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/labiometrytype>.
public enum LABiometryType: Int, Sendable {
  /// No biometric authentication, or not determined yet.
  case none = 0
  /// Touch ID.
  case touchID = 1
  /// Face ID.
  case faceID = 2
  /// Optic ID.
  case opticID = 4

  /// No biometric authentication.
  @available(*, deprecated, renamed: "none")
  public static var LABiometryNone: LABiometryType { .none }
}
