extension Stub {
  /// The stubs of cryptography and the keychain.
  static let security: [Stub] = [rareCiphers]

  /// `CCCrypt` with rarely used ciphers.
  package static let rareCiphers = Stub.member(
    "CommonCrypto", "CCCrypt(_:_:_:_:_:_:_:_:_:_:_:)",
    lacks: "CAST, RC2, Blowfish, and the mode XTS aren't implemented")
}
