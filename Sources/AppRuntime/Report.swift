import DeviceProtocol
import Foundation
import Safeguards

/// Tells the person who wrote the app, once, of something that Quince has only in part.
package func unimplemented(_ what: String) {
  report(.warning, "\(what) is not implemented in full: the app runs on without it.")
}

/// Tells the person who wrote the app something about it; the same thing is said once.
package func report(
  _ severity: DeviceProtocol.Report.Severity, _ message: String, file: String? = nil,
  line: Int? = nil
) {
  let report = DeviceProtocol.Report(
    severity: severity, message: message.shortened, file: file, line: line)
  guard Thread.isMainThread else {
    DispatchQueue.main.async { Reporter.shared.deliver(report) }
    return
  }
  MainActor.assumeIsolated { Reporter.shared.deliver(report) }
}

/// Remembers what was said.
@MainActor
private final class Reporter {
  static let shared = Reporter()

  private var delivered: Set<DeviceProtocol.Report> = []

  func deliver(_ report: DeviceProtocol.Report) {
    guard delivered.insert(report).inserted else { return }
    DeviceLink.shared.send(.report(report))
  }
}
