import DisplayList
import Foundation

/// A packet of data on the socket between an app and the device.
///
/// The format is a 32-bit little-endian count of the bytes that follow, a byte for the kind, and
/// the payload.
package enum Packet<Message: PacketMessage>: Sendable {
  /// A message.
  ///
  /// Messages that are part of every launch or step use a binary format, and all others are JSON.
  case message(Message)
  /// An encoded display list, which the device passes on without fully decoding it.
  case frame(Data)
  /// An image's ID and its encoded bytes (PNG or JPEG), or no bytes if later frames don't use the
  /// image.
  case image(ImageID, Data)
  /// The answer to the `DeviceMessage.settle` or `.requestElements` with a number: the encoded tree
  /// of elements.
  case elements(id: Int, Data)
  /// The answer to the `DeviceMessage.inspect` with a number: an `InspectorReply` as JSON, which is
  /// decoded outside of the device's queue.
  case inspection(id: Int, Data)
}

/// The kinds of packet on the wire.
package enum PacketKind: UInt8, CaseIterable, Sendable {
  case message = 1
  case frame = 2
  case image = 3
  case elements = 4
  case messageInBytes = 5
  case inspection = 6

  /// The maximum size of the payload.
  var limit: AppLimit {
    switch self {
    case .message, .messageInBytes: .messageBytes
    case .frame: .frameBytes
    case .image: .imageBytes
    case .elements, .inspection: .elementBytes
    }
  }
}

extension Packet {
  /// Returns the packet in its encoded form.
  /// - Throws: The encoder's error.
  package func encoded(by encoder: JSONEncoder = JSONEncoder()) throws -> Data {
    switch self {
    case .message(let message):
      if let bytes = message.bytes { return Self.wrap(.messageInBytes, [bytes]) }
      return Self.wrap(.message, [try encoder.encode(message)])
    case .frame(let frame):
      return Self.wrap(.frame, [frame])
    case .image(let id, let bytes):
      return Self.wrap(.image, [Self.bytes(of: id.rawValue), bytes])
    case .elements(let id, let tree):
      return Self.wrap(.elements, [Self.bytes(of: UInt64(id)), tree])
    case .inspection(let id, let reply):
      return Self.wrap(.inspection, [Self.bytes(of: UInt64(id)), reply])
    }
  }

  private static func bytes(of number: UInt64) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  private static func wrap(_ kind: PacketKind, _ parts: [Data]) -> Data {
    let count = UInt32(1 + parts.reduce(0) { $0 + $1.count })
    var data = withUnsafeBytes(of: count.littleEndian) { Data($0) }
    data.append(kind.rawValue)
    for part in parts { data.append(part) }
    return data
  }
}
