import DisplayList
import Foundation

/// A message that's sent in a packet.
package protocol PacketMessage: Codable, Sendable {
  /// Whether the receiver can rely on having received all earlier frames.
  var vouchesForFrame: Bool { get }
  /// Writes the message in binary format and returns whether that's possible.
  ///
  /// All other messages are sent as JSON.
  func write(to writer: inout ByteWriter) -> Bool
  /// Reads the bytes that `write(to:)` wrote.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  init(from reader: inout ByteReader) throws
}

extension PacketMessage {
  /// The message in binary format, or `nil` if it's sent as JSON.
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
  /// Always `false`, because the device doesn't send frames.
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
