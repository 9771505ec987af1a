import Foundation

/// Metrics between two signposts of a log; only those for launches are available.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctossignpostmetric>.
public enum XCTOSSignpostMetric {
  /// The seconds that launches of the app take.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}
