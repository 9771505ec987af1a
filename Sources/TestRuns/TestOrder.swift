import DeviceProtocol

/// The tests that a process was asked to run, and its reported progress.
///
/// A unit test shares its process with the code that it tests, which can write to the same socket.
/// So a report counts only if it fits the requests and earlier reports.
struct TestOrder {
  /// The tests that haven't started, in order.
  private var left: [TestName]
  /// The test that has started and hasn't ended.
  private var running: TestName?

  /// Creates the tests that a process is asked to run, in order.
  init(_ names: [TestName]) {
    left = names
  }

  /// Notes a report.
  /// - Throws: `ReportMisfit`.
  mutating func note(_ report: TestReport) throws(ReportMisfit) {
    switch report {
    case .found: throw ReportMisfit("the tests were listed twice")
    case .began(let name): try begin(name)
    case .ended(let name, _, _): try end(name)
    case .needsNewProcess: try requireNothingRuns()
    case .finished:
      try requireNothingRuns()
      if let name = left.first { throw ReportMisfit("all tests ended, but \(name) hadn't run") }
    case .issue, .attachment, .measurement, .activityBegan, .activityEnded, .request: break
    }
  }

  private mutating func begin(_ name: TestName) throws(ReportMisfit) {
    try requireNothingRuns()
    guard let index = next.firstIndex(of: name) else {
      throw ReportMisfit("\(name) started out of order")
    }
    left.remove(at: index)
    running = name
  }

  private mutating func end(_ name: TestName) throws(ReportMisfit) {
    guard running == name else { throw ReportMisfit("\(name) ended, but wasn't running") }
    running = nil
  }

  private func requireNothingRuns() throws(ReportMisfit) {
    if let running { throw ReportMisfit("something else was reported before \(running) ended") }
  }

  /// The tests that may start now: one of XCTest's, or any of those of Swift Testing, which decides
  /// on their order.
  private var next: ArraySlice<TestName> {
    left.first?.isFunction == true ? left.prefix(while: \.isFunction) : left.prefix(1)
  }
}

extension TestName {
  /// Whether it names a function of Swift Testing and not a method of XCTest's.
  var isFunction: Bool { test.contains("(") }
}
