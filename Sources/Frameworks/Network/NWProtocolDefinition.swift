// Its properties don't change. The compiler can't check that for a class that isn't final.
/// The identity of a protocol.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocoldefinition>.
public class NWProtocolDefinition: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
  /// The name of the protocol.
  public let name: String

  init(name: String) {
    self.name = name
  }

  /// Returns whether two definitions identify the same protocol.
  public static func == (left: NWProtocolDefinition, right: NWProtocolDefinition) -> Bool {
    left.name == right.name
  }

  /// The name of the protocol.
  public var debugDescription: String { name }
}
