import Foundation

/// What is between two signposts of a log; of those, only the ones around launches.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctossignpostmetric>.
public enum XCTOSSignpostMetric {
  /// The seconds that launches of the app take.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}
