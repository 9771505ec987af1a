import DisplayList
import Foundation

/// A message that travels in a packet.
package protocol PacketMessage: Codable, Sendable {
  /// Whether the receiver can rely on having got, before this message, every frame up to it.
  var vouchesForFrame: Bool { get }
  /// Writes the message in bytes, and returns whether it's one that travels so; all others travel
  /// as JSON.
  func write(to writer: inout ByteWriter) -> Bool
  /// Reads the bytes that `write(to:)` wrote.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  init(from reader: inout ByteReader) throws
}

extension PacketMessage {
  /// The message in bytes, or `nil` for one that travels as JSON.
  package var bytes: Data? {
    var writer = ByteWriter(reservingCapacity: 64)
    return write(to: &writer) ? Data(writer.bytes) : nil
  }

  /// Reads data that `bytes` returned.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  package init(bytes: Data) throws {
    var reader = ByteReader(bytes)
    try self.init(from: &reader)
    guard reader.isAtEnd else { throw reader.malformed }
  }
}

extension DeviceMessage: PacketMessage {
  /// `false`: the device sends no frames.
  package var vouchesForFrame: Bool { false }
}

extension AppMessage: PacketMessage {
  /// Whether the device shows the app's new state as soon as it receives this.
  package var vouchesForFrame: Bool {
    switch self {
    case .ready, .lifecycleDone: true
    default: false
    }
  }
}
