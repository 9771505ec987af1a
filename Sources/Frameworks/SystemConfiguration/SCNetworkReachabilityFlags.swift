/// The ways in which a host can be reached.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags>.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt32

  /// Creates a set of flags.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The connection ends when it isn't used.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// The host can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection must be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Sending data makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user must do something to make the connection.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Connecting with certain APIs makes the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The host is the device itself.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The host is on the same network.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The connection is cellular.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// Sending data makes the connection.
  public static let connectionAutomatic = connectionOnTraffic
}
