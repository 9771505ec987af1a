extension SecKeyAlgorithm {
  /// A standard key exchange.
  public static let ecdhKeyExchangeStandard = Self(rawValue: "algid:keyexchange:ECDH")
  /// A standard key exchange with a derivation by SHA-1.
  public static let ecdhKeyExchangeStandardX963SHA1 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA1")
  /// A standard key exchange with a derivation by SHA-224.
  public static let ecdhKeyExchangeStandardX963SHA224 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA224")
  /// A standard key exchange with a derivation by SHA-256.
  public static let ecdhKeyExchangeStandardX963SHA256 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA256")
  /// A standard key exchange with a derivation by SHA-384.
  public static let ecdhKeyExchangeStandardX963SHA384 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA384")
  /// A standard key exchange with a derivation by SHA-512.
  public static let ecdhKeyExchangeStandardX963SHA512 = Self(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA512")
  /// A cofactor key exchange.
  public static let ecdhKeyExchangeCofactor = Self(rawValue: "algid:keyexchange:ECDHC")
  /// A cofactor key exchange with a derivation by SHA-1.
  public static let ecdhKeyExchangeCofactorX963SHA1 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA1")
  /// A cofactor key exchange with a derivation by SHA-224.
  public static let ecdhKeyExchangeCofactorX963SHA224 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA224")
  /// A cofactor key exchange with a derivation by SHA-256.
  public static let ecdhKeyExchangeCofactorX963SHA256 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA256")
  /// A cofactor key exchange with a derivation by SHA-384.
  public static let ecdhKeyExchangeCofactorX963SHA384 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA384")
  /// A cofactor key exchange with a derivation by SHA-512.
  public static let ecdhKeyExchangeCofactorX963SHA512 = Self(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA512")
}
