// Its properties don't change. The compiler can't check that for a class that isn't final.
/// UDP.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocoludp>.
public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  /// The identity of UDP.
  public static let definition = NWProtocolDefinition(name: "udp")

  // Apps set it up before they share it, as with Apple's, which isn't synchronized either.
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
