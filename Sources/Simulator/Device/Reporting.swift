import Foundation

/// What a device knows of reports; used on the device's queue only.
struct Reporting {
  /// What was told, in order.
  var told: [AppReport] = []
  /// What waits for its place.
  var unplaced: [UnplacedReport] = []
  /// What looks up places.
  var lookup: Task<Void, Never>?
}

/// A report whose line isn't known yet.
struct UnplacedReport {
  let report: AppReport
  /// As `AppMessage.report` has them.
  let callers: [Int]
  let executable: URL
}
