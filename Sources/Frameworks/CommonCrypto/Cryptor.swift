internal import Stubs

/// A cipher in progress, which a `CCCryptorRef` points to.
final class Cryptor {
  private let kind: CipherKind
  private let isEncrypting: Bool
  private let isPadded: Bool
  private let cipher: any Cipher
  /// The number of bytes that have been added since the cipher was started.
  private var count = 0

  private init(_ kind: CipherKind, _ isEncrypting: Bool, _ isPadded: Bool, _ cipher: any Cipher) {
    self.kind = kind
    self.isEncrypting = isEncrypting
    self.isPadded = isPadded
    self.cipher = cipher
  }

  /// Creates a cipher, or returns the reason that it can't be created.
  static func make(
    _ operation: CCOperation, _ kind: CipherKind, isPadded: Bool, key: UnsafeRawBufferPointer?,
    vector: UnsafeRawPointer?
  ) -> (cryptor: Cryptor?, status: CCCryptorStatus) {
    guard operation <= UInt32(kCCDecrypt), (0...kCCAlgorithmBlowfish).contains(kind.algorithm),
      let key, key.baseAddress != nil
    else { return (nil, .init(kCCParamError)) }
    guard kind.allows(keyLength: key.count) else { return (nil, .init(kCCKeySizeError)) }
    let isEncrypting = Int(operation) == kCCEncrypt
    let padded = isPadded && kind.blockLength > 1
    let cipher: (any Cipher)? =
      kind.algorithm == kCCAlgorithmRC4
      ? StreamCipher(key: key)
      : BlockCipher(
        kind, isEncrypting: isEncrypting, isPadded: padded, key: key,
        vector: bytes(vector, of: kind))
    guard let cipher else {
      Stub.rareCiphers.report()
      return (nil, .init(kCCUnimplemented))
    }
    return (Cryptor(kind, isEncrypting, padded, cipher), .init(kCCSuccess))
  }

  private static func bytes(_ vector: UnsafeRawPointer?, of kind: CipherKind) -> [UInt8] {
    guard let vector else { return [UInt8](repeating: 0, count: kind.vectorLength) }
    return [UInt8](UnsafeRawBufferPointer(start: vector, count: kind.vectorLength))
  }

  /// Returns the number of bytes that the output for more input needs at most.
  func outputLength(for input: Int, isFinal: Bool) -> Int {
    let block = kind.blockLength
    guard block > 1 else { return input }
    // The last block of padded input is held back until there's more.
    let isHeldBack = isPadded && !isEncrypting && count > 0 && count % block == 0
    let total = (isHeldBack ? block : count % block) + input
    guard isFinal else { return total / block * block }
    return isPadded && isEncrypting ? (total / block + 1) * block : total
  }

  /// Returns the result for more bytes, or `nil` if it fails.
  func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    count += bytes.count
    return cipher.update(bytes)
  }

  /// Returns the rest of the result, or the reason that there's none.
  func finish() -> (rest: [UInt8], status: CCCryptorStatus) {
    if !(isPadded && isEncrypting), count % kind.blockLength != 0 {
      return ([], .init(kCCAlignmentError))
    }
    if count == 0, !isEncrypting { return ([], .init(kCCSuccess)) }
    guard let rest = cipher.finish() else { return ([], .init(kCCDecodeError)) }
    return (rest, .init(kCCSuccess))
  }

  /// Starts again with an initialization vector.
  func reset(vector: UnsafeRawPointer?) {
    count = 0
    cipher.reset(vector: Self.bytes(vector, of: kind))
  }
}
