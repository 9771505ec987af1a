import DeviceProtocol
import Simulator

extension LogEntry {
  /// The entry with the name of the device from which it comes.
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
