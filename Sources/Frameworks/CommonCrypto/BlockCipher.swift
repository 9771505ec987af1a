internal import CLibCrypto

/// A cipher that OpenSSL performs.
final class BlockCipher: Cipher {
  private let context = EVP_CIPHER_CTX_new()
  private let cipher: OpaquePointer
  private let blockLength: Int

  /// Creates a cipher, or returns `nil` if OpenSSL doesn't have it.
  init?(
    _ kind: CipherKind, isEncrypting: Bool, isPadded: Bool, key: UnsafeRawBufferPointer,
    vector: [UInt8]
  ) {
    guard let name = kind.name(keyLength: key.count),
      let cipher = EVP_CIPHER_fetch(nil, name, nil)
    else { return nil }
    self.cipher = cipher
    blockLength = kind.blockLength
    // Single DES is the same as DES with the same key three times.
    let keys = [UInt8](key) * (kind.algorithm == kCCAlgorithmDES ? 3 : 1)
    let isReady = EVP_CipherInit_ex2(
      context, cipher, keys, vector.isEmpty ? nil : vector, isEncrypting ? 1 : 0, nil)
    guard isReady == 1 else { return nil }
    EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0)
  }

  deinit {
    EVP_CIPHER_CTX_free(context)
    EVP_CIPHER_free(cipher)
  }

  func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard bytes.count <= Int(Int32.max) - 2 * blockLength else { return nil }
    var output = [UInt8](repeating: 0, count: bytes.count + 2 * blockLength)
    var count: Int32 = 0
    let input = bytes.bindMemory(to: UInt8.self)
    guard EVP_CipherUpdate(context, &output, &count, input.baseAddress, Int32(bytes.count)) == 1
    else { return nil }
    output.removeLast(output.count - Int(count))
    return output
  }

  func finish() -> [UInt8]? {
    var output = [UInt8](repeating: 0, count: 2 * blockLength)
    var count: Int32 = 0
    guard EVP_CipherFinal_ex(context, &output, &count) == 1 else {
      ERR_clear_error()
      return nil
    }
    output.removeLast(output.count - Int(count))
    return output
  }

  func reset(vector: [UInt8]) {
    EVP_CipherInit_ex2(context, nil, nil, vector.isEmpty ? nil : vector, -1, nil)
  }
}

/// Returns an array repeated a number of times.
private func * (array: [UInt8], count: Int) -> [UInt8] {
  Array(repeatElement(array, count: count).joined())
}
