/// An algorithm that keys perform.
///
/// Follows <https://developer.apple.com/documentation/security/seckeyalgorithm>.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The algorithm's name.
  public let rawValue: CFString

  /// Creates an algorithm with a name.
  public init(rawValue: CFString) {
    self.rawValue = rawValue
  }
}
