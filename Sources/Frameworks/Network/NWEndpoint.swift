import Foundation

/// An end of a connection.
///
/// Follows <https://developer.apple.com/documentation/network/nwendpoint>.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A host and one of its ports.
  case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
  /// A Bonjour service.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// The path of a socket.
  case unix(path: String)
  /// A URL.
  case url(URL)

  /// A name or an address of a host.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwendpoint/host>.
  public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    /// A name, with the interface that it belongs to, if any.
    case name(String, NWInterface?)
    /// An IPv4 address.
    case ipv4(IPv4Address)
    /// An IPv6 address.
    case ipv6(IPv6Address)

    /// Creates a host from an address or a name.
    public init(stringLiteral: String) {
      self.init(stringLiteral)
    }

    /// Creates a host from an address or a name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = address.isIPv4Mapped ? .ipv4(address.asIPv4!) : .ipv6(address)
      } else {
        let (name, interface) = AddressText.parts(of: string)
        self = .name(name, interface)
      }
    }

    /// The interface that the host belongs to, if any.
    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }

    /// The name or the text of the address.
    public var debugDescription: String {
      switch self {
      case .name(let name, let interface): name + (interface.map { "%\($0.name)" } ?? "")
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// A port.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwendpoint/port>.
  public struct Port: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral,
    RawRepresentable
  {
    /// The number of the port.
    public let rawValue: UInt16

    /// Creates a port from its number.
    public init?(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Creates a port from its number.
    public init(integerLiteral value: UInt16) {
      rawValue = value
    }

    /// Creates a port from its number, or from the name of a service, such as `https`.
    public init?(_ service: String) {
      guard let port = UInt16(service) ?? Self.services[service.lowercased()]?.rawValue else {
        return nil
      }
      rawValue = port
    }

    private static let services: [String: Port] = [
      "ssh": .ssh, "smtp": .smtp, "http": .http, "pop3": .pop, "imap": .imap, "https": .https,
      "imaps": .imaps, "socks": .socks,
    ]

    /// Any port.
    public static let any: NWEndpoint.Port = 0
    /// The port of the secure shell.
    public static let ssh: NWEndpoint.Port = 22
    /// The port of outgoing mail.
    public static let smtp: NWEndpoint.Port = 25
    /// The port of web pages.
    public static let http: NWEndpoint.Port = 80
    /// The port of incoming mail.
    public static let pop: NWEndpoint.Port = 110
    /// The port of incoming mail that stays on the server.
    public static let imap: NWEndpoint.Port = 143
    /// The port of encrypted web pages.
    public static let https: NWEndpoint.Port = 443
    /// The port of encrypted incoming mail that stays on the server.
    public static let imaps: NWEndpoint.Port = 993
    /// The port of proxy servers.
    public static let socks: NWEndpoint.Port = 1080

    /// The number of the port.
    public var debugDescription: String { String(rawValue) }
  }

  /// The interface that the endpoint belongs to, if any.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }

  /// The text of the endpoint, such as `example.com:443`.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port):
      if case .ipv6 = host { "\(host).\(port)" } else { "\(host):\(port)" }
    case .service(let name, let type, let domain, let interface):
      "\(name).\(type)\(domain)" + (interface.map { "%\($0.name)" } ?? "")
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}
