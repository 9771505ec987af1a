import DeviceProtocol
import DisplayList
import Foundation

/// Packets of every kind.
enum Samples {
  /// Gives the same bytes for the same packet.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  static let appPackets: [Packet<AppMessage>] = [
    .message(.ready), .frame(Data([1, 2, 3])), .image(ImageID(rawValue: 7), Data([4, 5])),
    .elements(id: 8, Data([6])), .frame(Data()),
    .message(.report(Report(severity: .warning, message: "é", file: nil))),
    .message(.report(Report(severity: .note, message: "", stub: "A.b"), callers: [1, 4096])),
  ]
  static let devicePackets: [Packet<DeviceMessage>] = [
    .message(.settle(id: 1)), .message(.text(.insert("Hi"))), .message(.pasteboard(nil)),
  ]
}
