/// A server that passes on an app's requests.
///
/// The device's network has no proxies, so the types that use it report that. Follows
/// <https://developer.apple.com/documentation/network/proxyconfiguration>.
public struct ProxyConfiguration: Sendable, CustomDebugStringConvertible {
  private enum Kind: String {
    case connect = "HTTP CONNECT"
    case socks = "SOCKSv5"
  }

  private let kind: Kind
  private let endpoint: NWEndpoint
  private var user: String?

  /// Whether requests are sent without the proxy if it can't be reached.
  public var allowFailover = false
  /// The domains whose requests don't use the proxy.
  public var excludedDomains: [String] = []
  /// The domains whose requests use the proxy, or an empty array for all domains.
  public var matchDomains: [String] = []

  /// Creates a proxy of the method CONNECT of HTTP.
  /// - Parameters:
  ///   - proxyEndpoint: The proxy.
  ///   - tlsOptions: The options for the encrypted connection to the proxy.
  public init(httpCONNECTProxy proxyEndpoint: NWEndpoint, tlsOptions: NWProtocolTLS.Options? = nil)
  {
    kind = .connect
    endpoint = proxyEndpoint
  }

  /// Creates a proxy of version 5 of SOCKS.
  public init(socksv5Proxy proxyEndpoint: NWEndpoint) {
    kind = .socks
    endpoint = proxyEndpoint
  }

  /// Sets the user and the password for the proxy, to which nothing is sent.
  public mutating func applyCredential(username: String, password: String) {
    user = username
  }

  /// The kind of the proxy with its user and its address.
  public var debugDescription: String {
    "\(kind.rawValue) \(user.map { "\($0)@" } ?? "")\(endpoint.debugDescription)"
  }
}
