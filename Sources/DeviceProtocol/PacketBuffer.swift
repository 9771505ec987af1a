import DisplayList
import Foundation

/// Gathers bytes as they arrive and hands out whole packets.
package struct PacketBuffer<Message: Codable & Sendable> {
  /// What arrived is no packet.
  package struct Malformed: Error, CustomStringConvertible {
    /// What is wrong.
    package var description: String
  }

  /// Larger packets are refused, so that a broken peer cannot exhaust memory; in bytes.
  package static var largestPacket: Int { 256 << 20 }

  private var bytes = Data()

  /// An empty buffer.
  package init() {}

  /// Takes bytes that have arrived.
  package mutating func append(_ data: Data) {
    bytes.append(data)
  }

  /// The next whole packet, or `nil` until more bytes arrive.
  /// - Throws: `Malformed` or a decoding error; nothing after it can be trusted.
  package mutating func next() throws -> Packet<Message>? {
    guard bytes.count >= 5 else { return nil }
    let count = Int(
      bytes.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self)) })
    guard count >= 1, count <= Self.largestPacket else {
      throw Malformed(description: "a packet of \(count) bytes")
    }
    guard bytes.count >= 4 + count else { return nil }
    let start = bytes.startIndex
    let kind = bytes[start + 4]
    let payload = Data(bytes[(start + 5)..<(start + 4 + count)])
    bytes.removeFirst(4 + count)
    return try Self.packet(kind: kind, payload: payload)
  }

  private static func packet(kind: UInt8, payload: Data) throws -> Packet<Message> {
    switch PacketKind(rawValue: kind) {
    case .message:
      return .message(try JSONDecoder().decode(Message.self, from: payload))
    case .frame:
      return .frame(payload)
    case .image:
      return .image(ImageID(rawValue: try number(of: payload)), payload.dropFirst(8))
    case .elements:
      guard let id = Int(exactly: try number(of: payload)) else {
        throw Malformed(description: "elements that answer nothing")
      }
      return .elements(id: id, payload.dropFirst(8))
    case nil:
      throw Malformed(description: "a packet of unknown kind \(kind)")
    }
  }

  /// The number that a payload begins with.
  private static func number(of payload: Data) throws -> UInt64 {
    guard payload.count >= 8 else { throw Malformed(description: "a packet without its number") }
    return payload.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  }
}
