internal import CLibCrypto

/// The encryption or decryption of data by a key.
struct KeyEncryption {
  /// The number of bits from which RSA keys encrypt long AES keys.
  private static let longKeyBits = 4096

  /// The key.
  let key: KeyMaterial
  /// The algorithm.
  let scheme: KeyScheme

  /// Returns encrypted data, or `nil` if it can't be encrypted.
  func encrypt(_ data: Data) -> Data? {
    switch scheme.family {
    case .rsaEncryption(let padding, isHybrid: false):
      crypt(data, padding, EVP_PKEY_encrypt_init, EVP_PKEY_encrypt)
    case .rsaEncryption(let padding, isHybrid: true): seal(data, padding)
    case .curveEncryption(let derivesVector): seal(data, derivesVector: derivesVector)
    default: nil
    }
  }

  /// Returns decrypted data, or `nil` if it can't be decrypted.
  func decrypt(_ data: Data) -> Data? {
    switch scheme.family {
    case .rsaEncryption(let padding, isHybrid: false):
      crypt(data, padding, EVP_PKEY_decrypt_init, EVP_PKEY_decrypt)
    case .rsaEncryption(let padding, isHybrid: true): open(data, padding)
    case .curveEncryption(let derivesVector): open(data, derivesVector: derivesVector)
    default: nil
    }
  }

  /// Returns the most bytes that can be encrypted, or `nil` if there's no limit.
  var mostBytes: Int? {
    guard case .rsaEncryption(let padding, isHybrid: false) = scheme.family else { return nil }
    switch padding {
    case .none: return key.blockLength
    case .pkcs1: return key.blockLength - 11
    case .random: return key.blockLength - 2 * (scheme.digest?.length ?? 0) - 2
    }
  }

  // MARK: - RSA

  private typealias Start = (OpaquePointer?) -> Int32
  private typealias Crypt = (
    OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?,
    UnsafePointer<UInt8>?, Int
  ) -> Int32

  private func crypt(
    _ data: Data, _ padding: KeyScheme.Padding, _ start: Start, _ crypt: Crypt
  ) -> Data? {
    let context = EVP_PKEY_CTX_new(key.pointer, nil)
    defer {
      EVP_PKEY_CTX_free(context)
      ERR_clear_error()
    }
    var input = [UInt8](data)
    if padding == .none, input.count < key.blockLength {
      input = [UInt8](repeating: 0, count: key.blockLength - input.count) + input
    }
    guard start(context) == 1, configure(context, padding) else { return nil }
    var count = 0
    guard crypt(context, nil, &count, input, input.count) == 1 else { return nil }
    var output = [UInt8](repeating: 0, count: count)
    guard crypt(context, &output, &count, input, input.count) == 1 else { return nil }
    return Data(output.prefix(count))
  }

  private func configure(_ context: OpaquePointer?, _ padding: KeyScheme.Padding) -> Bool {
    switch padding {
    case .none: return EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1
    case .pkcs1: return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1
    case .random:
      let function = scheme.digest?.function
      return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1
        && EVP_PKEY_CTX_set_rsa_oaep_md(context, function) == 1
        && EVP_PKEY_CTX_set_rsa_mgf1_md(context, function) == 1
    }
  }

  /// Encrypts data with a random key, and the random key by RSA.
  private func seal(_ data: Data, _ padding: KeyScheme.Padding) -> Data? {
    var random = [UInt8](repeating: 0, count: key.bits >= Self.longKeyBits ? 32 : 16)
    guard RAND_bytes(&random, Int32(random.count)) == 1,
      let wrapped = crypt(Data(random), padding, EVP_PKEY_encrypt_init, EVP_PKEY_encrypt),
      let sealed = cipher(Data(random)).seal(data)
    else { return nil }
    return wrapped + sealed
  }

  private func open(_ data: Data, _ padding: KeyScheme.Padding) -> Data? {
    let wrapped = data.prefix(key.blockLength)
    guard let random = crypt(wrapped, padding, EVP_PKEY_decrypt_init, EVP_PKEY_decrypt) else {
      return nil
    }
    return cipher(random).open(Data(data.dropFirst(key.blockLength)))
  }

  private func cipher(_ random: Data) -> KeyCipher {
    KeyCipher(
      key: random, vector: Data(count: KeyCipher.tagLength), header: key.publicData)
  }

  // MARK: - Elliptic curves

  /// Encrypts data with a key that a random key and this one determine.
  private func seal(_ data: Data, derivesVector: Bool) -> Data? {
    guard let random = KeyMaterial.random(key.kind.attribute, bits: key.bits),
      let secret = KeyExchange.secret(of: random, with: key)
    else { return nil }
    let point = random.publicData
    return cipher(secret, point, derivesVector)?.seal(data).map { point + $0 }
  }

  private func open(_ data: Data, derivesVector: Bool) -> Data? {
    let point = Data(data.prefix(1 + 2 * key.blockLength))
    guard let other = KeyMaterial.read(point, type: key.kind.attribute, isPrivate: false),
      let secret = KeyExchange.secret(of: key, with: other)
    else { return nil }
    return cipher(secret, point, derivesVector)?.open(Data(data.dropFirst(point.count)))
  }

  private func cipher(_ secret: Data, _ point: Data, _ derivesVector: Bool) -> KeyCipher? {
    let keyLength = key.bits > 256 ? 32 : 16
    let vectorLength = KeyCipher.tagLength
    let count = keyLength + (derivesVector ? vectorLength : 0)
    guard let derived = scheme.digest?.derive(count, from: secret, info: point) else { return nil }
    return KeyCipher(
      key: Data(derived.prefix(keyLength)),
      vector: derivesVector ? Data(derived.suffix(vectorLength)) : Data(count: vectorLength))
  }
}
