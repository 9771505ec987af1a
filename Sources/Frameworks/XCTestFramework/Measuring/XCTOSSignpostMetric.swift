import Foundation

/// Metrics between two signposts of a log; only those for launches are available.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctossignpostmetric>.
public enum XCTOSSignpostMetric {
  /// The duration of app launches, in seconds.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}
