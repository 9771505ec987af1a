/// A policy for the trust in certificates.
///
/// Follows <https://developer.apple.com/documentation/security/secpolicy>.
public final class SecPolicy: Sendable {
  /// Whether certificates are those of a server or, otherwise, of a client.
  let isForServer: Bool?
  /// The name of the server.
  let host: String?

  init(isForServer: Bool? = nil, host: String? = nil) {
    self.isForServer = isForServer
    self.host = host
  }
}

/// Returns a policy for the certificates of any use.
///
/// Follows <https://developer.apple.com/documentation/security/secpolicycreatebasicx509()>.
public func SecPolicyCreateBasicX509() -> SecPolicy {
  SecPolicy()
}

/// Returns a policy for the certificates of TLS connections.
///
/// Follows <https://developer.apple.com/documentation/security/secpolicycreatessl(_:_:)>.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(isForServer: server, host: hostname)
}
