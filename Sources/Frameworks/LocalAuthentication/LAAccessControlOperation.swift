/// The use of an item or a key for which an access control is evaluated.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/laaccesscontroloperation>.
public enum LAAccessControlOperation: Int, Sendable {
  /// Creating an item.
  case createItem = 0
  /// Reading an item.
  case useItem = 1
  /// Creating a key.
  case createKey = 2
  /// Signing with a key.
  case useKeySign = 3
  /// Decrypting with a key.
  case useKeyDecrypt = 4
  /// Computing a shared secret with a key.
  case useKeyKeyExchange = 5
}
