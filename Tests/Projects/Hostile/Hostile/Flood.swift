import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Tells the device more and more behind UIKit's back, so that it has no time for anybody else.
///
/// The packets are the smallest that there are, since each costs the device more than it costs to send.
enum Flood: String {
  case frames, images

  /// Goes on until the device lets go.
  func send() {
    var number: UInt64 = 0
    while true {
      // Few enough that they are written at once or not at all, as UIKit writes to the same socket.
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
      // The header of an image of one pixel.
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
