/// The number of bytes of a digest by SHA-224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes that SHA-224 processes at a time.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Computes a digest of bytes by SHA-224.
/// - Returns: The digest's location.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestFunction.sha224.digest(data, Int(len), to: md)
}

/// Starts a digest by SHA-224.
/// - Returns: 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  DigestFunction.sha224.start(UnsafeMutableRawPointer(c))
  return 1
}

/// Adds bytes to a digest by SHA-224.
/// - Returns: 1.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  DigestFunction.sha224.add(data, Int(len), to: UnsafeMutableRawPointer(c))
  return 1
}

/// Stores the result of a digest by SHA-224, and clears its state.
/// - Returns: 1.
@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  DigestFunction.sha224.finish(UnsafeMutableRawPointer(c), to: md)
  return 1
}
