/// A set of text checking types.
///
/// Follows <https://developer.apple.com/documentation/foundation/nstextcheckingtypes>.
public typealias NSTextCheckingTypes = UInt64

/// All text checking types that the system defines.
///
/// Follows <https://developer.apple.com/documentation/foundation/nstextcheckingallsystemtypes>.
public var NSTextCheckingAllSystemTypes: NSTextCheckingTypes { 0xFFFF_FFFF }

/// All text checking types that apps define.
///
/// Follows <https://developer.apple.com/documentation/foundation/nstextcheckingallcustomtypes>.
public var NSTextCheckingAllCustomTypes: NSTextCheckingTypes { 0xFFFF_FFFF << 32 }

/// All text checking types.
///
/// Follows <https://developer.apple.com/documentation/foundation/nstextcheckingalltypes>.
public var NSTextCheckingAllTypes: NSTextCheckingTypes { .max }
