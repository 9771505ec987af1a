import Foundation

/// The reports of a device's apps.
///
/// Use it only on the device's queue.
struct Reporting {
  /// The maximum number of reports that are kept, and that one process can send.
  static let most = 1000
  /// The maximum number of reports whose lines are looked up together.
  private static let mostLookups = 50

  /// The latest reports, at most a thousand, in the order they were shown.
  private(set) var all: [AppReport] = []
  private var unplaced: [UnplacedReport] = []
  /// The task that looks up the lines of reports, while there are reports without one.
  var lookup: Task<Void, Never>?

  /// Adds a report that has been shown.
  mutating func add(_ report: AppReport) {
    if all.count == Self.most { all.removeFirst() }
    all.append(report)
  }

  /// Adds a report whose line must be looked up.
  mutating func add(_ report: UnplacedReport) {
    unplaced.append(report)
  }

  /// Removes and returns the next reports of one executable whose lines aren't known.
  mutating func takeUnplaced() -> [UnplacedReport] {
    guard let executable = unplaced.first?.executable else { return [] }
    let batch = unplaced.prefix { $0.executable == executable }.prefix(Self.mostLookups)
    unplaced.removeFirst(batch.count)
    return Array(batch)
  }
}

/// A report whose line isn't known yet.
struct UnplacedReport {
  let report: AppReport
  /// The call stack, as in `AppMessage.report`.
  let callers: [Int]
  let executable: URL
}
