/// The number of bytes of a digest by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that MD5 processes at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Computes a digest of bytes by MD5.
/// - Returns: The digest's location.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestFunction.md5.digest(data, Int(len), to: md)
}

/// Starts a digest by MD5.
/// - Returns: 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  DigestFunction.md5.start(UnsafeMutableRawPointer(c))
  return 1
}

/// Adds bytes to a digest by MD5.
/// - Returns: 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  DigestFunction.md5.add(data, Int(len), to: UnsafeMutableRawPointer(c))
  return 1
}

/// Stores the result of a digest by MD5, and clears its state.
/// - Returns: 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  DigestFunction.md5.finish(UnsafeMutableRawPointer(c), to: md)
  return 1
}
