import DeviceProtocol

/// The network that's available to connections at a point in time.
///
/// Follows <https://developer.apple.com/documentation/network/nwpath>.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether connections can use a path.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwpath/status-swift.enum>.
  public enum Status: Hashable, Sendable {
    /// Connections can send and receive data.
    case satisfied
    /// Connections can't send or receive data.
    case unsatisfied
    /// An attempt to connect could make the path available.
    case requiresConnection
  }

  /// The reason that connections can't use a path.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwpath/unsatisfiedreason-swift.enum>.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// There's no reason.
    case notAvailable
    /// The user has turned off cellular data.
    case cellularDenied
    /// The user has turned off Wi-Fi.
    case wifiDenied
    /// The user has turned off access to the local network.
    case localNetworkDenied
    /// The required virtual private network isn't active.
    case vpnInactive
  }

  /// The quality of a link.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwpath/linkquality-swift.enum>.
  public enum LinkQuality: Hashable, Sendable {
    /// The quality isn't known.
    case unknown
    /// Data might not arrive.
    case minimal
    /// The quality is sufficient for most data.
    case moderate
    /// The quality is sufficient for all data.
    case good
  }

  /// Whether connections can use the path.
  public let status: Status
  /// The interfaces that connections can use, with the preferred one first.
  public let availableInterfaces: [NWInterface]
  /// Whether the path uses an interface that's considered expensive, such as a cellular one.
  public let isExpensive: Bool
  /// Whether the path uses an interface in Low Data Mode.
  public let isConstrained: Bool
  /// Whether connections can use IPv4.
  public let supportsIPv4: Bool
  /// Whether connections can use IPv6.
  public let supportsIPv6: Bool
  /// Whether the path has a server that finds the addresses of hosts.
  public let supportsDNS: Bool
  /// The gateways of the interfaces.
  public let gateways: [NWEndpoint]
  /// The connection's own endpoint, or `nil` for the path of a monitor.
  public let localEndpoint: NWEndpoint?
  /// The endpoint at the connection's other end, or `nil` for the path of a monitor.
  public let remoteEndpoint: NWEndpoint?

  /// The reason that connections can't use the path.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether the path supports only a very small amount of data, as by satellite.
  public var isUltraConstrained: Bool { false }
  /// The quality of the link.
  public var linkQuality: LinkQuality { status == .satisfied ? .good : .unknown }

  /// Returns whether the path uses an interface of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The status and the interfaces.
  public var debugDescription: String {
    guard status == .satisfied else { return "\(status) (No network route)" }
    return "\(status) (Path is satisfied), interface: \(availableInterfaces), ipv4, ipv6, dns"
  }

  /// A path without a network.
  static let none = NWPath(isAvailable: false)
  /// The path of the device's Wi-Fi.
  private static let wifi = NWPath(isAvailable: true)

  private init(isAvailable: Bool) {
    status = isAvailable ? .satisfied : .unsatisfied
    availableInterfaces = isAvailable ? [.wifi] : []
    isExpensive = false
    isConstrained = false
    supportsIPv4 = isAvailable
    supportsIPv6 = isAvailable
    supportsDNS = isAvailable
    gateways = []
    localEndpoint = nil
    remoteEndpoint = nil
  }

  /// Returns the path that's available in a state of the device's network, which has only Wi-Fi.
  static func path(
    on network: DeviceNetwork, allowing isAllowed: (NWInterface.InterfaceType) -> Bool
  ) -> NWPath {
    network != .offline && isAllowed(.wifi) ? wifi : none
  }
}
