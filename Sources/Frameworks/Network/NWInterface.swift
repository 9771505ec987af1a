/// A network interface of the device.
///
/// Follows <https://developer.apple.com/documentation/network/nwinterface>.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// A kind of network interface.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwinterface/interfacetype>.
  public enum InterfaceType: Hashable, Sendable {
    /// A virtual interface, or an unknown one.
    case other
    /// Wi-Fi.
    case wifi
    /// A cellular connection.
    case cellular
    /// Wired Ethernet.
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// The kind of interface.
  public let type: InterfaceType
  /// The name of the interface, such as `en0`.
  public let name: String
  /// The number of the interface.
  public let index: Int

  /// The name of the interface.
  public var debugDescription: String { name }

  /// The device's only interface for connections to others.
  static let wifi = NWInterface(type: .wifi, name: "en0", index: 2)
  static let loopback = NWInterface(type: .loopback, name: "lo0", index: 1)

  /// Returns the interface of the device with a name.
  static func named(_ name: Substring) -> NWInterface? {
    [wifi, loopback].first { $0.name == name }
  }
}
