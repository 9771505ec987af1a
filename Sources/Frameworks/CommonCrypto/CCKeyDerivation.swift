import Dispatch

internal import CLibCrypto

/// A function that derives keys from passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// A function that a key derivation repeats.
public typealias CCPseudoRandomAlgorithm = UInt32

/// The key derivation function PBKDF2.
public let kCCPBKDF2 = 2
/// Message authentication with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// Message authentication with SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// Message authentication with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// Message authentication with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// Message authentication with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  guard Int(algorithm) == kCCPBKDF2, let derivedKey, derivedKeyLen > 0, rounds > 0,
    rounds <= UInt32(Int32.max), password != nil || passwordLen == 0, salt != nil || saltLen == 0,
    let digest = digest(of: prf)
  else { return Int32(kCCParamError) }
  guard let lengths = [passwordLen, saltLen, derivedKeyLen].int32s else {
    return Int32(kCCOverflow)
  }
  let isDerived = PKCS5_PBKDF2_HMAC(
    password, lengths[0], salt, lengths[1], Int32(rounds), digest, lengths[2], derivedKey)
  return Int32(isDerived == 1 ? kCCSuccess : kCCUnspecifiedError)
}

/// Returns the number of rounds that take a time in milliseconds on this computer.
public func CCCalibratePBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int,
  _ prf: CCPseudoRandomAlgorithm, _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
  let rounds: UInt32 = 10_000
  let password = [CChar](repeating: 0x61, count: max(passwordLen, 1))
  let salt = [UInt8](repeating: 0x61, count: max(saltLen, 1))
  var key = [UInt8](repeating: 0, count: max(derivedKeyLen, 1))
  let start = DispatchTime.now().uptimeNanoseconds
  let status = CCKeyDerivationPBKDF(
    algorithm, password, password.count, salt, salt.count, prf, rounds, &key, key.count)
  guard status == kCCSuccess else { return 0 }
  let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  return UInt32(min(max(Double(msec) * Double(rounds) / max(time, 1e-3), 10_000), 1e9))
}

private func digest(of function: CCPseudoRandomAlgorithm) -> OpaquePointer? {
  switch Int(function) {
  case kCCPRFHmacAlgSHA1: EVP_sha1()
  case kCCPRFHmacAlgSHA224: EVP_sha224()
  case kCCPRFHmacAlgSHA256: EVP_sha256()
  case kCCPRFHmacAlgSHA384: EVP_sha384()
  case kCCPRFHmacAlgSHA512: EVP_sha512()
  default: nil
  }
}

extension [Int] {
  /// The numbers in 32 bits, or `nil` if one doesn't fit.
  fileprivate var int32s: [Int32]? {
    let numbers = compactMap(Int32.init(exactly:))
    return numbers.count == count ? numbers : nil
  }
}
