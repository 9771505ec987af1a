import DeviceProtocol
import Foundation

/// An encoded message, which is encoded once for all pages.
struct PagePacket: Sendable {
  let message: PageMessage
  let data: Data

  /// - Returns: `nil` for a message that has no encoding.
  init?(_ message: PageMessage) {
    guard let json = try? JSONEncoder().encode(message) else { return nil }
    self.message = message
    data = Data([PacketKind.message.rawValue]) + json
  }
}
