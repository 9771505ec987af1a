import Foundation

/// Images that can't be compressed, which are cached after they're created.
enum Noise {
  private static let side = 600

  /// Returns a PNG of about one megabyte, which is different for each number.
  static func png(_ number: Int) -> Data {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    let file = caches.appendingPathComponent("noise-\(number).png")
    if let data = try? Data(contentsOf: file) { return data }
    let data = make(seed: UInt32(number))
    try? data.write(to: file, options: .atomic)
    return data
  }

  private static func make(seed: UInt32) -> Data {
    var header = bigEndian(UInt32(side)) + bigEndian(UInt32(side))
    header += [8, 2, 0, 0, 0]
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    png += chunk("IHDR", header)
    png += chunk("IDAT", stored(pixels(seed)))
    png += chunk("IEND", [])
    return Data(png)
  }

  private static func pixels(_ seed: UInt32) -> [UInt8] {
    var state = seed
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * (1 + 3 * side))
    for _ in 0..<side {
      bytes.append(0)
      for _ in 0..<3 * side {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes.append(UInt8(state >> 24))
      }
    }
    return bytes
  }

  /// Returns bytes as an uncompressed zlib stream.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < bytes.count {
      let count = min(65_535, bytes.count - start)
      let isLast: UInt8 = start + count == bytes.count ? 1 : 0
      let low = UInt8(count & 0xFF)
      let high = UInt8(count >> 8)
      stream += [isLast, low, high, ~low, ~high]
      stream += bytes[start..<start + count]
      start += count
    }
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bigEndian(b << 16 | a)
  }

  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<256).map { index -> UInt32 in
      var value = UInt32(index)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      return value
    }
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8((number >> $0) & 0xFF) }
  }
}
