import AppRuntime
import DeviceProtocol
import Foundation

/// The reports to the runner, in order, from any thread.
enum TestReports {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var waiting: [TestReport] = []

  /// Says something; at once on the main thread, or before that says anything more.
  static func send(_ report: TestReport) {
    lock.withLock { waiting.append(report) }
    MainQueue.run { flush() }
  }

  /// Says something together with what the main thread says next.
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
