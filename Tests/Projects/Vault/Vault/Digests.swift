import CommonCrypto
import CryptoKit
import Foundation

/// The digests of a text.
struct Digests {
  let text: String

  /// The digest by SHA-256, as CryptoKit computes it.
  var sha256: String {
    SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
  }

  /// The digest by MD5, as CommonCrypto computes it.
  var md5: String {
    let data = Data(text.utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
  }
}
