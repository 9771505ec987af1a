import DeviceProtocol
import Reports
import Simulator
import Synchronization

/// Collects apps' output and reports, so that each line can be shown with its step.
package final class AppOutput: Sendable {
  /// The maximum number of lines kept for a flow.
  ///
  /// A long line is counted as several.
  private static let most = 5_000
  /// The maximum length of a line, in bytes.
  private static let longLine = 8 << 10

  private struct State {
    var lines: [ReportedLine] = []
    var count = 0
    /// The filter for each app's output, by the app's name.
    var filters: [String: BacktraceFilter] = [:]
  }

  private let device: Device
  private let follower: LogFollower
  private let listener: (@Sendable ([LogEntry]) -> Void)?
  private let state = Mutex(State())

  /// - Parameter listener: A closure that's called with all entries as they arrive.
  package init(of device: Device, listener: (@Sendable ([LogEntry]) -> Void)?) {
    self.device = device
    self.listener = listener
    follower = device.log.follow()
  }

  /// Handles all entries until the log is closed.
  ///
  /// An app that prints waits for this.
  package func follow() async {
    while await follower.hasMore() { take() }
  }

  /// Returns the output since the last call.
  package func newLines() async -> [ReportedLine] {
    await device.catchUpWithReports()
    await device.catchUpWithOutput()
    take()
    return state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }

  private func take() {
    // This happens inside the lock, so that output handled by two threads keeps its order.
    state.withLock { state in
      let entries = follower.takeAll().filter { entry in
        guard case .output(let app, let line) = entry else { return !entry.isOfEnding }
        return state.filters[app, default: BacktraceFilter()].keeps(line.text)
      }
      guard !entries.isEmpty else { return }
      listener?(entries)
      for entry in entries where state.count <= Self.most {
        let line = ReportedLine(entry)
        state.count += 1 + line.text.utf8.count / Self.longLine
        state.lines.append(
          state.count > Self.most
            ? ReportedLine(.report, "Lines after the first \(Self.most) are omitted.") : line)
      }
    }
  }
}

extension LogEntry {
  /// Whether the report is about a crash or hang, which its step already reports.
  fileprivate var isOfEnding: Bool {
    guard case .report(_, let report) = self else { return false }
    return report.severity == .error && report.file == nil && report.stub == nil
  }
}

extension ReportedLine {
  fileprivate init(_ entry: LogEntry) {
    switch entry {
    case .output(_, let line): self.init(line.isError ? .error : .output, line.plainText)
    case .report(_, let report): self.init(.report, "\(report)")
    }
  }
}
