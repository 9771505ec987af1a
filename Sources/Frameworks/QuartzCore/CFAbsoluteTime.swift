import Foundation

/// A time in seconds since January 1, 2001, GMT.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfabsolutetime>.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the current time.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()>.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
