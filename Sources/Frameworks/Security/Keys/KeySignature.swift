internal import CLibCrypto

/// A signature that a key creates or verifies.
struct KeySignature {
  /// The key.
  let key: KeyMaterial
  /// The algorithm.
  let scheme: KeyScheme

  /// Returns the signature of data, or `nil` if the data can't be signed.
  func sign(_ data: Data) -> Data? {
    guard let input = input(for: data), let context = context(EVP_PKEY_sign_init) else {
      return nil
    }
    defer { EVP_PKEY_CTX_free(context) }
    var count = 0
    guard EVP_PKEY_sign(context, nil, &count, input, input.count) == 1 else { return failed() }
    var bytes = [UInt8](repeating: 0, count: count)
    guard EVP_PKEY_sign(context, &bytes, &count, input, input.count) == 1 else { return failed() }
    let signature = Data(bytes.prefix(count))
    guard case .curveSignature(isEncoded: false) = scheme.family else { return signature }
    return numbers(of: signature)
  }

  /// Returns whether data has a signature.
  func verify(_ signature: Data, of data: Data) -> Bool {
    var encoded: Data? = signature
    if case .curveSignature(isEncoded: false) = scheme.family { encoded = encode(signature) }
    guard let encoded, let input = input(for: data),
      let context = context(EVP_PKEY_verify_init)
    else { return false }
    defer { EVP_PKEY_CTX_free(context) }
    let bytes = [UInt8](encoded)
    let isValid = EVP_PKEY_verify(context, bytes, bytes.count, input, input.count) == 1
    ERR_clear_error()
    return isValid
  }

  private func failed() -> Data? {
    ERR_clear_error()
    return nil
  }

  /// Returns the bytes to sign, or `nil` if a digest has the wrong length.
  private func input(for data: Data) -> [UInt8]? {
    guard let digest = scheme.digest else { return [UInt8](data) }
    if scheme.signsMessages { return [UInt8](digest.digest(of: data)) }
    return data.count == digest.length ? [UInt8](data) : nil
  }

  private func context(_ start: (OpaquePointer?) -> Int32) -> OpaquePointer? {
    let context = EVP_PKEY_CTX_new(key.pointer, nil)
    guard start(context) == 1, configure(context) else {
      ERR_clear_error()
      EVP_PKEY_CTX_free(context)
      return nil
    }
    return context
  }

  private func configure(_ context: OpaquePointer?) -> Bool {
    guard case .rsaSignature(let padding) = scheme.family else { return true }
    let function = scheme.digest?.function
    switch padding {
    case .none: return EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1
    case .pkcs1:
      return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1
        && (function == nil || EVP_PKEY_CTX_set_signature_md(context, function) == 1)
    case .random:
      return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1
        && EVP_PKEY_CTX_set_signature_md(context, function) == 1
        && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) == 1
    }
  }

  /// Returns the two numbers of an encoded signature.
  private func numbers(of signature: Data) -> Data? {
    let bytes = [UInt8](signature)
    return bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      guard let read = d2i_ECDSA_SIG(nil, &start, bytes.count) else { return failed() }
      defer { ECDSA_SIG_free(read) }
      let length = key.blockLength
      var numbers = [UInt8](repeating: 0, count: 2 * length)
      let isWritten = numbers.withUnsafeMutableBufferPointer {
        guard let first = $0.baseAddress else { return false }
        return BN_bn2binpad(ECDSA_SIG_get0_r(read), first, Int32(length)) >= 0
          && BN_bn2binpad(ECDSA_SIG_get0_s(read), first + length, Int32(length)) >= 0
      }
      return isWritten ? Data(numbers) : nil
    }
  }

  /// Returns the encoded signature with two numbers.
  private func encode(_ numbers: Data) -> Data? {
    let length = key.blockLength
    guard numbers.count == 2 * length else { return nil }
    let signature = ECDSA_SIG_new()
    defer { ECDSA_SIG_free(signature) }
    let (first, second) = ([UInt8](numbers.prefix(length)), [UInt8](numbers.suffix(length)))
    guard
      ECDSA_SIG_set0(
        signature, BN_bin2bn(first, Int32(length), nil), BN_bin2bn(second, Int32(length), nil))
        == 1
    else { return nil }
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = i2d_ECDSA_SIG(signature, &bytes)
    guard let bytes, count > 0 else { return nil }
    defer { CRYPTO_free(bytes, nil, 0) }
    return Data(bytes: bytes, count: Int(count))
  }
}
