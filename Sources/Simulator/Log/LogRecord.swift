import DeviceProtocol
import Foundation

/// An entry as stored in a log file: flags, level, time, names, and text, with a length before each
/// name.
///
/// A search can find the parts that it needs without decoding the entry.
struct LogRecord {
  private static let errorFlag: UInt8 = 1
  private static let partialFlag: UInt8 = 2
  private static let reportFlag: UInt8 = 4
  private static let originFlag: UInt8 = 8
  /// The size of the flags, level, and time.
  private static let headSize = 10

  let bytes: ArraySlice<UInt8>

  /// Creates a record from a file's bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Creates the record of an entry with its time.
  init(_ entry: LogEntry, time: Int64) {
    var flags: UInt8 = 0
    var names = [entry.app]
    let text: [UInt8]
    switch entry {
    case .output(_, let line):
      text = Array(line.text.utf8)
      if line.isError { flags |= Self.errorFlag }
      if line.isPartial { flags |= Self.partialFlag }
      if let origin = line.origin {
        flags |= Self.originFlag
        names += [origin.subsystem, origin.category]
      }
    case .report(_, let report):
      flags = Self.reportFlag
      text = (try? JSONEncoder().encode(report)).map(Array.init) ?? []
    }
    var bytes = [flags, entry.level.number]
    bytes.reserveCapacity(Self.headSize + 64 + text.count)
    withUnsafeBytes(of: time.littleEndian) { bytes.append(contentsOf: $0) }
    for name in names {
      let short = name.utf8.prefix(255)
      bytes.append(UInt8(short.count))
      bytes.append(contentsOf: short)
    }
    bytes += text
    self.bytes = bytes[...]
  }

  /// The raw value of the entry's level.
  var level: UInt8 { bytes.count < Self.headSize ? 0 : bytes[bytes.startIndex + 1] }

  /// The time of the entry.
  private var time: Int64 {
    bytes.dropFirst(2).prefix(8).reversed().reduce(0) { $0 << 8 | Int64($1) }
  }

  /// The bytes of the app's name.
  var app: ArraySlice<UInt8> { name(at: bytes.startIndex + Self.headSize) }

  /// The bytes after the app's name.
  private var content: ArraySlice<UInt8> { bytes[app.endIndex...] }

  /// The searchable text: the visible text of a line, with its category.
  var searched: ArraySlice<UInt8> {
    guard (bytes.first ?? 0) & Self.originFlag != 0 else { return content }
    return bytes[name(at: content.startIndex).endIndex...]
  }

  /// Whether the entry is a report about the app, with JSON as its text.
  var isReport: Bool { (bytes.first ?? 0) & Self.reportFlag != 0 }

  private func name(at place: Int) -> ArraySlice<UInt8> {
    guard bytes.indices.contains(place) else { return bytes.suffix(0) }
    return bytes[(place + 1)...].prefix(Int(bytes[place]))
  }

  /// Returns the entry, with its number in the log.
  func entry(number: Int) -> LoggedEntry? {
    guard let flags = bytes.first, bytes.count > Self.headSize else { return nil }
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    let app = text(app)
    if isReport {
      guard let report = try? JSONDecoder().decode(Report.self, from: Data(content)) else {
        return nil
      }
      return LoggedEntry(number: number, time: time, entry: .report(app: app, report))
    }
    var rest = content
    var origin: LogOrigin?
    if flags & Self.originFlag != 0 {
      let subsystem = name(at: rest.startIndex)
      let category = name(at: subsystem.endIndex)
      rest = bytes[category.endIndex...]
      origin = LogOrigin(
        level: LogLevel(number: level) ?? .standard, subsystem: text(subsystem),
        category: text(category))
    }
    let line = OutputLine(
      text: text(rest), isError: flags & Self.errorFlag != 0,
      isPartial: flags & Self.partialFlag != 0, origin: origin)
    return LoggedEntry(number: number, time: time, entry: .output(app: app, line))
  }
}
