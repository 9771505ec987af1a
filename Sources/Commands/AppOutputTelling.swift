import DeviceProtocol
import Reports
import Simulator
import Synchronization

/// Prints apps' output and reports to standard error while flows or tests run.
final class AppOutputTelling: Sendable {
  private let terminal: Terminal
  /// The reports that have already been printed, because several apps can send the same one.
  private let told = Mutex<Set<Report>>([])

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// Prints the log entries of a device.
  func tell(_ entries: [LogEntry]) {
    let lines = entries.compactMap { entry in
      switch entry {
      case .output(_, let line): line.plainText
      case .report(_, let report):
        told.withLock { $0.insert(report).inserted } ? "\(report)" : nil
      }
    }
    guard !lines.isEmpty else { return }
    terminal.clearProgress()
    terminal.tell(lines.joined(separator: "\n"))
  }
}
