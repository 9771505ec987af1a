import CommonCrypto
import Foundation
import Testing

struct CipherTests {
  private let padding = CCOptions(kCCOptionPKCS7Padding)

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap {
      UInt8(hex.dropFirst($0).prefix(2), radix: 16)
    }
  }

  private func crypt(
    _ operation: Int, _ algorithm: Int, _ options: CCOptions, key: [UInt8], vector: [UInt8]? = nil,
    _ input: [UInt8], available: Int = 256
  ) -> (status: CCCryptorStatus, output: [UInt8], moved: Int) {
    var output = [UInt8](repeating: 0, count: available)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(algorithm), options, key, key.count, vector, input,
      input.count, &output, available, &moved)
    return (status, status == kCCSuccess ? Array(output.prefix(moved)) : [], moved)
  }

  @Test func blocksOfTheStandardAreEncrypted() {
    let key = bytes("000102030405060708090a0b0c0d0e0f")
    let result = crypt(
      kCCEncrypt, kCCAlgorithmAES, CCOptions(kCCOptionECBMode), key: key,
      bytes("00112233445566778899aabbccddeeff"))
    #expect(result.output == bytes("69c4e0d86a7b0430d8cdb78070b4c55a"))
  }

  @Test(arguments: [0, 1, 15, 16, 17, 100])
  func whatIsEncryptedCanBeDecrypted(count: Int) {
    let text = (0..<count).map { UInt8($0) }
    for (algorithm, length, block) in [
      (kCCAlgorithmAES128, kCCKeySizeAES256, 16), (kCCAlgorithmAES, kCCKeySizeAES128, 16),
      (kCCAlgorithmDES, kCCKeySizeDES, 8), (kCCAlgorithm3DES, kCCKeySize3DES, 8),
    ] {
      let key = (0..<length).map { UInt8($0 * 7 + 1) }
      let vector = [UInt8](repeating: 3, count: block)
      let encrypted = crypt(kCCEncrypt, algorithm, padding, key: key, vector: vector, text)
      #expect(encrypted.output.count == (count / block + 1) * block)
      let decrypted = crypt(
        kCCDecrypt, algorithm, padding, key: key, vector: vector, encrypted.output)
      #expect(decrypted.status == kCCSuccess)
      #expect(decrypted.output == text)
    }
  }

  @Test func singleDESIsThatOfTheStandard() {
    let result = crypt(
      kCCEncrypt, kCCAlgorithmDES, CCOptions(kCCOptionECBMode), key: bytes("133457799bbcdff1"),
      bytes("0123456789abcdef"))
    #expect(result.output == bytes("85e813540f0ab405"))
  }

  @Test func theStreamCipherIsThatOfItsTestVectors() {
    let result = crypt(
      kCCEncrypt, kCCAlgorithmRC4, 0, key: Array("Key".utf8), Array("Plaintext".utf8))
    #expect(result.output == bytes("bbf316e8d940af0ad3"))
  }

  @Test(arguments: [(nil, 16), ([1], -1)] as [([UInt8]?, Int)])
  func bytesWithoutALocationOrLengthAreAFault(bytes: [UInt8]?, length: Int) {
    let key = [UInt8](repeating: 1, count: 16)
    var output = [UInt8](repeating: 0, count: 64)
    var count = 0
    func crypt(_ key: [UInt8]?, _ keyLength: Int, _ input: [UInt8]?, _ inputLength: Int) -> Int32 {
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, keyLength, nil, input,
        inputLength, &output, output.count, &count)
    }
    #expect(crypt(bytes, length, key, key.count) == kCCParamError)
    #expect(crypt(key, key.count, bytes, length) == kCCParamError)
    #expect(crypt(key, key.count, nil, 0) == kCCSuccess)
    var cryptor: CCCryptorRef?
    let (operation, algorithm) = (CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES))
    #expect(
      CCCryptorCreate(operation, algorithm, padding, bytes, length, nil, &cryptor)
        == kCCParamError)
    #expect(
      CCCryptorCreateWithMode(
        operation, CCMode(kCCModeCTR), algorithm, CCPadding(ccNoPadding), key, bytes, length, nil,
        0, 0, 0, &cryptor) == kCCParamError)
    #expect(cryptor == nil)
    CCCryptorCreate(operation, algorithm, padding, key, key.count, nil, &cryptor)
    #expect(CCCryptorUpdate(cryptor, bytes, length, &output, 64, &count) == kCCParamError)
    CCCryptorRelease(cryptor)
  }

  @Test func faultsAreReportedByNumber() {
    let key = [UInt8](repeating: 1, count: 16)
    let block = [UInt8](repeating: 1, count: 16)
    #expect(
      crypt(kCCEncrypt, kCCAlgorithmAES, padding, key: Array(key.dropLast()), block).status
        == kCCKeySizeError)
    #expect(
      crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, Array(block.dropLast())).status
        == kCCAlignmentError)
    let small = crypt(kCCEncrypt, kCCAlgorithmAES, padding, key: key, block, available: 16)
    #expect(small.status == kCCBufferTooSmall)
    #expect(small.moved == 32)
    #expect(
      crypt(kCCEncrypt, kCCAlgorithmBlowfish, padding, key: key, block).status == kCCUnimplemented)
    #expect(crypt(7, kCCAlgorithmAES, padding, key: key, block).status == kCCParamError)
    let encrypted = crypt(kCCEncrypt, kCCAlgorithmAES, padding, key: key, block).output
    var broken = encrypted
    broken[15] ^= 0x55
    #expect(
      crypt(kCCDecrypt, kCCAlgorithmAES, padding, key: key, broken).status == kCCDecodeError)
  }

  @Test func aCipherWorksInParts() {
    let key = [UInt8](repeating: 9, count: 32)
    let text = (0..<40).map { UInt8($0) }
    let whole = crypt(kCCEncrypt, kCCAlgorithmAES, padding, key: key, text).output
    for operation in [kCCEncrypt, kCCDecrypt] {
      let input = operation == kCCEncrypt ? text : whole
      var cryptor: CCCryptorRef?
      CCCryptorCreate(
        CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), padding, key, key.count, nil,
        &cryptor)
      defer { CCCryptorRelease(cryptor) }
      for _ in 0..<2 {
        var output: [UInt8] = []
        for part in [Array(input[..<16]), Array(input[16..<24]), Array(input[24...])] {
          let length = CCCryptorGetOutputLength(cryptor, part.count, false)
          var buffer = [UInt8](repeating: 0, count: max(length, 1))
          var moved = 0
          let status = CCCryptorUpdate(cryptor, part, part.count, &buffer, length, &moved)
          #expect(status == kCCSuccess)
          output += buffer.prefix(moved)
        }
        var rest = [UInt8](repeating: 0, count: 32)
        var moved = 0
        #expect(CCCryptorFinal(cryptor, &rest, rest.count, &moved) == kCCSuccess)
        output += rest.prefix(moved)
        #expect(output == (operation == kCCEncrypt ? whole : text))
        CCCryptorReset(cryptor, nil)
      }
    }
  }

  @Test func aCounterModeNeedsNoPadding() {
    let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let counter = bytes("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff")
    let text = bytes("6bc1bee22e409f96e93d7e117393172aae")
    var cryptor: CCCryptorRef?
    CCCryptorCreateWithMode(
      CCOperation(kCCEncrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES),
      CCPadding(ccNoPadding), counter, key, key.count, nil, 0, 0,
      CCModeOptions(kCCModeOptionCTR_BE), &cryptor)
    defer { CCCryptorRelease(cryptor) }
    var output = [UInt8](repeating: 0, count: text.count)
    var moved = 0
    CCCryptorUpdate(cryptor, text, text.count, &output, output.count, &moved)
    #expect(moved == text.count)
    #expect(Array(output.prefix(16)) == bytes("874d6191b620e3261bef6864990db6ce"))
  }
}
