/// The Objective-C name for an integer.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsinteger>.
public typealias NSInteger = Int

/// The Objective-C name for an unsigned integer.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsuinteger>.
public typealias NSUInteger = UInt
