/// A parameter of a key exchange.
///
/// Follows <https://developer.apple.com/documentation/security/seckeykeyexchangeparameter>.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
  /// The number of bytes of the derived key.
  public static let requestedSize = Self(rawValue: "requestedSize")
  /// Data that both sides share.
  public static let sharedInfo = Self(rawValue: "sharedInfo")

  /// The parameter's name.
  public let rawValue: CFString

  /// Creates a parameter with a name.
  public init(rawValue: CFString) {
    self.rawValue = rawValue
  }
}
