/// A cipher with its mode of operation.
struct CipherKind {
  /// The cipher.
  let algorithm: Int
  /// The mode of operation.
  let mode: Int

  /// The number of bytes of a block, or 1 for a stream.
  var blockLength: Int {
    switch mode {
    case kCCModeECB, kCCModeCBC:
      algorithm == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSizeDES
    default: 1
    }
  }

  /// The number of bytes of an initialization vector.
  var vectorLength: Int {
    if mode == kCCModeECB || algorithm == kCCAlgorithmRC4 { return 0 }
    return algorithm == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSizeDES
  }

  /// Returns whether the cipher has keys of a length.
  func allows(keyLength: Int) -> Bool {
    switch algorithm {
    case kCCAlgorithmAES:
      [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(keyLength)
    case kCCAlgorithmDES: keyLength == kCCKeySizeDES
    case kCCAlgorithm3DES: keyLength == kCCKeySize3DES
    case kCCAlgorithmCAST: (kCCKeySizeMinCAST...kCCKeySizeMaxCAST).contains(keyLength)
    case kCCAlgorithmRC4: (kCCKeySizeMinRC4...kCCKeySizeMaxRC4).contains(keyLength)
    case kCCAlgorithmRC2: (kCCKeySizeMinRC2...kCCKeySizeMaxRC2).contains(keyLength)
    default: (kCCKeySizeMinBlowfish...kCCKeySizeMaxBlowfish).contains(keyLength)
    }
  }

  /// Returns OpenSSL's name of the cipher for keys of a length, or `nil` if it has none.
  func name(keyLength: Int) -> String? {
    let modes = [
      kCCModeECB: "ECB", kCCModeCBC: "CBC", kCCModeCFB: "CFB", kCCModeCTR: "CTR",
      kCCModeOFB: "OFB", kCCModeCFB8: "CFB8",
    ]
    guard let suffix = modes[mode] else { return nil }
    switch algorithm {
    case kCCAlgorithmAES: return "AES-\(keyLength * 8)-\(suffix)"
    case kCCAlgorithmDES, kCCAlgorithm3DES:
      if mode == kCCModeCTR { return nil }
      return mode == kCCModeECB ? "DES-EDE3" : "DES-EDE3-\(suffix)"
    default: return nil
    }
  }
}
