import DeviceProtocol

/// A log to which a part of an app writes.
///
/// Follows <https://developer.apple.com/documentation/os/oslog>.
public final class OSLog: NSObject, Sendable {
  /// The log for everything that doesn't belong to a part of the app.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog()

  let subsystem: String
  let category: String
  private let isEnabled: Bool

  /// Creates a log for a part of an app.
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

  /// Returns whether the log writes messages of a level.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Writes a line to the standard error, which the device's log shows.
  func write(_ type: OSLogType, _ text: String) {
    guard isEnabled else { return }
    let origin = LogOrigin(level: type.level, subsystem: subsystem, category: category)
    let line =
      MarkedLine.isTaken.load(ordering: .relaxed)
      ? MarkedLine.message(origin, text: text).encoded : "\(origin.heading) \(text)"
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
