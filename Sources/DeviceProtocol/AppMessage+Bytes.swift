import DisplayList
import Foundation

extension AppMessage {
  private enum Kind: UInt8 {
    case ready = 1, systemAppearance, look, tap, activityBegan, activityEnded, web
  }

  /// Writes the messages that are part of every launch and every step of a UI test.
  package func write(to writer: inout ByteWriter) -> Bool {
    switch self {
    case .ready: writer.write(Kind.ready.rawValue)
    case .systemAppearance(let appearance):
      writer.write(Kind.systemAppearance.rawValue)
      appearance.write(to: &writer)
    case .web(let message):
      writer.write(Kind.web.rawValue)
      writer.write(counted: message.json)
    case .test(let report, let token): return Self.write(report, token: token, to: &writer)
    default: return false
    }
    return true
  }

  private static func write(
    _ report: TestReport, token: UInt64, to writer: inout ByteWriter
  ) -> Bool {
    switch report {
    case .request(let id, .look(let app)):
      writer.write(Kind.look.rawValue)
      writer.write(integer: token)
      writer.write(integer: Int64(id))
      writer.write(optional: app) { $0.write($1, within: .text) }
    case .request(let id, .touch(.tap(let place, let taps, let fingers), let app)):
      writer.write(Kind.tap.rawValue)
      writer.write(integer: token)
      writer.write(integer: Int64(id))
      writer.write(unrounded: place.x)
      writer.write(unrounded: place.y)
      writer.write(integer: Int64(taps))
      writer.write(integer: Int64(fingers))
      writer.write(optional: app) { $0.write($1, within: .text) }
    case .activityBegan(let name):
      writer.write(Kind.activityBegan.rawValue)
      writer.write(integer: token)
      writer.write(name, within: .testText)
    case .activityEnded:
      writer.write(Kind.activityEnded.rawValue)
      writer.write(integer: token)
    default: return false
    }
    return true
  }

  /// Reads the bytes that `write(to:)` wrote.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  package init(from reader: inout ByteReader) throws {
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw reader.malformed }
    switch kind {
    case .ready: self = .ready
    case .systemAppearance: self = .systemAppearance(try SystemAppearance(from: &reader))
    case .web: self = .web(WebMessage(json: try reader.readData(.webMessage)))
    case .look, .tap, .activityBegan, .activityEnded:
      let token: UInt64 = try reader.readInteger()
      self = .test(try Self.readReport(kind, from: &reader), token: token)
    }
  }

  private static func readReport(
    _ kind: Kind, from reader: inout ByteReader
  ) throws -> TestReport {
    switch kind {
    case .look:
      let id = Int(try reader.readInteger() as Int64)
      return .request(id: id, .look(app: try reader.readOptional { try $0.readString(.text) }))
    case .tap:
      let id = Int(try reader.readInteger() as Int64)
      let place = CGPoint(x: try reader.readUnrounded(), y: try reader.readUnrounded())
      let (taps, fingers) = try (reader.readInteger() as Int64, reader.readInteger() as Int64)
      let app = try reader.readOptional { try $0.readString(.text) }
      return .request(
        id: id, .touch(.tap(at: place, taps: Int(taps), fingers: Int(fingers)), app: app))
    case .activityBegan: return .activityBegan(try reader.readString(.testText))
    case .activityEnded: return .activityEnded
    case .ready, .systemAppearance, .web: throw reader.malformed
    }
  }
}

extension SystemAppearance {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(hasLightStatusBar)
    writer.write(isStatusBarHidden)
    writer.write(isHomeIndicatorHidden)
    writer.write(isHomeIndicatorLight)
    writer.write(integer: UInt32(supportedOrientations.count))
    for orientation in supportedOrientations { writer.write(oneOf: orientation) }
  }

  fileprivate init(from reader: inout ByteReader) throws {
    self.init(
      hasLightStatusBar: try reader.readBool(), isStatusBarHidden: try reader.readBool(),
      isHomeIndicatorHidden: try reader.readBool(), isHomeIndicatorLight: try reader.readBool(),
      supportedOrientations: try (0..<reader.readCount(.orientations)).map { _ in
        try reader.readOne()
      })
  }
}
