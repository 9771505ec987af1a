internal import CLibCrypto

/// A function that computes digests.
enum DigestFunction {
  case md4, md5, sha1, sha224, sha256, sha384, sha512

  /// The number of bytes of a digest.
  var digestLength: Int {
    switch self {
    case .md4, .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The number of bytes that are processed at a time.
  var blockLength: Int {
    switch self {
    case .md4, .md5, .sha1, .sha224, .sha256: 64
    case .sha384, .sha512: 128
    }
  }

  /// Computes a digest.
  /// - Returns: The digest's location.
  @discardableResult
  func digest(
    _ bytes: UnsafeRawPointer?, _ count: Int, to digest: UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>? {
    var state = DigestState()
    withUnsafeMutableBytes(of: &state) {
      guard let memory = $0.baseAddress else { return }
      start(memory)
      add(bytes, count, to: memory)
      finish(memory, to: digest)
    }
    return digest
  }

  /// Prepares the state of a digest.
  func start(_ state: UnsafeMutableRawPointer) {
    switch self {
    case .md4: MD4_Init(state.assumingMemoryBound(to: MD4_CTX.self))
    case .md5: MD5_Init(state.assumingMemoryBound(to: MD5_CTX.self))
    case .sha1: SHA1_Init(state.assumingMemoryBound(to: SHA_CTX.self))
    case .sha224: SHA224_Init(state.assumingMemoryBound(to: SHA256_CTX.self))
    case .sha256: SHA256_Init(state.assumingMemoryBound(to: SHA256_CTX.self))
    case .sha384: SHA384_Init(state.assumingMemoryBound(to: SHA512_CTX.self))
    case .sha512: SHA512_Init(state.assumingMemoryBound(to: SHA512_CTX.self))
    }
  }

  /// Adds bytes to a digest.
  func add(_ bytes: UnsafeRawPointer?, _ count: Int, to state: UnsafeMutableRawPointer) {
    guard let bytes, count > 0 else { return }
    switch self {
    case .md4: MD4_Update(state.assumingMemoryBound(to: MD4_CTX.self), bytes, count)
    case .md5: MD5_Update(state.assumingMemoryBound(to: MD5_CTX.self), bytes, count)
    case .sha1: SHA1_Update(state.assumingMemoryBound(to: SHA_CTX.self), bytes, count)
    case .sha224: SHA224_Update(state.assumingMemoryBound(to: SHA256_CTX.self), bytes, count)
    case .sha256: SHA256_Update(state.assumingMemoryBound(to: SHA256_CTX.self), bytes, count)
    case .sha384: SHA384_Update(state.assumingMemoryBound(to: SHA512_CTX.self), bytes, count)
    case .sha512: SHA512_Update(state.assumingMemoryBound(to: SHA512_CTX.self), bytes, count)
    }
  }

  /// Stores a digest, and clears its state.
  func finish(_ state: UnsafeMutableRawPointer, to digest: UnsafeMutablePointer<UInt8>?) {
    defer { OPENSSL_cleanse(state, MemoryLayout<DigestState>.size) }
    guard let digest else { return }
    switch self {
    case .md4: MD4_Final(digest, state.assumingMemoryBound(to: MD4_CTX.self))
    case .md5: MD5_Final(digest, state.assumingMemoryBound(to: MD5_CTX.self))
    case .sha1: SHA1_Final(digest, state.assumingMemoryBound(to: SHA_CTX.self))
    case .sha224: SHA224_Final(digest, state.assumingMemoryBound(to: SHA256_CTX.self))
    case .sha256: SHA256_Final(digest, state.assumingMemoryBound(to: SHA256_CTX.self))
    case .sha384: SHA384_Final(digest, state.assumingMemoryBound(to: SHA512_CTX.self))
    case .sha512: SHA512_Final(digest, state.assumingMemoryBound(to: SHA512_CTX.self))
    }
  }
}
