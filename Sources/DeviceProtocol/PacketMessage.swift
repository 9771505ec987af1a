import DisplayList
import Foundation

/// A message that travels in a packet.
package protocol PacketMessage: Codable, Sendable {
  /// Whether the receiver may rely on having got, before this message, every frame up to it.
  var vouchesForFrame: Bool { get }
  /// The message in bytes, or `nil` for one that travels as JSON.
  var bytes: Data? { get }
  /// Reads what `bytes` wrote.
  init(bytes: Data) throws
}

extension DeviceMessage: PacketMessage {
  /// `false`: the device sends no frames.
  package var vouchesForFrame: Bool { false }
}

extension AppMessage: PacketMessage {
  /// Whether the device shows what the app has become as soon as it hears this.
  package var vouchesForFrame: Bool {
    switch self {
    case .ready, .lifecycleDone: true
    default: false
    }
  }
}
