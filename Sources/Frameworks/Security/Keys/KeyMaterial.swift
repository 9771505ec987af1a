internal import CLibCrypto

/// The numbers of an asymmetric key, which never change, so all threads can read them.
final class KeyMaterial: @unchecked Sendable {
  /// The number of bits that RSA keys can have.
  private static let rsaBits = 512...8192

  /// OpenSSL's key, which never changes.
  let pointer: OpaquePointer
  /// The type.
  let kind: KeyKind
  /// Whether the key is private.
  let isPrivate: Bool

  /// Takes over OpenSSL's key, or returns `nil` if it has another type.
  init?(_ pointer: OpaquePointer?, isPrivate: Bool) {
    guard let pointer else {
      ERR_clear_error()
      return nil
    }
    switch EVP_PKEY_get_base_id(pointer) {
    case EVP_PKEY_RSA: kind = .rsa
    case EVP_PKEY_EC where KeyKind.curve(bits: Int(EVP_PKEY_get_bits(pointer))) != nil:
      kind = .curve(bits: Int(EVP_PKEY_get_bits(pointer)))
    default:
      EVP_PKEY_free(pointer)
      return nil
    }
    self.pointer = pointer
    self.isPrivate = isPrivate
  }

  deinit { EVP_PKEY_free(pointer) }

  /// The number of bits.
  var bits: Int { Int(EVP_PKEY_get_bits(pointer)) }

  /// The number of bytes of a block: of a modulus, or of a coordinate.
  var blockLength: Int { (bits + 7) / 8 }

  // MARK: - Creating

  /// Creates a random private key, or returns `nil` if keys can't have the number of bits.
  static func random(_ type: String, bits: Int) -> KeyMaterial? {
    if type == kSecAttrKeyTypeRSA {
      guard rsaBits.contains(bits) else { return nil }
      let context = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, nil)
      defer { EVP_PKEY_CTX_free(context) }
      var pointer: OpaquePointer?
      guard EVP_PKEY_keygen_init(context) == 1,
        EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(bits)) == 1,
        EVP_PKEY_keygen(context, &pointer) == 1
      else { return nil }
      return KeyMaterial(pointer, isPrivate: true)
    }
    guard type == kSecAttrKeyTypeECSECPrimeRandom, let curve = KeyKind.curve(bits: bits) else {
      return nil
    }
    let key = EC_KEY_new_by_curve_name(curve)
    guard EC_KEY_generate_key(key) == 1 else {
      EC_KEY_free(key)
      return nil
    }
    return KeyMaterial(curveKey: key, isPrivate: true)
  }

  /// Takes over OpenSSL's key of a curve.
  private convenience init?(curveKey: OpaquePointer?, isPrivate: Bool) {
    let pointer = EVP_PKEY_new()
    guard EVP_PKEY_assign(pointer, EVP_PKEY_EC, UnsafeMutableRawPointer(curveKey)) == 1 else {
      EC_KEY_free(curveKey)
      EVP_PKEY_free(pointer)
      return nil
    }
    self.init(pointer, isPrivate: isPrivate)
  }

  /// Reads a key, or returns `nil` if the data doesn't contain one.
  static func read(_ data: Data, type: String, isPrivate: Bool) -> KeyMaterial? {
    switch type {
    case kSecAttrKeyTypeRSA: readRSA(data, isPrivate: isPrivate)
    case kSecAttrKeyTypeECSECPrimeRandom: readCurve(data, isPrivate: isPrivate)
    default: nil
    }
  }

  private static func readRSA(_ data: Data, isPrivate: Bool) -> KeyMaterial? {
    let bytes = [UInt8](data)
    return bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      if isPrivate {
        return KeyMaterial(d2i_PrivateKey(EVP_PKEY_RSA, nil, &start, bytes.count), isPrivate: true)
      }
      if let key = d2i_PublicKey(EVP_PKEY_RSA, nil, &start, bytes.count) {
        return KeyMaterial(key, isPrivate: false)
      }
      start = buffer.baseAddress
      let key = KeyMaterial(d2i_PUBKEY(nil, &start, bytes.count), isPrivate: false)
      return key?.kind == .rsa ? key : nil
    }
  }

  /// Reads a point of a curve, and the number of a private key after it.
  private static func readCurve(_ data: Data, isPrivate: Bool) -> KeyMaterial? {
    let bytes = [UInt8](data)
    let parts = isPrivate ? 3 : 2
    guard bytes.first == 4, (bytes.count - 1) % parts == 0 else { return nil }
    let length = (bytes.count - 1) / parts
    let bits = length == 66 ? 521 : length * 8
    guard let curve = KeyKind.curve(bits: bits) else { return nil }
    let key = EC_KEY_new_by_curve_name(curve)
    let (point, number) = (bytes[...(2 * length)], bytes[(2 * length + 1)...])
    let isRead =
      EC_KEY_oct2key(key, Array(point), point.count, nil) == 1
      && (!isPrivate || EC_KEY_oct2priv(key, Array(number), number.count) == 1)
      && EC_KEY_check_key(key) == 1
    guard isRead else {
      ERR_clear_error()
      EC_KEY_free(key)
      return nil
    }
    return KeyMaterial(curveKey: key, isPrivate: isPrivate)
  }

  // MARK: - Writing

  /// The public key in the format of PKCS #1 or X9.63.
  var publicData: Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    switch kind {
    case .rsa:
      let count = i2d_PublicKey(pointer, &bytes)
      return Self.data(bytes, Int(count))
    case .curve:
      let count = EC_KEY_key2buf(
        EVP_PKEY_get0_EC_KEY(pointer), POINT_CONVERSION_UNCOMPRESSED, &bytes, nil)
      return Self.data(bytes, count)
    }
  }

  /// The private key in the format of PKCS #1 or X9.63.
  var privateData: Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    switch kind {
    case .rsa:
      let count = i2d_PrivateKey(pointer, &bytes)
      return Self.data(bytes, Int(count))
    case .curve:
      let count = EC_KEY_priv2buf(EVP_PKEY_get0_EC_KEY(pointer), &bytes)
      return publicData + Self.data(bytes, count)
    }
  }

  /// The public key.
  var publicKey: KeyMaterial? {
    KeyMaterial.read(publicData, type: kind.attribute, isPrivate: false)
  }

  private static func data(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Data {
    guard let bytes, count > 0 else { return Data() }
    defer { CRYPTO_clear_free(bytes, count, nil, 0) }
    return Data(bytes: bytes, count: count)
  }
}
