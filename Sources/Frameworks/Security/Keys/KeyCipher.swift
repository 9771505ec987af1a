internal import CLibCrypto

/// AES in Galois/counter mode, with an initialization vector of 16 bytes.
struct KeyCipher {
  /// The number of bytes of a tag, and of an initialization vector.
  static let tagLength = 16

  /// The key.
  let key: Data
  /// The initialization vector.
  let vector: Data
  /// The data that's authenticated, but not encrypted.
  var header = Data()

  /// Returns encrypted data with its tag.
  func seal(_ data: Data) -> Data? {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    guard start(context, isEncrypting: true), var output = update(context, data) else {
      return nil
    }
    var tag = [UInt8](repeating: 0, count: Self.tagLength)
    guard finish(context),
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag) == 1
    else { return nil }
    output.append(contentsOf: tag)
    return output
  }

  /// Returns decrypted data, or `nil` if its tag isn't valid.
  func open(_ sealed: Data) -> Data? {
    guard sealed.count >= Self.tagLength else { return nil }
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var tag = [UInt8](sealed.suffix(Self.tagLength))
    guard start(context, isEncrypting: false),
      let output = update(context, sealed.dropLast(Self.tagLength)),
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1,
      finish(context)
    else { return nil }
    return output
  }

  private func start(_ context: OpaquePointer?, isEncrypting: Bool) -> Bool {
    let cipher = key.count == 32 ? EVP_aes_256_gcm() : EVP_aes_128_gcm()
    let direction: Int32 = isEncrypting ? 1 : 0
    let isReady =
      EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction) == 1
      && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(vector.count), nil) == 1
      && EVP_CipherInit_ex(context, nil, nil, [UInt8](key), [UInt8](vector), direction) == 1
    guard isReady, !header.isEmpty else { return isReady }
    var count: Int32 = 0
    return EVP_CipherUpdate(context, nil, &count, [UInt8](header), Int32(header.count)) == 1
  }

  private func update(_ context: OpaquePointer?, _ data: Data) -> Data? {
    guard let length = Int32(exactly: data.count) else { return nil }
    var output = [UInt8](repeating: 0, count: data.count + Self.tagLength)
    var count: Int32 = 0
    guard EVP_CipherUpdate(context, &output, &count, [UInt8](data), length) == 1 else {
      return nil
    }
    return Data(output.prefix(Int(count)))
  }

  private func finish(_ context: OpaquePointer?) -> Bool {
    var rest = [UInt8](repeating: 0, count: Self.tagLength)
    var count: Int32 = 0
    let isValid = EVP_CipherFinal_ex(context, &rest, &count) == 1
    ERR_clear_error()
    return isValid
  }
}
