extension SecKeyAlgorithm {
  /// Signatures by RSA without padding.
  public static let rsaSignatureRaw = Self(rawValue: "algid:sign:RSA:raw")
  /// Signatures of data with padding as in PKCS #1.
  public static let rsaSignatureDigestPKCS1v15Raw = Self(rawValue: "algid:sign:RSA:digest-PKCS1v15")
  /// Signatures of digests by SHA-1 with padding as in PKCS #1.
  public static let rsaSignatureDigestPKCS1v15SHA1 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA1")
  /// Signatures of digests by SHA-224 with padding as in PKCS #1.
  public static let rsaSignatureDigestPKCS1v15SHA224 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA224")
  /// Signatures of digests by SHA-256 with padding as in PKCS #1.
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
  /// Signatures of digests by SHA-384 with padding as in PKCS #1.
  public static let rsaSignatureDigestPKCS1v15SHA384 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA384")
  /// Signatures of digests by SHA-512 with padding as in PKCS #1.
  public static let rsaSignatureDigestPKCS1v15SHA512 = Self(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA512")
  /// Signatures of messages with SHA-1 and padding as in PKCS #1.
  public static let rsaSignatureMessagePKCS1v15SHA1 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA1")
  /// Signatures of messages with SHA-224 and padding as in PKCS #1.
  public static let rsaSignatureMessagePKCS1v15SHA224 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA224")
  /// Signatures of messages with SHA-256 and padding as in PKCS #1.
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
  /// Signatures of messages with SHA-384 and padding as in PKCS #1.
  public static let rsaSignatureMessagePKCS1v15SHA384 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA384")
  /// Signatures of messages with SHA-512 and padding as in PKCS #1.
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA512")
  /// Signatures of digests by SHA-1 with random padding.
  public static let rsaSignatureDigestPSSSHA1 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA1:SHA1:20")
  /// Signatures of digests by SHA-224 with random padding.
  public static let rsaSignatureDigestPSSSHA224 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA224:SHA224:28")
  /// Signatures of digests by SHA-256 with random padding.
  public static let rsaSignatureDigestPSSSHA256 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA256:SHA256:32")
  /// Signatures of digests by SHA-384 with random padding.
  public static let rsaSignatureDigestPSSSHA384 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA384:SHA384:48")
  /// Signatures of digests by SHA-512 with random padding.
  public static let rsaSignatureDigestPSSSHA512 = Self(
    rawValue: "algid:sign:RSA:digest-PSS:SHA512:SHA512:64")
  /// Signatures of messages with SHA-1 and random padding.
  public static let rsaSignatureMessagePSSSHA1 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA1:SHA1:20")
  /// Signatures of messages with SHA-224 and random padding.
  public static let rsaSignatureMessagePSSSHA224 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA224:SHA224:28")
  /// Signatures of messages with SHA-256 and random padding.
  public static let rsaSignatureMessagePSSSHA256 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA256:SHA256:32")
  /// Signatures of messages with SHA-384 and random padding.
  public static let rsaSignatureMessagePSSSHA384 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA384:SHA384:48")
  /// Signatures of messages with SHA-512 and random padding.
  public static let rsaSignatureMessagePSSSHA512 = Self(
    rawValue: "algid:sign:RSA:message-PSS:SHA512:SHA512:64")
}
