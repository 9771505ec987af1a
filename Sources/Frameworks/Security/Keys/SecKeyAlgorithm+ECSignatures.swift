extension SecKeyAlgorithm {
  /// Signatures by elliptic curves as two numbers.
  public static let ecdsaSignatureRFC4754 = Self(rawValue: "algid:sign:ECDSA:RFC4754")
  /// Encoded signatures of digests by elliptic curves.
  public static let ecdsaSignatureDigestX962 = Self(rawValue: "algid:sign:ECDSA:digest-X962")
  /// Signatures of digests by elliptic curves as two numbers.
  public static let ecdsaSignatureDigestRFC4754 = Self(rawValue: "algid:sign:ECDSA:digest-RFC4754")
  /// Encoded signatures of digests by SHA-1 by elliptic curves.
  public static let ecdsaSignatureDigestX962SHA1 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA1")
  /// Encoded signatures of digests by SHA-224 by elliptic curves.
  public static let ecdsaSignatureDigestX962SHA224 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA224")
  /// Encoded signatures of digests by SHA-256 by elliptic curves.
  public static let ecdsaSignatureDigestX962SHA256 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
  /// Encoded signatures of digests by SHA-384 by elliptic curves.
  public static let ecdsaSignatureDigestX962SHA384 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA384")
  /// Encoded signatures of digests by SHA-512 by elliptic curves.
  public static let ecdsaSignatureDigestX962SHA512 = Self(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA512")
  /// Encoded signatures of messages with SHA-1 by elliptic curves.
  public static let ecdsaSignatureMessageX962SHA1 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA1")
  /// Encoded signatures of messages with SHA-224 by elliptic curves.
  public static let ecdsaSignatureMessageX962SHA224 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA224")
  /// Encoded signatures of messages with SHA-256 by elliptic curves.
  public static let ecdsaSignatureMessageX962SHA256 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA256")
  /// Encoded signatures of messages with SHA-384 by elliptic curves.
  public static let ecdsaSignatureMessageX962SHA384 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA384")
  /// Encoded signatures of messages with SHA-512 by elliptic curves.
  public static let ecdsaSignatureMessageX962SHA512 = Self(
    rawValue: "algid:sign:ECDSA:message-X962:SHA512")
  /// Signatures of digests by SHA-1 by elliptic curves, as two numbers.
  public static let ecdsaSignatureDigestRFC4754SHA1 = Self(
    rawValue: "algid:sign:ECDSA:digest-RFC4754:SHA1")
  /// Signatures of digests by SHA-224 by elliptic curves, as two numbers.
  public static let ecdsaSignatureDigestRFC4754SHA224 = Self(
    rawValue: "algid:sign:ECDSA:digest-RFC4754:SHA224")
  /// Signatures of digests by SHA-256 by elliptic curves, as two numbers.
  public static let ecdsaSignatureDigestRFC4754SHA256 = Self(
    rawValue: "algid:sign:ECDSA:digest-RFC4754:SHA256")
  /// Signatures of digests by SHA-384 by elliptic curves, as two numbers.
  public static let ecdsaSignatureDigestRFC4754SHA384 = Self(
    rawValue: "algid:sign:ECDSA:digest-RFC4754:SHA384")
  /// Signatures of digests by SHA-512 by elliptic curves, as two numbers.
  public static let ecdsaSignatureDigestRFC4754SHA512 = Self(
    rawValue: "algid:sign:ECDSA:digest-RFC4754:SHA512")
  /// Signatures of messages with SHA-1 by elliptic curves, as two numbers.
  public static let ecdsaSignatureMessageRFC4754SHA1 = Self(
    rawValue: "algid:sign:ECDSA:message-RFC4754:SHA1")
  /// Signatures of messages with SHA-224 by elliptic curves, as two numbers.
  public static let ecdsaSignatureMessageRFC4754SHA224 = Self(
    rawValue: "algid:sign:ECDSA:message-RFC4754:SHA224")
  /// Signatures of messages with SHA-256 by elliptic curves, as two numbers.
  public static let ecdsaSignatureMessageRFC4754SHA256 = Self(
    rawValue: "algid:sign:ECDSA:message-RFC4754:SHA256")
  /// Signatures of messages with SHA-384 by elliptic curves, as two numbers.
  public static let ecdsaSignatureMessageRFC4754SHA384 = Self(
    rawValue: "algid:sign:ECDSA:message-RFC4754:SHA384")
  /// Signatures of messages with SHA-512 by elliptic curves, as two numbers.
  public static let ecdsaSignatureMessageRFC4754SHA512 = Self(
    rawValue: "algid:sign:ECDSA:message-RFC4754:SHA512")
}
