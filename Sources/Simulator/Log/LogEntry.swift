import DeviceProtocol
import Foundation

/// One thing in a device's log.
package enum LogEntry: Codable, Equatable, Sendable {
  /// A line that an app printed.
  case output(app: String, OutputLine)
  /// A remark about an app.
  case report(app: String, Report)
}

extension LogEntry {
  private static let errorFlag: UInt8 = 1
  private static let partialFlag: UInt8 = 2
  private static let reportFlag: UInt8 = 4

  /// The entry as a log keeps it: flags, the length of the app's name, the name, the text.
  func encoded() -> [UInt8] {
    var flags: UInt8 = 0
    let name: String
    let text: [UInt8]
    switch self {
    case .output(let app, let line):
      name = app
      text = Array(line.text.utf8)
      if line.isError { flags |= Self.errorFlag }
      if line.isPartial { flags |= Self.partialFlag }
    case .report(let app, let report):
      name = app
      flags = Self.reportFlag
      text = (try? JSONEncoder().encode(report)).map(Array.init) ?? []
    }
    let shortName = name.utf8.prefix(255)
    return [flags, UInt8(shortName.count)] + shortName + text
  }

  /// The entry that was kept so.
  init?(encoded bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 2 else { return nil }
    let flags = bytes[bytes.startIndex]
    let rest = bytes.dropFirst(2)
    let count = Int(bytes[bytes.startIndex + 1])
    let app = String(decoding: rest.prefix(count), as: UTF8.self)
    let text = rest.dropFirst(count)
    if flags & Self.reportFlag != 0 {
      guard let report = try? JSONDecoder().decode(Report.self, from: Data(text)) else {
        return nil
      }
      self = .report(app: app, report)
    } else {
      self = .output(
        app: app,
        OutputLine(
          text: String(decoding: text, as: UTF8.self), isError: flags & Self.errorFlag != 0,
          isPartial: flags & Self.partialFlag != 0))
    }
  }
}
