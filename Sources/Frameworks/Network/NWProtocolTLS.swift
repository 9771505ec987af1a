/// Encryption with TLS.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocoltls>.
public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  /// The identity of TLS.
  public static let definition = NWProtocolDefinition(name: "tls")

  /// The options of TLS.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwprotocoltls/options>.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates the default options.
    public override init() {}
  }
}
