import Foundation

extension URLError {
  /// The reasons why a request can't use the network.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlerror/networkunavailablereason-swift.enum>.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The request doesn't allow access to cellular networks.
    case cellular = 0
    /// The request doesn't allow access to expensive networks.
    case expensive = 1
    /// The request doesn't allow access to networks in Low Data Mode.
    case constrained = 2
  }

  /// The reason that the request couldn't use the network, or `nil` if the request doesn't forbid
  /// any.
  ///
  /// The device's network is neither cellular, nor expensive, nor constrained, so only errors that an
  /// app creates itself have a reason.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlerror/networkunavailablereason-swift.property>.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int)
      .flatMap(NetworkUnavailableReason.init)
  }
}

/// The key of the number that describes why a request couldn't use the network.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsurlerrornetworkunavailablereasonkey>.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"
