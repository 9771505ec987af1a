import DeviceProtocol
import Foundation
import Safeguards
import Stubs

/// Reports something to the app's developer; the same report is sent only once.
package func report(
  _ severity: DeviceProtocol.Report.Severity, _ message: String, file: String? = nil,
  line: Int? = nil
) {
  deliver(
    DeviceProtocol.Report(severity: severity, message: message.shortened, file: file, line: line))
}

/// Reports something that the app's code does.
/// - Parameter callers: The calls in the app's code that led here, the innermost first; see
///   `CallStack`.
package func report(
  _ severity: DeviceProtocol.Report.Severity, _ message: String, callers: [Int]
) {
  let report = DeviceProtocol.Report(severity: severity, message: message.shortened)
  MainQueue.run { DeviceLink.shared.send(.report(report, callers: callers)) }
}

/// Starts reporting each stub that the app reaches.
/// - Parameter place: Returns the location in the user's files that's currently being read, which
///   is reported as the cause.
package func startReportingStubs(
  place: @escaping @MainActor @Sendable () -> (file: String, line: Int)?
) {
  Stub.startReporting { use in
    var report = DeviceProtocol.Report(
      severity: .warning, message: use.message.shortened, stub: use.stub.name)
    if MainQueue.isCurrent, let place = MainActor.assumeIsolated(place) {
      report.file = place.file
      report.line = place.line
    }
    deliver(report, callers: report.file == nil ? use.callers : [])
  }
}

private func deliver(_ report: DeviceProtocol.Report, callers: [Int] = []) {
  MainQueue.run { Reporter.shared.deliver(report, callers) }
}

/// Caches the result.
@MainActor
private final class Reporter {
  static let shared = Reporter()

  private var delivered: Set<DeviceProtocol.Report> = []

  func deliver(_ report: DeviceProtocol.Report, _ callers: [Int]) {
    guard delivered.insert(report).inserted else { return }
    DeviceLink.shared.send(.report(report, callers: callers))
  }
}
