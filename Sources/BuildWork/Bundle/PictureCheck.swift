import Foundation
import Safeguards

/// Checks that a PNG is complete, chunk by chunk, without decoding it.
enum PictureCheck {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the problem with a PNG, or `nil` if it's valid.
  static func mistake(in data: Data) -> String? {
    // On iOS, an image's name doesn't matter.
    if data.starts(with: "RIFF".utf8), data.dropFirst(8).starts(with: "WEBP".utf8) { return nil }
    let bytes = [UInt8](data)
    guard bytes.starts(with: signature) else { return "it isn't a PNG" }
    var place = signature.count
    var isFirst = true
    while place + 12 <= bytes.count {
      let length = number(in: bytes, at: place)
      guard length <= bytes.count - place - 12 else { break }
      let kind = bytes[place + 4..<place + 8]
      let body = bytes[place + 4..<place + 8 + length]
      guard checksum(of: body) == UInt32(number(in: bytes, at: place + 8 + length)) else {
        return "its checksum is wrong"
      }
      if isFirst, !kind.elementsEqual("IHDR".utf8), !kind.elementsEqual("CgBI".utf8) {
        return "it has no header"
      }
      if kind.elementsEqual("IHDR".utf8), length == 13 {
        let (width, height) = (number(in: bytes, at: place + 8), number(in: bytes, at: place + 12))
        guard width > 0, height > 0 else { return "it has no size" }
      }
      if kind.elementsEqual("IEND".utf8) { return nil }
      isFirst = false
      place += 12 + length
    }
    return "it ends too early"
  }

  private static func number(in bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the cyclic redundancy check that PNG uses.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
