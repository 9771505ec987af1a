import LocalAuthentication

/// A private key with its certificate.
///
/// Follows <https://developer.apple.com/documentation/security/secidentity>.
public final class SecIdentity: Hashable, Sendable {
  /// The certificate.
  let certificate: SecCertificate
  /// The private key.
  let privateKey: SecKey

  init(_ certificate: SecCertificate, _ privateKey: SecKey) {
    self.certificate = certificate
    self.privateKey = privateKey
  }

  /// Creates an identity that a search found.
  convenience init?(_ match: KeychainMatch, context: LAContext?) {
    guard let certificate = match.item.data.flatMap({ SecCertificate(der: $0) }),
      let key = match.key.flatMap({ SecKey($0, context: context) })
    else { return nil }
    self.init(certificate, key)
  }

  /// Returns whether two identities are equal.
  public static func == (one: SecIdentity, other: SecIdentity) -> Bool {
    one.certificate == other.certificate && one.privateKey == other.privateKey
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(certificate)
  }
}

/// Stores the certificate of an identity.
///
/// Follows <https://developer.apple.com/documentation/security/secidentitycopycertificate(_:_:)>.
@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificateRef.pointee = identityRef.certificate
  return errSecSuccess
}

/// Stores the private key of an identity.
///
/// Follows <https://developer.apple.com/documentation/security/secidentitycopyprivatekey(_:_:)>.
@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
  privateKeyRef.pointee = identityRef.privateKey
  return errSecSuccess
}
