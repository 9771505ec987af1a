/// An integer, by its name in Objective-C.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsinteger>.
public typealias NSInteger = Int

/// An unsigned integer, by its name in Objective-C.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsuinteger>.
public typealias NSUInteger = UInt
