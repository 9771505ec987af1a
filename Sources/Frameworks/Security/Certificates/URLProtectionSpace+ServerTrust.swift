public import FoundationNetworking

extension URLProtectionSpace {
  /// The trust in the server's certificate, or `nil` if the challenge isn't about one.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlprotectionspace/servertrust>.
  public var serverTrust: SecTrust? { (self as? ServerProtectionSpace)?.trust }
}

extension URLCredential {
  /// Creates a credential that accepts a server's certificate.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlcredential/init(trust:)>.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
