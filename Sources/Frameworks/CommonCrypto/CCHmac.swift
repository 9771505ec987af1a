/// A digest function for message authentication codes.
public typealias CCHmacAlgorithm = UInt32

/// Message authentication with SHA-1.
public let kCCHmacAlgSHA1 = 0
/// Message authentication with MD5.
public let kCCHmacAlgMD5 = 1
/// Message authentication with SHA-256.
public let kCCHmacAlgSHA256 = 2
/// Message authentication with SHA-384.
public let kCCHmacAlgSHA384 = 3
/// Message authentication with SHA-512.
public let kCCHmacAlgSHA512 = 4
/// Message authentication with SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Computes the authentication code of a message.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}

/// Starts a message authentication code.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!, _ keyLength: Int
) {
  let key = bytes(key, keyLength) ?? UnsafeRawBufferPointer(start: nil, count: 0)
  ctx.initialize(to: CCHmacContext(algorithm, key: key))
}

/// Adds bytes to a message authentication code.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
  ctx.pointee.add(data, dataLength)
}

/// Stores a message authentication code.
public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!
) {
  ctx.pointee.finish(to: macOut)
}
