import Foundation

/// The reports of a device's apps; used on the device's queue only.
struct Reporting {
  /// The maximum number of reports that are kept, and that one process can send.
  static let most = 1000
  /// The maximum number of reports whose lines are looked up at once.
  private static let mostLookups = 50

  /// The reports in the order they were shown, the last thousand at most.
  private(set) var all: [AppReport] = []
  private var unplaced: [UnplacedReport] = []
  /// Looks up the lines of reports, while there are some without.
  var lookup: Task<Void, Never>?

  /// Keeps a report that's shown.
  mutating func add(_ report: AppReport) {
    if all.count == Self.most { all.removeFirst() }
    all.append(report)
  }

  /// Keeps a report until its line is known.
  mutating func add(_ report: UnplacedReport) {
    unplaced.append(report)
  }

  /// Returns the next reports of one executable whose lines aren't known, and forgets them.
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
  /// The calls, as in `AppMessage.report`.
  let callers: [Int]
  let executable: URL
}
