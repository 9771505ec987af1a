internal import CLibCrypto

/// The type of an asymmetric key.
enum KeyKind: Hashable, Sendable {
  case rsa
  case curve(bits: Int)

  /// The type that attributes contain.
  var attribute: String {
    switch self {
    case .rsa: kSecAttrKeyTypeRSA
    case .curve: kSecAttrKeyTypeECSECPrimeRandom
    }
  }

  /// OpenSSL's number of the curve with a number of bits, or `nil` if there's none.
  static func curve(bits: Int) -> Int32? {
    switch bits {
    case 256: NID_X9_62_prime256v1
    case 384: NID_secp384r1
    case 521: NID_secp521r1
    default: nil
    }
  }
}
