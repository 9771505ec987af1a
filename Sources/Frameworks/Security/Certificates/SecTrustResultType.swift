/// The result of an evaluation of trust.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustresulttype>.
public enum SecTrustResultType: UInt32, Sendable {
  /// There's no result yet.
  case invalid = 0
  /// The user trusts the certificate.
  case proceed = 1
  /// The user doesn't trust the certificate.
  case deny = 3
  /// The certificate is trusted.
  case unspecified = 4
  /// The certificate isn't trusted, unless the app does.
  case recoverableTrustFailure = 5
  /// The certificate isn't valid.
  case fatalTrustFailure = 6
  /// Another error.
  case otherError = 7
}
