import Foundation

/// Metrics between two signposts in a log.
///
/// Only the one for app launches is available.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctossignpostmetric>.
public enum XCTOSSignpostMetric {
  /// A metric for the duration of app launches, in seconds.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}
