import DeviceProtocol

/// The tests that a process was requested to run, and its reported progress.
///
/// A unit test runs in the same process as the code that it tests, which can write to the same
/// socket. A report is therefore accepted only if it's consistent with the requests and earlier
/// reports.
struct TestOrder {
  /// The tests that haven't started yet, in order.
  private var left: [TestName]
  /// The test that's currently running.
  private var running: TestName?

  /// Creates an order from the tests that a process is requested to run.
  init(_ names: [TestName]) {
    left = names
  }

  /// Records a report.
  /// - Throws: `ReportMisfit` if the report isn't consistent with the order.
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

  /// The tests that may start now: the next XCTest method, or any of the Swift Testing functions,
  /// whose order Swift Testing determines.
  private var next: ArraySlice<TestName> {
    left.first?.isFunction == true ? left.prefix(while: \.isFunction) : left.prefix(1)
  }
}

extension TestName {
  /// Whether the name is that of a Swift Testing function instead of an XCTest method.
  var isFunction: Bool { test.contains("(") }
}
