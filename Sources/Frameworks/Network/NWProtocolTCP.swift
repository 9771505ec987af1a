// Its properties don't change. The compiler can't check that for a class that isn't final.
/// TCP.
///
/// Follows <https://developer.apple.com/documentation/network/nwprotocoltcp>.
public class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  /// The identity of TCP.
  public static let definition = NWProtocolDefinition(name: "tcp")

  // Apps set it up before they share it, as with Apple's, which isn't synchronized either.
  /// The options of TCP.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwprotocoltcp/options>.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small amounts of data are sent immediately.
    public var noDelay = false
    /// Whether the connection is closed without sending what's left.
    public var noPush = false
    /// Whether options are left out of the header.
    public var noOptions = false
    /// Whether the connection is checked while nothing is sent.
    public var enableKeepalive = false
    /// The number of checks after which the connection ends.
    public var keepaliveCount = 0
    /// The number of seconds before the first check.
    public var keepaliveIdle = 0
    /// The number of seconds between checks.
    public var keepaliveInterval = 0
    /// The maximum size of a segment.
    public var maximumSegmentSize = 0
    /// The number of seconds after which an attempt to connect fails.
    public var connectionTimeout = 0
    /// The number of seconds after which sending again fails.
    public var persistTimeout = 0
    /// The number of seconds after which the connection ends if data isn't confirmed.
    public var connectionDropTime = 0
    /// Whether the connection ends after some attempts to send data again.
    public var retransmitFinDrop = false
    /// Whether confirmations are sent later.
    public var disableAckStretching = false
    /// Whether data can be sent with the first segment.
    public var enableFastOpen = false
    /// Whether congestion is reported without discarding data.
    public var disableECN = false

    /// Creates the default options.
    public override init() {}
  }
}
