extension SecKeyAlgorithm {
  /// Encryption by RSA without padding.
  public static let rsaEncryptionRaw = Self(rawValue: "algid:encrypt:RSA:raw")
  /// Encryption by RSA with padding as in PKCS #1.
  public static let rsaEncryptionPKCS1 = Self(rawValue: "algid:encrypt:RSA:PKCS1")
  /// Encryption by RSA with optimal asymmetric padding by SHA-1.
  public static let rsaEncryptionOAEPSHA1 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA1")
  /// Encryption by RSA with optimal asymmetric padding by SHA-224.
  public static let rsaEncryptionOAEPSHA224 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA224")
  /// Encryption by RSA with optimal asymmetric padding by SHA-256.
  public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  /// Encryption by RSA with optimal asymmetric padding by SHA-384.
  public static let rsaEncryptionOAEPSHA384 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA384")
  /// Encryption by RSA with optimal asymmetric padding by SHA-512.
  public static let rsaEncryptionOAEPSHA512 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA512")
  /// Encryption by AES, with a key encrypted by RSA and SHA-1.
  public static let rsaEncryptionOAEPSHA1AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA1:AESGCM")
  /// Encryption by AES, with a key encrypted by RSA and SHA-224.
  public static let rsaEncryptionOAEPSHA224AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA224:AESGCM")
  /// Encryption by AES, with a key encrypted by RSA and SHA-256.
  public static let rsaEncryptionOAEPSHA256AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256:AESGCM")
  /// Encryption by AES, with a key encrypted by RSA and SHA-384.
  public static let rsaEncryptionOAEPSHA384AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA384:AESGCM")
  /// Encryption by AES, with a key encrypted by RSA and SHA-512.
  public static let rsaEncryptionOAEPSHA512AESGCM = Self(
    rawValue: "algid:encrypt:RSA:OAEP:SHA512:AESGCM")
  /// Encryption by AES, with a key from a standard key exchange and SHA-1.
  public static let eciesEncryptionStandardX963SHA1AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM")
  /// Encryption by AES, with a key from a standard key exchange and SHA-224.
  public static let eciesEncryptionStandardX963SHA224AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM")
  /// Encryption by AES, with a key from a standard key exchange and SHA-256.
  public static let eciesEncryptionStandardX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
  /// Encryption by AES, with a key from a standard key exchange and SHA-384.
  public static let eciesEncryptionStandardX963SHA384AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM")
  /// Encryption by AES, with a key from a standard key exchange and SHA-512.
  public static let eciesEncryptionStandardX963SHA512AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM")
  /// Encryption by AES, with a key and a vector from a standard key exchange and SHA-224.
  public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM-KDFIV")
  /// Encryption by AES, with a key and a vector from a standard key exchange and SHA-256.
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
  /// Encryption by AES, with a key and a vector from a standard key exchange and SHA-384.
  public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM-KDFIV")
  /// Encryption by AES, with a key and a vector from a standard key exchange and SHA-512.
  public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM-KDFIV")
  /// Encryption by AES, with a key from a cofactor key exchange and SHA-1.
  public static let eciesEncryptionCofactorX963SHA1AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM")
  /// Encryption by AES, with a key from a cofactor key exchange and SHA-224.
  public static let eciesEncryptionCofactorX963SHA224AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM")
  /// Encryption by AES, with a key from a cofactor key exchange and SHA-256.
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
  /// Encryption by AES, with a key from a cofactor key exchange and SHA-384.
  public static let eciesEncryptionCofactorX963SHA384AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM")
  /// Encryption by AES, with a key from a cofactor key exchange and SHA-512.
  public static let eciesEncryptionCofactorX963SHA512AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM")
  /// Encryption by AES, with a key and a vector from a cofactor key exchange and SHA-224.
  public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM-KDFIV")
  /// Encryption by AES, with a key and a vector from a cofactor key exchange and SHA-256.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
  /// Encryption by AES, with a key and a vector from a cofactor key exchange and SHA-384.
  public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM-KDFIV")
  /// Encryption by AES, with a key and a vector from a cofactor key exchange and SHA-512.
  public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM-KDFIV")
}
