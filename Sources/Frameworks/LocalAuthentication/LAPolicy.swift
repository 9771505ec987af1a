/// The authentication that a policy requires.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/lapolicy>.
public enum LAPolicy: Int, Sendable {
  /// Biometric authentication.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Biometric authentication or the passcode.
  case deviceOwnerAuthentication = 2
}
