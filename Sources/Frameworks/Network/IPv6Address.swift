import Foundation

/// An IPv6 address.
///
/// Follows <https://developer.apple.com/documentation/network/ipv6address>.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
  /// The reach of a group's address.
  ///
  /// Follows <https://developer.apple.com/documentation/network/ipv6address/scope>.
  public enum Scope: UInt8, Sendable {
    /// The device itself.
    case nodeLocal = 1
    /// The link.
    case linkLocal = 2
    /// The site.
    case siteLocal = 5
    /// The organization.
    case organizationLocal = 8
    /// The whole network.
    case global = 0x0E
  }

  private let bytes: [UInt8]
  /// The interface that the address belongs to, if any.
  public let interface: NWInterface?

  private init(bytes: [UInt8], interface: NWInterface? = nil) {
    self.bytes = bytes
    self.interface = interface
  }

  /// Creates an address from its first two bytes and its last byte.
  private init(_ first: UInt8, _ second: UInt8, last: UInt8) {
    self.init(bytes: [first, second] + [UInt8](repeating: 0, count: 13) + [last])
  }

  /// Creates an address from its sixteen bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.init(bytes: Array(rawValue), interface: interface)
  }

  /// Creates an address from its text, such as `2001:db8::5`.
  public init?(_ string: String) {
    let (text, interface) = AddressText.parts(of: string)
    guard let bytes = AddressText.bytes(of: text, family: AF_INET6, count: 16) else { return nil }
    self.init(bytes: bytes, interface: interface)
  }

  /// The address of any interface.
  public static let any = IPv6Address(0, 0, last: 0)
  /// The address of any interface, because IPv6 has no address of all hosts.
  public static let broadcast = IPv6Address(0, 0, last: 0)
  /// The address of the device itself.
  public static let loopback = IPv6Address(0, 0, last: 1)
  /// The group of all parts of the device.
  public static let nodeLocalNodes = IPv6Address(0xFF, 1, last: 1)
  /// The group of all hosts on the link.
  public static let linkLocalNodes = IPv6Address(0xFF, 2, last: 1)
  /// The group of all routers on the link.
  public static let linkLocalRouters = IPv6Address(0xFF, 2, last: 2)

  /// The sixteen bytes of the address.
  public var rawValue: Data { Data(bytes) }
  /// Whether the address is that of any interface.
  public var isAny: Bool { bytes == Self.any.bytes }
  /// Whether the address is the device itself.
  public var isLoopback: Bool { bytes == Self.loopback.bytes }
  /// Whether the address is an IPv4 address after zeros.
  public var isIPv4Compatabile: Bool {
    bytes.prefix(12).allSatisfy { $0 == 0 } && !isAny && !isLoopback
  }
  /// Whether the address is an IPv4 address in IPv6's form, such as `::ffff:192.0.2.1`.
  public var isIPv4Mapped: Bool {
    bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
  }
  /// The IPv4 address that the address contains, if any.
  public var asIPv4: IPv4Address? {
    guard isIPv4Mapped || isIPv4Compatabile else { return nil }
    return IPv4Address(bytes: Array(bytes.suffix(4)), interface: interface)
  }
  /// Whether the address belongs to an IPv4 network.
  public var is6to4: Bool { bytes.starts(with: [0x20, 0x02]) }
  /// Whether the address is valid only on its link.
  public var isLinkLocal: Bool { bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
  /// Whether the address is that of a group.
  public var isMulticast: Bool { bytes[0] == 0xFF }
  /// The reach of a group's address, or `nil` for other addresses.
  public var multicastScope: Scope? { isMulticast ? Scope(rawValue: bytes[1] & 0x0F) : nil }

  /// The text of the address.
  public var debugDescription: String {
    AddressText.text(of: bytes, family: AF_INET6, interface: interface)
  }
}
