import Foundation

/// The origin of a page: its protocol, host, and port.
///
/// Follows <https://developer.apple.com/documentation/webkit/wksecurityorigin>.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The protocol, such as `https`.
  public let `protocol`: String
  /// The host, or an empty string.
  public let host: String
  /// The port, or 0 for the protocol's default.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}
