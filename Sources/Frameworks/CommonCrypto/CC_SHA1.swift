/// The number of bytes of a digest by SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that SHA-1 processes at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Computes a digest of bytes by SHA-1.
/// - Returns: The digest's location.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestFunction.sha1.digest(data, Int(len), to: md)
}

/// Starts a digest by SHA-1.
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  DigestFunction.sha1.start(UnsafeMutableRawPointer(c))
  return 1
}

/// Adds bytes to a digest by SHA-1.
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  DigestFunction.sha1.add(data, Int(len), to: UnsafeMutableRawPointer(c))
  return 1
}

/// Stores the result of a digest by SHA-1, and clears its state.
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
  DigestFunction.sha1.finish(UnsafeMutableRawPointer(c), to: md)
  return 1
}
