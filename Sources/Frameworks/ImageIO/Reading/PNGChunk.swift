import Foundation

/// A chunk of a PNG file.
struct PNGChunk {
  /// The bytes of the chunk, including its length and checksum.
  let data: Data

  init(_ name: String, _ content: Data) {
    var data = Data()
    data.append(big: content.count, length: 4)
    data.append(contentsOf: name.utf8)
    data.append(content)
    data.append(big: Int(Self.checksum(of: data.dropFirst(4))), length: 4)
    self.data = data
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  private static func checksum(of bytes: Data) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }
}
