/// The kind of biometric authentication of a device.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/labiometrytype>.
public enum LABiometryType: Int, Sendable {
  /// Nothing, or it isn't known yet.
  case none = 0
  /// A finger.
  case touchID = 1
  /// A face.
  case faceID = 2
  /// An iris.
  case opticID = 4

  /// Nothing.
  @available(*, deprecated, renamed: "none")
  public static var LABiometryNone: LABiometryType { .none }
}
