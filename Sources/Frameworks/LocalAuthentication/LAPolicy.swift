/// The authentication that a policy requires.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/lapolicy>.
public enum LAPolicy: Int, Sendable {
  /// The person whose face or finger is enrolled.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// The same person, or one who knows the passcode.
  case deviceOwnerAuthentication = 2
}
