/// An operation of a key.
///
/// Follows <https://developer.apple.com/documentation/security/seckeyoperationtype>.
public enum SecKeyOperationType: Int, Sendable {
  /// Creating a signature.
  case sign = 0
  /// Verifying a signature.
  case verify = 1
  /// Encrypting data.
  case encrypt = 2
  /// Decrypting data.
  case decrypt = 3
  /// Computing a shared secret.
  case keyExchange = 4
}
