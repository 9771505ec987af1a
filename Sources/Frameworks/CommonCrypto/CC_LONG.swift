/// A number of bytes.
public typealias CC_LONG = UInt32

/// A number of bytes in 64 bits.
public typealias CC_LONG64 = UInt64
