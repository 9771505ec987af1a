// Apps set it up before they share it, as with Apple's, which isn't synchronized either.
/// The protocols of a connection or a listener, and the networks that it may use.
///
/// Follows <https://developer.apple.com/documentation/network/nwparameters>.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  /// The urgency of a connection's data.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwparameters/serviceclass-swift.enum>.
  public enum ServiceClass: Hashable, Sendable {
    /// The usual urgency.
    case bestEffort
    /// Data that can wait.
    case background
    /// Video in both directions.
    case interactiveVideo
    /// Speech in both directions.
    case interactiveVoice
    /// Data that the user is waiting for.
    case responsiveData
    /// Data that controls other connections.
    case signaling
  }

  /// The way that a connection uses several interfaces.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/network/nwparameters/multipathservicetype-swift.enum>.
  public enum MultipathServiceType: Hashable, Sendable {
    /// It uses one interface.
    case disabled
    /// It uses an expensive interface only if there's no other.
    case handover
    /// It uses an expensive interface to send data sooner.
    case interactive
    /// It uses all interfaces.
    case aggregate
  }

  /// Whether addresses of hosts can be used after they have expired.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/network/nwparameters/expireddnsbehavior-swift.enum>.
  public enum ExpiredDNSBehavior: Hashable, Sendable {
    /// The system decides.
    case systemDefault
    /// They can.
    case allow
    /// They can't.
    case prohibit
    /// They can, and are kept for later launches.
    case persistent
  }

  // Apps set it up before they share it, as with Apple's, which isn't synchronized either.
  /// The protocols of a connection.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwparameters/protocolstack>.
  public class ProtocolStack: @unchecked Sendable {
    /// The protocols above the transport, with the outermost first.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// The protocol that transports data.
    public var transportProtocol: NWProtocolOptions?
    /// The protocol that finds hosts.
    public var internetProtocol: NWProtocolOptions? { nil }

    init() {}
  }

  /// Creates parameters without protocols.
  public init() {}

  /// Creates parameters for TCP, with TLS if there are options for it.
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
  }

  /// Creates parameters for UDP, with DTLS if there are options for it.
  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    defaultProtocolStack.applicationProtocols = dtls.map { [$0] } ?? []
  }

  /// New parameters for TLS over TCP.
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// New parameters for DTLS over UDP.
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
  /// New parameters for TCP.
  public class var tcp: NWParameters { NWParameters(tls: nil) }
  /// New parameters for UDP.
  public class var udp: NWParameters { NWParameters(dtls: nil) }

  /// The protocols.
  public let defaultProtocolStack = ProtocolStack()
  /// The only interface to use.
  public var requiredInterface: NWInterface?
  /// The only kind of interface to use, or `other` for all of them.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The interfaces not to use.
  public var prohibitedInterfaces: [NWInterface]?
  /// The kinds of interfaces not to use.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether expensive interfaces aren't used.
  public var prohibitExpensivePaths = false
  /// Whether interfaces in Low Data Mode aren't used.
  public var prohibitConstrainedPaths = false
  /// Whether connecting directly is tried first.
  public var preferNoProxies = false
  /// The local end to use.
  public var requiredLocalEndpoint: NWEndpoint?
  /// Whether several connections can use the same local end.
  public var allowLocalEndpointReuse = false
  /// Whether a listener accepts only connections from the same link.
  public var acceptLocalOnly = false
  /// Whether connections between nearby devices are possible.
  public var includePeerToPeer = false
  /// The urgency of the data.
  public var serviceClass = ServiceClass.bestEffort
  /// The way that several interfaces are used.
  public var multipathServiceType = MultipathServiceType.disabled
  /// Whether data can be sent while connecting.
  public var allowFastOpen = false
  /// Whether addresses of hosts can be used after they have expired.
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault

  /// Returns the same parameters as another object.
  public func copy() -> NWParameters {
    let copy = NWParameters()
    copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    copy.requiredInterface = requiredInterface
    copy.requiredInterfaceType = requiredInterfaceType
    copy.prohibitedInterfaces = prohibitedInterfaces
    copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
    copy.prohibitExpensivePaths = prohibitExpensivePaths
    copy.prohibitConstrainedPaths = prohibitConstrainedPaths
    copy.preferNoProxies = preferNoProxies
    copy.requiredLocalEndpoint = requiredLocalEndpoint
    copy.allowLocalEndpointReuse = allowLocalEndpointReuse
    copy.acceptLocalOnly = acceptLocalOnly
    copy.includePeerToPeer = includePeerToPeer
    copy.serviceClass = serviceClass
    copy.multipathServiceType = multipathServiceType
    copy.allowFastOpen = allowFastOpen
    copy.expiredDNSBehavior = expiredDNSBehavior
    return copy
  }

  /// The protocols.
  public var debugDescription: String {
    switch defaultProtocolStack.transportProtocol {
    case is NWProtocolTCP.Options: defaultProtocolStack.applicationProtocols.isEmpty ? "tcp" : "tls"
    case is NWProtocolUDP.Options:
      defaultProtocolStack.applicationProtocols.isEmpty ? "udp" : "dtls"
    default: "generic"
    }
  }
}
