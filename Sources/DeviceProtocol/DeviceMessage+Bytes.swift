import DisplayList
import Foundation

// What every launch and every step of a flow need goes over the socket in bytes: writing and reading it as JSON would take
// longer than the app takes to act on it.

extension DeviceMessage {
  private enum Kind: UInt8 {
    case touches = 1, settle, show, advanceClock, configure, watched, seek
  }

  /// The message in bytes, or `nil` for one that goes as JSON.
  package var bytes: Data? {
    var writer = ByteWriter(reservingCapacity: 64)
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
    case .show(let id):
      writer.write(Kind.show.rawValue)
      writer.write(integer: Int64(id))
    case .advanceClock(let seconds):
      writer.write(Kind.advanceClock.rawValue)
      writer.write(integer: seconds.bitPattern)
    case .configure(let configuration):
      writer.write(Kind.configure.rawValue)
      configuration.write(to: &writer)
    case .watched(let isWatched):
      writer.write(Kind.watched.rawValue)
      writer.write(isWatched)
    default: return nil
    }
    return Data(writer.bytes)
  }

  /// Reads what `bytes` wrote.
  /// - Throws: `ByteReader.Malformed`, `LimitExceeded`.
  package init(bytes: Data) throws {
    var reader = ByteReader(bytes)
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
    case .show: self = .show(id: Int(try reader.readInteger() as Int64))
    case .advanceClock: self = .advanceClock(by: Double(bitPattern: try reader.readInteger()))
    case .configure: self = .configure(try DeviceConfiguration(from: &reader))
    case .watched: self = .watched(try reader.readBool())
    }
    guard reader.isAtEnd else { throw reader.malformed }
  }

  private static func write(_ sample: TouchSample, to writer: inout ByteWriter) {
    writer.write(integer: Int64(sample.finger))
    writer.write(UInt8(TouchSample.Phase.allCases.firstIndex(of: sample.phase)!))
    for number in [sample.location.x, sample.location.y, sample.timestamp] {
      writer.write(integer: Double(number).bitPattern)
    }
  }

  private static func readSample(from reader: inout ByteReader) throws -> TouchSample {
    let finger = Int(try reader.readInteger() as Int64)
    let phases = TouchSample.Phase.allCases
    let phase = Int(try reader.readByte())
    guard phases.indices.contains(phase) else { throw reader.malformed }
    let numbers = try (0..<3).map { _ in Double(bitPattern: try reader.readInteger()) }
    return TouchSample(
      finger: finger, phase: phases[phase], location: CGPoint(x: numbers[0], y: numbers[1]),
      timestamp: numbers[2])
  }
}
