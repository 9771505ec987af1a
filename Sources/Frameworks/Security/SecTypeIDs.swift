import LocalAuthentication

/// The type IDs, which are larger than those of Core Foundation.
private enum TypeIDs {
  static let accessControl: CFTypeID = 0x5EC0
  static let certificate: CFTypeID = 0x5EC1
  static let identity: CFTypeID = 0x5EC2
  static let key: CFTypeID = 0x5EC3
  static let policy: CFTypeID = 0x5EC4
  static let trust: CFTypeID = 0x5EC5
}

extension SecAccessControl: TypeIdentified {
  /// The type ID.
  package static var typeID: CFTypeID { TypeIDs.accessControl }
}

extension SecCertificate: TypeIdentified {
  /// The type ID.
  package static var typeID: CFTypeID { TypeIDs.certificate }
}

extension SecIdentity: TypeIdentified {
  /// The type ID.
  package static var typeID: CFTypeID { TypeIDs.identity }
}

extension SecKey: TypeIdentified {
  /// The type ID.
  package static var typeID: CFTypeID { TypeIDs.key }
}

extension SecPolicy: TypeIdentified {
  /// The type ID.
  package static var typeID: CFTypeID { TypeIDs.policy }
}

extension SecTrust: TypeIdentified {
  /// The type ID.
  package static var typeID: CFTypeID { TypeIDs.trust }
}

/// Returns the type ID of access controls.
///
/// Follows <https://developer.apple.com/documentation/security/secaccesscontrolgettypeid()>.
public func SecAccessControlGetTypeID() -> CFTypeID { TypeIDs.accessControl }

/// Returns the type ID of certificates.
///
/// Follows <https://developer.apple.com/documentation/security/seccertificategettypeid()>.
public func SecCertificateGetTypeID() -> CFTypeID { TypeIDs.certificate }

/// Returns the type ID of identities.
///
/// Follows <https://developer.apple.com/documentation/security/secidentitygettypeid()>.
public func SecIdentityGetTypeID() -> CFTypeID { TypeIDs.identity }

/// Returns the type ID of keys.
///
/// Follows <https://developer.apple.com/documentation/security/seckeygettypeid()>.
public func SecKeyGetTypeID() -> CFTypeID { TypeIDs.key }

/// Returns the type ID of policies.
///
/// Follows <https://developer.apple.com/documentation/security/secpolicygettypeid()>.
public func SecPolicyGetTypeID() -> CFTypeID { TypeIDs.policy }

/// Returns the type ID of trust.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustgettypeid()>.
public func SecTrustGetTypeID() -> CFTypeID { TypeIDs.trust }
