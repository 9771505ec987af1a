internal import Stubs
public import FoundationNetworking

extension URLProtectionSpace {
  /// The trust in the server's certificate, which is always `nil`.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlprotectionspace/servertrust>.
  public var serverTrust: SecTrust? {
    Stub.serverTrust.report()
    return nil
  }
}

extension URLCredential {
  /// Creates a credential that accepts a server's certificate.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlcredential/init(trust:)>.
  public convenience init(trust: SecTrust) {
    Stub.serverTrust.report()
    self.init(user: "", password: "", persistence: .none)
  }
}
