import CommonCrypto
import Foundation
import Testing

struct DigestTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func digest(
    _ length: Int32,
    _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> Void
  ) -> String {
    var digest = [UInt8](repeating: 0, count: Int(length))
    Data("abc".utf8).withUnsafeBytes { function($0.baseAddress, CC_LONG($0.count), &digest) }
    return hex(digest)
  }

  @Test func digestsAreThoseOfTheStandards() {
    #expect(
      digest(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      digest(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) }
        == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest(CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) }
        == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    #expect(
      digest(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }.hasPrefix("ddaf35a193617abacc41"))
    #expect(
      digest(CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }.hasPrefix("cb00753f45a35e8bb5a0"))
  }

  @Test func aDigestCanBeComputedInPartsAndCopied() {
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    CC_SHA256_Update(&context, "a", 1)
    var copy = context
    CC_SHA256_Update(&context, "bc", 2)
    CC_SHA256_Update(&copy, "bc", 2)
    var first = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    var second = first
    #expect(CC_SHA256_Final(&first, &context) == 1)
    CC_SHA256_Final(&second, &copy)
    #expect(first == second)
    #expect(hex(first).hasPrefix("ba7816bf8f01cfea"))
  }

  @Test func aDigestWorksInMemoryThatWasOnlyAllocated() {
    let context = UnsafeMutablePointer<CC_MD5_CTX>.allocate(capacity: 1)
    defer { context.deallocate() }
    CC_MD5_Init(context)
    CC_MD5_Update(context, "abc", 3)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5_Final(&digest, context)
    #expect(hex(digest) == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func aKeyWithoutALocationOrLengthIsEmpty() {
    func code(_ key: [UInt8]?, _ length: Int) -> [UInt8] {
      var code = [UInt8](repeating: 0, count: 32)
      CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, length, "text", 4, &code)
      return code
    }
    #expect(code(nil, 16) == code([], 0))
    #expect(code([1], -1) == code([], 0))
    #expect(code([1], 1) != code([], 0))
  }

  @Test func messagesAreAuthenticated() {
    let message = "what do ya want for nothing?"
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, message, message.utf8.count, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let long = [UInt8](repeating: 0xaa, count: 131)
    let text = "Test Using Larger Than Block-Size Key - Hash Key First"
    code = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA512), long, long.count, text, text.utf8.count, &code)
    #expect(hex(code).hasPrefix("80b24263c7c1a3ebb71493c1dd7be8b4"))
  }

  @Test func aMessageCanBeAuthenticatedInParts() {
    var context = CCHmacContext()
    CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgMD5), "Jefe", 4)
    CCHmacUpdate(&context, "what do ya want ", 16)
    CCHmacUpdate(&context, "for nothing?", 12)
    var code = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CCHmacFinal(&context, &code)
    #expect(hex(code) == "750c783e6ab0b503eaa86e310a5db738")
  }

  @Test func keysAreDerivedFromPasswords() {
    var key = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096, &key, key.count)
    #expect(status == kCCSuccess)
    #expect(hex(key) == "4b007901b765489abead49d926f721d065a429c1")
    let refused = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, 9, 1, &key, key.count)
    #expect(refused == kCCParamError)
    let rounds = CCCalibratePBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), 8, 8, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 32, 10)
    #expect(rounds >= 10_000)
  }

  @Test func randomBytesDiffer() {
    var first = [UInt8](repeating: 0, count: 32)
    var second = first
    #expect(CCRandomGenerateBytes(&first, first.count) == kCCSuccess)
    #expect(CCRandomGenerateBytes(&second, second.count) == kCCSuccess)
    #expect(first != second)
    #expect(CCRandomGenerateBytes(nil, 4) == kCCParamError)
  }
}
