/// The result of a function that encrypts or derives keys.
public typealias CCStatus = Int32

/// The result of a function that encrypts.
public typealias CCCryptorStatus = Int32

/// The result of a function that generates random numbers.
public typealias CCRNGStatus = CCCryptorStatus

/// Success.
public let kCCSuccess = 0
/// A value isn't allowed.
public let kCCParamError = -4300
/// The output doesn't fit into the buffer.
public let kCCBufferTooSmall = -4301
/// Memory couldn't be allocated.
public let kCCMemoryFailure = -4302
/// The number of bytes isn't a multiple of the block size.
public let kCCAlignmentError = -4303
/// The input couldn't be decrypted.
public let kCCDecodeError = -4304
/// The function isn't implemented for these options.
public let kCCUnimplemented = -4305
/// A number is too large.
public let kCCOverflow = -4306
/// Random numbers couldn't be generated.
public let kCCRNGFailure = -4307
/// Another error.
public let kCCUnspecifiedError = -4308
/// The functions were called in the wrong order.
public let kCCCallSequenceError = -4309
/// The length of the key isn't allowed.
public let kCCKeySizeError = -4310
/// The key isn't valid.
public let kCCInvalidKey = -4311
