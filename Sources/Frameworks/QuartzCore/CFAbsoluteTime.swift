import Foundation

/// A time in seconds since the beginning of 2001, Greenwich time.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfabsolutetime>.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the time that it's now.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()>.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
