extension Stub {
  /// The stubs of cryptography and the keychain.
  static let security: [Stub] = [
    applicationPasswords, keychainGroups, keychainMatching, keychainOnMain, keychainSynchronizing,
    rareCiphers, revocation, secureEnclave, secureEnclaveKeys, sharedCredentials,
  ]

  /// `SecAccessControlCreateFlags.applicationPassword`.
  package static let applicationPasswords = Stub.member(
    "SecAccessControlCreateFlags", "applicationPassword",
    lacks: "items are accessible without the app's password")

  /// `kSecAttrAccessGroup`.
  package static let keychainGroups = Stub.feature(
    "kSecAttrAccessGroup", lacks: "each app has its own keychain")

  /// `kSecMatchPolicy` and others.
  package static let keychainMatching = Stub.feature(
    "kSecMatch", lacks: "the items that are found needn't match")

  /// `SecItemCopyMatching(_:_:)` on the main thread.
  package static let keychainOnMain = Stub.feature(
    "SecItemCopyMatching",
    lacks: "the user can't authenticate while the main thread waits, so the result is -25308; "
      + "call it on another queue, or pass an LAContext that has been evaluated")

  /// `kSecAttrSynchronizable`.
  package static let keychainSynchronizing = Stub.feature(
    "kSecAttrSynchronizable", lacks: "items aren't copied to other devices")

  /// `CCCrypt` with rarely used ciphers.
  package static let rareCiphers = Stub.member(
    "CommonCrypto", "CCCrypt(_:_:_:_:_:_:_:_:_:_:_:)",
    lacks: "the ciphers CAST, RC2, and Blowfish and the mode XTS aren't implemented")

  /// `kSecAttrTokenIDSecureEnclave`.
  package static let secureEnclave = Stub.feature(
    "kSecAttrTokenIDSecureEnclave", lacks: "keys are stored in the app's keychain")

  /// `SecPolicyCreateRevocation(_:)`.
  package static let revocation = Stub.feature(
    "SecPolicyCreateRevocation", lacks: "revoked certificates are trusted")

  /// `SecureEnclave`.
  package static let secureEnclaveKeys = Stub.type(
    "SecureEnclave", lacks: "keys are made in software, and need no authentication")

  /// `SecAddSharedWebCredential(_:_:_:_:)` and `SecRequestSharedWebCredential(_:_:_:)`.
  package static let sharedCredentials = Stub.feature(
    "SecRequestSharedWebCredential", lacks: "websites and apps share no passwords")
}
