internal import Stubs

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

/// Checks revocation with the Online Certificate Status Protocol.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Checks revocation with lists of revoked certificates.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Prefers lists of revoked certificates.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Requires an answer about each certificate.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Uses only answers that are already on the device.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Checks revocation with either method.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags =
  kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// Returns a policy that asks whether certificates have been revoked, or `nil` if the options are
/// invalid.
///
/// Follows <https://developer.apple.com/documentation/security/secpolicycreaterevocation(_:)>.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  guard revocationFlags & kSecRevocationUseAnyAvailableMethod != 0 else { return nil }
  Stub.revocation.report()
  return SecPolicy()
}
