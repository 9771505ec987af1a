/// UDP.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocoludp>.
public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  /// The identity of UDP.
  public static let definition = NWProtocolDefinition(name: "udp")

  /// The options of UDP.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwprotocoludp/options>.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether data is sent without a checksum.
    public var preferNoChecksum = false

    /// Creates the default options.
    public override init() {}
  }
}
