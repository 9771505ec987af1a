internal import CLibCrypto

/// A digest function that algorithms use.
enum KeyDigest: String {
  case sha1 = "SHA1"
  case sha224 = "SHA224"
  case sha256 = "SHA256"
  case sha384 = "SHA384"
  case sha512 = "SHA512"

  /// OpenSSL's function.
  var function: OpaquePointer? {
    switch self {
    case .sha1: EVP_sha1()
    case .sha224: EVP_sha224()
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    case .sha512: EVP_sha512()
    }
  }

  /// The number of bytes of a digest.
  var length: Int { Int(EVP_MD_get_size(function)) }

  /// Returns the digest of data.
  func digest(of data: Data) -> Data {
    let bytes = [UInt8](data)
    var digest = [UInt8](repeating: 0, count: length)
    EVP_Digest(bytes, bytes.count, &digest, nil, function, nil)
    return Data(digest)
  }

  /// Derives a key from a shared secret, as in X9.63.
  func derive(_ count: Int, from secret: Data, info: Data) -> Data {
    var key = Data()
    var counter: UInt32 = 1
    while key.count < count {
      var block = secret
      withUnsafeBytes(of: counter.bigEndian) { block.append(contentsOf: $0) }
      key += digest(of: block + info)
      counter += 1
    }
    return key.prefix(count)
  }
}
