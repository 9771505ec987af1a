import DisplayList
import Foundation

// The messages in every launch and every step of a flow use a binary format. Encoding and decoding
// JSON would take longer than the app takes to handle them.

extension DeviceMessage {
  private enum Kind: UInt8 {
    case touches = 1, settle, show, advanceClock, configure, watched, seek, look, screen, web
  }

  /// Writes the messages that are part of every launch and every step of a flow.
  package func write(to writer: inout ByteWriter) -> Bool {
    switch self {
    case .touches(let samples):
      writer.write(Kind.touches.rawValue)
      for sample in samples { Self.write(sample, to: &writer) }
    case .settle(let id, nil):
      writer.write(Kind.settle.rawValue)
      writer.write(integer: Int64(id))
    case .settle(let id, let query?):
      writer.write(Kind.seek.rawValue)
      writer.write(integer: Int64(id))
      query.write(to: &writer)
    case .look(let id):
      writer.write(Kind.look.rawValue)
      writer.write(integer: Int64(id))
    case .test(.reply(let id, .screen(let screen))):
      writer.write(Kind.screen.rawValue)
      writer.write(integer: Int64(id))
      screen.write(to: &writer)
    case .show(let id):
      writer.write(Kind.show.rawValue)
      writer.write(integer: Int64(id))
    case .advanceClock(let seconds):
      writer.write(Kind.advanceClock.rawValue)
      writer.write(unrounded: seconds)
    case .configure(let configuration):
      writer.write(Kind.configure.rawValue)
      configuration.write(to: &writer)
    case .watched(let isWatched):
      writer.write(Kind.watched.rawValue)
      writer.write(isWatched)
    case .web(let message):
      writer.write(Kind.web.rawValue)
      writer.write(counted: message.json)
    default: return false
    }
    return true
  }

  /// Reads the bytes that `write(to:)` wrote.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  package init(from reader: inout ByteReader) throws {
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw reader.malformed }
    switch kind {
    case .touches:
      var samples: [TouchSample] = []
      while !reader.isAtEnd { samples.append(try Self.readSample(from: &reader)) }
      self = .touches(samples)
    case .settle: self = .settle(id: Int(try reader.readInteger() as Int64))
    case .seek:
      let id = Int(try reader.readInteger() as Int64)
      self = .settle(id: id, seeking: try ElementQuery(from: &reader))
    case .look: self = .look(id: Int(try reader.readInteger() as Int64))
    case .screen:
      let id = Int(try reader.readInteger() as Int64)
      self = .test(.reply(id: id, .screen(try AutomationScreen(from: &reader))))
    case .show: self = .show(id: Int(try reader.readInteger() as Int64))
    case .advanceClock: self = .advanceClock(by: try reader.readUnrounded())
    case .configure: self = .configure(try DeviceConfiguration(from: &reader))
    case .watched: self = .watched(try reader.readBool())
    case .web: self = .web(WebMessage(json: try reader.readData(.webMessage)))
    }
  }

  private static func write(_ sample: TouchSample, to writer: inout ByteWriter) {
    writer.write(integer: Int64(sample.finger))
    writer.write(oneOf: sample.phase)
    writer.write(unrounded: sample.location.x)
    writer.write(unrounded: sample.location.y)
    writer.write(unrounded: sample.timestamp)
  }

  private static func readSample(from reader: inout ByteReader) throws -> TouchSample {
    TouchSample(
      finger: Int(try reader.readInteger() as Int64), phase: try reader.readOne(),
      location: CGPoint(x: try reader.readUnrounded(), y: try reader.readUnrounded()),
      timestamp: try reader.readUnrounded())
  }
}
