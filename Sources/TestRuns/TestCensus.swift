import AppBuilder
import DeviceProtocol
import Reports
import Synchronization

/// The tests that the targets contain, and the tests to run, on this machine or another one.
final class TestCensus: Sendable {
  private struct Lists {
    var found: [ReportedRun] = []
    var chosen: [ReportedRun] = []
    var isComplete = true
  }

  private let lists = Mutex(Lists())

  /// All tests, or `nil` if those of a target aren't known.
  var found: [ReportedRun]? { lists.withLock { $0.isComplete ? $0.found : nil } }
  /// Whether any target has tests.
  var hasFound: Bool { lists.withLock { !$0.found.isEmpty } }
  /// The tests to run.
  var chosen: [ReportedRun] { lists.withLock { $0.chosen } }

  /// Records the tests of a target.
  func note(_ found: [TestName], _ chosen: [TestName], _ configuration: TestConfiguration) {
    lists.withLock {
      $0.found += found.map { ReportedRun(planned: $0, configuration.name) }
      $0.chosen += chosen.map { ReportedRun(planned: $0, configuration.name) }
    }
  }

  /// Records that the tests of a target aren't known.
  func noteGap() {
    lists.withLock { $0.isComplete = false }
  }
}
