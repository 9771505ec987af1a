import Foundation

/// The failures that the running test expects.
enum FailureExpectations {
  /// A call to `XCTExpectFailure`.
  final class Entry {
    let reason: String?
    let options: XCTExpectedFailure.Options
    fileprivate(set) var isMatched = false

    fileprivate init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
      self.reason = reason
      self.options = options
    }

    /// The issue to report at the end if the expected failure doesn't occur.
    var issue: XCTIssue? {
      guard options.isStrict, !isMatched else { return nil }
      let what = reason.map { "Expected failure '\($0)'" } ?? "Expected failure"
      return XCTIssue(.unmatchedExpectedFailure, "\(what) but none recorded.")
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// Starts expecting a failure, and returns `nil` if the options disable it.
  @discardableResult
  static func add(_ reason: String?, _ options: XCTExpectedFailure.Options) -> Entry? {
    guard options.isEnabled else { return nil }
    let entry = Entry(reason, options)
    lock.withLock { entries.append(entry) }
    return entry
  }

  /// Stops expecting a failure.
  static func remove(_ entry: Entry) {
    lock.withLock { entries.removeAll { $0 === entry } }
    if let issue = entry.issue { RunningTest.record(issue) }
  }

  /// Returns the last expected failure that matches an issue.
  static func failure(expecting issue: XCTIssue) -> XCTExpectedFailure? {
    guard issue.type != .unmatchedExpectedFailure else { return nil }
    let candidates = lock.withLock { entries.reversed() }
    guard let entry = candidates.first(where: { $0.options.issueMatcher(issue) }) else {
      return nil
    }
    entry.isMatched = true
    return XCTExpectedFailure(entry.reason, issue)
  }

  /// Removes all expectations at the end of the test.
  /// - Returns: Issues for the expected failures that didn't occur.
  static func end() -> [XCTIssue] {
    let left = lock.withLock {
      defer { entries = [] }
      return entries
    }
    return left.compactMap(\.issue)
  }
}
