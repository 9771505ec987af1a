import FoundationNetworking

/// A server whose certificate a URL session's delegate can evaluate.
///
/// It never changes. The compiler can't check that for Foundation's class.
final class ServerProtectionSpace: URLProtectionSpace, @unchecked Sendable {
  /// The name of the question, whose constant is unavailable in Foundation on Linux.
  private static let method = "NSURLAuthenticationMethodServerTrust"
  /// The name of the protocol, whose constant has another value in Foundation on Linux.
  private static let scheme = "https"

  /// The trust in the server's certificate.
  let trust: SecTrust

  /// Creates the space of a server.
  init(_ address: ServerAddress, _ trust: SecTrust) {
    self.trust = trust
    super.init(
      host: address.host, port: address.port, protocol: Self.scheme, realm: nil,
      authenticationMethod: Self.method)
  }
}
