import Foundation

/// An IPv4 address.
///
/// Follows <https://developer.apple.com/documentation/network/ipv4address>.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
  private let bytes: [UInt8]
  /// The interface that the address belongs to, if any.
  public let interface: NWInterface?

  private init(_ bytes: UInt8...) {
    self.bytes = bytes
    interface = nil
  }

  init(bytes: [UInt8], interface: NWInterface?) {
    self.bytes = bytes
    self.interface = interface
  }

  /// Creates an address from its four bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.init(bytes: Array(rawValue), interface: interface)
  }

  /// Creates an address from its text, such as `192.168.0.1`.
  public init?(_ string: String) {
    let (text, interface) = AddressText.parts(of: string)
    guard let bytes = AddressText.bytes(of: text, family: AF_INET, count: 4) else { return nil }
    self.init(bytes: bytes, interface: interface)
  }

  /// The address of any interface.
  public static let any = IPv4Address(0, 0, 0, 0)
  /// The address of all hosts on the network.
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  /// The address of the device itself.
  public static let loopback = IPv4Address(127, 0, 0, 1)
  /// The group of all hosts.
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  /// The group of all routers.
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  /// The group that receives reports about the members of groups.
  public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
  /// The group of Bonjour services.
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

  /// The four bytes of the address.
  public var rawValue: Data { Data(bytes) }
  /// Whether the address is the device itself.
  public var isLoopback: Bool { bytes == Self.loopback.bytes }
  /// Whether the address is valid only on its link.
  public var isLinkLocal: Bool { bytes.starts(with: [169, 254]) }
  /// Whether the address is that of a group.
  public var isMulticast: Bool { bytes[0] & 0xF0 == 0xE0 }

  /// The text of the address.
  public var debugDescription: String {
    AddressText.text(of: bytes, family: AF_INET, interface: interface)
  }
}
