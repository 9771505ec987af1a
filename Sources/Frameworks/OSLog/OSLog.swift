import DeviceProtocol

/// A log for a part of an app.
///
/// Follows <https://developer.apple.com/documentation/os/oslog>.
public final class OSLog: NSObject, Sendable {
  /// The log without a subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that ignores all messages.
  public static let disabled = OSLog()

  let subsystem: String
  let category: String
  private let isEnabled: Bool

  /// Creates a log with a subsystem and category.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isEnabled = true
  }

  private override init() {
    subsystem = ""
    category = ""
    isEnabled = false
  }

  /// Returns whether the log records messages at a level.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Writes a line to standard error, which appears in the device's log.
  func write(_ type: OSLogType, _ text: String) {
    guard isEnabled else { return }
    let origin = LogOrigin(level: type.level, subsystem: subsystem, category: category)
    let line =
      MarkedLine.isTaken.load(ordering: .relaxed)
      ? MarkedLine.message(origin, text: text).encoded : "\(origin.heading) \(text)"
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
