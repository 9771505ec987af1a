import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Sends more and more messages to the device, bypassing UIKit, so that the device has no time for
/// anything else.
///
/// The packets are as small as possible, because each costs the device more than the app.
enum Flood: String {
  case frames, images

  /// Continues until the device closes the connection.
  func send() {
    var number: UInt64 = 0
    while true {
      // There are so few that they're written completely or not at all, because UIKit writes to the
      // same socket.
      let packets = (0..<64).flatMap { packet(number + $0) }
      let count = packets.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
      if count >= 0 {
        number += 64
      } else if errno == EAGAIN {
        var room = pollfd(fd: 3, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else {
        return
      }
    }
  }

  private func packet(_ number: UInt64) -> [UInt8] {
    switch self {
    case .frames:
      // A frame of 1 × 1 points that draws nothing.
      wrap(kind: 2, [3] + bytes(of: Float(1)) + bytes(of: Float(1)) + bytes(of: UInt32(0)))
    case .images:
      // The header of an image with one pixel.
      wrap(
        kind: 3,
        bytes(of: number) + [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
          + "IHDR".utf8 + bytes(of: UInt32(1).bigEndian) + bytes(of: UInt32(1).bigEndian))
    }
  }

  private func wrap(kind: UInt8, _ payload: [UInt8]) -> [UInt8] {
    bytes(of: UInt32(1 + payload.count)) + [kind] + payload
  }

  private func bytes<Value>(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }
}
