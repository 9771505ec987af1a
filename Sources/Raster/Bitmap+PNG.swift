internal import CPangoCairo
import Foundation

extension Bitmap {
  /// The pixels as a PNG.
  package func png() -> Data {
    switch storage {
    case .drawn(let pixels) where pixels.isOpaque:
      return png(rows: filteredRows(of: pixels), isOpaque: true)
    case .drawn(let pixels):
      return png(rows: filteredRows(of: pixels.bytes, isOpaque: false), isOpaque: false)
    case .given(let bytes):
      let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
      return png(rows: filteredRows(of: bytes, isOpaque: isOpaque), isOpaque: isOpaque)
    }
  }

  private func png(rows: [UInt8], isOpaque: Bool) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    data.append(chunk: "IHDR", header)
    data.append(chunk: "sRGB", [0])
    data.append(chunk: "IDAT", compressed(rows))
    data.append(chunk: "IEND", [])
    return data
  }

  private func compressed(_ rows: [UInt8]) -> [UInt8] {
    var size = compressBound(UInt(rows.count))
    return [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      compress2(buffer.baseAddress, &size, rows, UInt(rows.count), 1)
      count = Int(size)
    }
  }

  // MARK: Rows

  // Each row is written as the difference to the row above, which for most of a screen is nothing.

  /// The rows of opaque pixels, three bytes for each.
  private func filteredRows(of pixels: PixelSurface) -> [UInt8] {
    let length = width * 3 + 1
    return [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
      buffer.initialize(repeating: 0)
      for y in 0..<height {
        var target = buffer.baseAddress! + y * length
        target.pointee = y == 0 ? 0 : 2
        target += 1
        let row = pixels.row(y)
        if y == 0 {
          for (x, pixel) in row.enumerated() { pixel.writeColor(to: target + 3 * x) }
        } else {
          row.writeDifference(to: pixels.row(y - 1), at: target)
        }
      }
      count = length * height
    }
  }

  /// The rows of pixels that are as a PNG has them, of which an opaque one's alpha is left out.
  private func filteredRows(of bytes: [UInt8], isOpaque: Bool) -> [UInt8] {
    let channels = isOpaque ? 3 : 4
    let length = width * channels + 1
    let above = width * 4
    return [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
      bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<height {
          buffer[y * length] = y == 0 ? 0 : 2
          let target = buffer.baseAddress! + y * length + 1
          let source = bytes.baseAddress! + y * above
          for x in 0..<width {
            for channel in 0..<channels {
              let value = source[4 * x + channel]
              target[channels * x + channel] =
                y == 0 ? value : value &- source[4 * x + channel - above]
            }
          }
        }
      }
      count = length * height
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Writes what the pixels' colors differ by from those of another row, where they do.
  fileprivate func writeDifference(to above: Self, at target: UnsafeMutablePointer<UInt8>) {
    let step = 16
    var start = 0
    while start < count {
      let end = Swift.min(start + step, count)
      let size = (end - start) * 4
      if memcmp(baseAddress! + start, above.baseAddress! + start, size) != 0 {
        for x in start..<end { self[x].difference(to: above[x]).writeColor(to: target + 3 * x) }
      }
      start = end
    }
  }
}

extension UInt32 {
  /// The difference of each byte for itself.
  @inline(__always)
  fileprivate func difference(to other: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((self | high) &- (other & ~high)) ^ ((self ^ ~other) & high)
  }

  /// Writes the color of a pixel: red, green and blue.
  @inline(__always)
  fileprivate func writeColor(to target: UnsafeMutablePointer<UInt8>) {
    target[0] = UInt8(truncatingIfNeeded: self >> 16)
    target[1] = UInt8(truncatingIfNeeded: self >> 8)
    target[2] = UInt8(truncatingIfNeeded: self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}

extension Data {
  fileprivate mutating func append(chunk name: String, _ content: [UInt8]) {
    var length: [UInt8] = []
    length.append(bigEndian: UInt32(content.count))
    append(contentsOf: length)
    let checked = Array(name.utf8) + content
    append(contentsOf: checked)
    var sum: [UInt8] = []
    sum.append(bigEndian: UInt32(crc32(0, checked, UInt32(checked.count))))
    append(contentsOf: sum)
  }
}
