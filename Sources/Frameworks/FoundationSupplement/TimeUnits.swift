/// The number of nanoseconds in a second.
///
/// Follows <https://developer.apple.com/documentation/dispatch/nsec_per_sec>.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds in a millisecond.
///
/// Follows <https://developer.apple.com/documentation/dispatch/nsec_per_msec>.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The number of nanoseconds in a microsecond.
///
/// Follows <https://developer.apple.com/documentation/dispatch/nsec_per_usec>.
public let NSEC_PER_USEC: UInt64 = 1000

/// The number of microseconds in a second.
///
/// Follows <https://developer.apple.com/documentation/dispatch/usec_per_sec>.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The number of milliseconds in a second.
///
/// Follows <https://developer.apple.com/documentation/dispatch/msec_per_sec>.
public let MSEC_PER_SEC: UInt64 = 1000
