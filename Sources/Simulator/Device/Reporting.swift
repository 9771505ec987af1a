import Foundation

/// The reports of a device; used only on the device's queue.
struct Reporting {
  /// The reports so far, in order.
  var told: [AppReport] = []
  /// The reports that wait for their lines.
  var unplaced: [UnplacedReport] = []
  /// The task that looks up lines.
  var lookup: Task<Void, Never>?
}

/// A report whose line isn't known yet.
struct UnplacedReport {
  let report: AppReport
  /// The calls, as in `AppMessage.report`.
  let callers: [Int]
  let executable: URL
}
