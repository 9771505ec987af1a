/// The number of bytes of a digest by SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that SHA-512 processes at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Computes a digest of bytes by SHA-512.
/// - Returns: The digest's location.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  DigestFunction.sha512.digest(data, Int(len), to: md)
}

/// Starts a digest by SHA-512.
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  DigestFunction.sha512.start(UnsafeMutableRawPointer(c))
  return 1
}

/// Adds bytes to a digest by SHA-512.
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  DigestFunction.sha512.add(data, Int(len), to: UnsafeMutableRawPointer(c))
  return 1
}

/// Stores the result of a digest by SHA-512, and clears its state.
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  DigestFunction.sha512.finish(UnsafeMutableRawPointer(c), to: md)
  return 1
}
