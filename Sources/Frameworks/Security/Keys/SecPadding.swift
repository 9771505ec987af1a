/// The padding of older functions of keys.
///
/// Follows <https://developer.apple.com/documentation/security/secpadding>.
public struct SecPadding: OptionSet, Sendable {
  /// No padding.
  public static let none: SecPadding = []
  /// Padding as in PKCS #1.
  public static let PKCS1 = SecPadding(rawValue: 1)
  /// Optimal asymmetric padding by SHA-1.
  public static let OAEP = SecPadding(rawValue: 2)
  /// Signatures by elliptic curves as two numbers.
  public static let sigRaw = SecPadding(rawValue: 0x4000)
  /// Signatures of digests by MD2, which aren't supported.
  public static let PKCS1MD2 = SecPadding(rawValue: 0x8000)
  /// Signatures of digests by MD5, which aren't supported.
  public static let PKCS1MD5 = SecPadding(rawValue: 0x8001)
  /// Signatures of digests by SHA-1.
  public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
  /// Signatures of digests by SHA-224.
  public static let PKCS1SHA224 = SecPadding(rawValue: 0x8003)
  /// Signatures of digests by SHA-256.
  public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
  /// Signatures of digests by SHA-384.
  public static let PKCS1SHA384 = SecPadding(rawValue: 0x8005)
  /// Signatures of digests by SHA-512.
  public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)

  /// The number.
  public let rawValue: UInt32

  /// Creates a padding from its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The algorithm of signatures by a key, or `nil` if there's none.
  func signature(by key: SecKey) -> SecKeyAlgorithm? {
    guard key.material.kind == .rsa else {
      return self == .sigRaw ? .ecdsaSignatureRFC4754 : .ecdsaSignatureDigestX962
    }
    switch self {
    case .none: return .rsaSignatureRaw
    case .PKCS1: return .rsaSignatureDigestPKCS1v15Raw
    case .PKCS1SHA1: return .rsaSignatureDigestPKCS1v15SHA1
    case .PKCS1SHA224: return .rsaSignatureDigestPKCS1v15SHA224
    case .PKCS1SHA256: return .rsaSignatureDigestPKCS1v15SHA256
    case .PKCS1SHA384: return .rsaSignatureDigestPKCS1v15SHA384
    case .PKCS1SHA512: return .rsaSignatureDigestPKCS1v15SHA512
    default: return nil
    }
  }

  /// The algorithm of encryption, or `nil` if there's none.
  var encryption: SecKeyAlgorithm? {
    switch self {
    case .none: .rsaEncryptionRaw
    case .PKCS1: .rsaEncryptionPKCS1
    case .OAEP: .rsaEncryptionOAEPSHA1
    default: nil
    }
  }
}
