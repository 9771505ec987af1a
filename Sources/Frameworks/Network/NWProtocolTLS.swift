// Its properties don't change. The compiler can't check that for a class that isn't final.
/// Encryption with TLS.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocoltls>.
public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  /// The identity of TLS.
  public static let definition = NWProtocolDefinition(name: "tls")

  // Apps set it up before they share it, as with Apple's, which isn't synchronized either.
  /// The options of TLS.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwprotocoltls/options>.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates the default options.
    public override init() {}
  }
}
