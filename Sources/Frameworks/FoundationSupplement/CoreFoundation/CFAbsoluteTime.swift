import Foundation

/// The number of seconds from January 1, 1970, to January 1, 2001, in UTC.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfabsolutetimeintervalsince1970>.
public let kCFAbsoluteTimeIntervalSince1970: Double = Date.timeIntervalBetween1970AndReferenceDate

/// The number of seconds from January 1, 1904, to January 1, 2001, in UTC.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfabsolutetimeintervalsince1904>.
public let kCFAbsoluteTimeIntervalSince1904: Double = 3_061_152_000
