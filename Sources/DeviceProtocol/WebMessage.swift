import DisplayList
import Foundation

/// A message between an app and the engine of web pages, which the device passes on unread.
package struct WebMessage: Codable, Equatable, Sendable {
  /// The message, as a JSON object.
  package var json: Data

  /// Creates a message of a JSON object.
  package init(json: Data) {
    self.json = json
  }
}

extension WebMessage: PacketMessage {
  /// Always `false`, because the engine doesn't send frames.
  package var vouchesForFrame: Bool { false }

  /// Writes the JSON object.
  package func write(to writer: inout ByteWriter) -> Bool {
    for byte in json { writer.write(byte) }
    return true
  }

  /// Reads a JSON object to the end.
  /// - Throws: `LimitExceeded`.
  package init(from reader: inout ByteReader) throws {
    json = try reader.readRest(.webMessage)
  }
}
