import DeviceProtocol
import Simulator

extension LogEntry {
  /// Returns the entry, marked with the name of its device.
  func marked(_ device: String) -> LogEntry {
    switch self {
    case .output(let app, var line):
      line.text = "\(device): \(line.text)"
      return .output(app: app, line)
    case .report(let app, var report):
      report.message = "\(device): \(report.message)"
      return .report(app: app, report)
    }
  }
}
