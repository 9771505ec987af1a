/// The bits of some types of results of checking text.
///
/// Follows <https://developer.apple.com/documentation/foundation/nstextcheckingtypes>.
public typealias NSTextCheckingTypes = UInt64

/// All types of results that the system has.
///
/// Follows <https://developer.apple.com/documentation/foundation/nstextcheckingallsystemtypes>.
public var NSTextCheckingAllSystemTypes: NSTextCheckingTypes { 0xFFFF_FFFF }

/// All types of results that apps define.
///
/// Follows <https://developer.apple.com/documentation/foundation/nstextcheckingallcustomtypes>.
public var NSTextCheckingAllCustomTypes: NSTextCheckingTypes { 0xFFFF_FFFF << 32 }

/// All types of results.
///
/// Follows <https://developer.apple.com/documentation/foundation/nstextcheckingalltypes>.
public var NSTextCheckingAllTypes: NSTextCheckingTypes { .max }
