import AppRuntime
import DeviceProtocol
import Foundation

/// Sends reports to the runner, in order, from any thread.
enum TestReports {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var waiting: [TestReport] = []

  /// Sends a report.
  ///
  /// On other threads than the main one, it's sent before the main thread's next report.
  static func send(_ report: TestReport) {
    lock.withLock { waiting.append(report) }
    MainQueue.run { flush() }
  }

  /// Sends a report together with the main thread's next report.
  @MainActor static func sendWithNext(_ report: TestReport) {
    flush()
    DeviceLink.shared.sendWithNext(message(report))
  }

  @MainActor private static func flush() {
    let reports = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    for report in reports { DeviceLink.shared.send(message(report)) }
  }

  @MainActor private static func message(_ report: TestReport) -> AppMessage {
    .test(report, token: DeviceLink.shared.testToken)
  }
}
