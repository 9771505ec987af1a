import DeviceProtocol
import Reports
import Simulator
import Synchronization

/// Tells what apps print and report while flows or tests run: on standard error, apart from the results.
final class AppOutputTelling: Sendable {
  private let terminal: Terminal
  /// What several come upon is told once.
  private let told = Mutex<Set<Report>>([])

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// Tells what comes from a device.
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
