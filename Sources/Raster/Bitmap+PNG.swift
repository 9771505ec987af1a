internal import CPangoCairo
import Foundation

extension Bitmap {
  /// Returns the pixels as PNG data.
  package func png() -> Data {
    switch storage {
    case .drawn(let pixels) where pixels.isOpaque:
      return png(isOpaque: true) { writeRow($0, of: pixels, to: $1) }
    case .drawn(let pixels):
      return png(of: pixels.bytes, isOpaque: false)
    case .given(let bytes):
      let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
      return png(of: bytes, isOpaque: isOpaque)
    }
  }

  private func png(of bytes: [UInt8], isOpaque: Bool) -> Data {
    bytes.withUnsafeBufferPointer { bytes in
      png(isOpaque: isOpaque) {
        writeRow($0, of: bytes, channels: isOpaque ? 3 : 4, to: $1)
      }
    }
  }

  private func png(
    isOpaque: Bool, writeRow: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    data.append(chunk: "IHDR", header)
    data.append(chunk: "sRGB", [0])
    data.append(chunk: "IDAT", compressedRows(channels: isOpaque ? 3 : 4, writeRow))
    data.append(chunk: "IEND", [])
    return data
  }

  // MARK: Rows

  /// Compresses the rows, each as the difference from the row above, which is zero in most of a
  /// screen.
  /// - Parameter writeRow: A closure that writes a row's difference into a buffer of zeros.
  private func compressedRows(
    channels: Int, _ writeRow: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let length = width * channels + 1
    let count = max(1, min(height, (1 << 16) / length))
    var compression = Compression()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length * count) { rows in
      for first in stride(from: 0, to: height, by: count) {
        let end = min(first + count, height)
        rows.initialize(repeating: 0)
        for y in first..<end {
          let row = rows.baseAddress! + (y - first) * length
          row.pointee = y == 0 ? 0 : 2
          writeRow(y, row + 1)
        }
        compression.add(
          UnsafeMutableBufferPointer(rebasing: rows[0..<(end - first) * length]),
          isLast: end == height)
      }
    }
    return compression.finish()
  }

  private func writeRow(
    _ y: Int, of pixels: PixelSurface, to target: UnsafeMutablePointer<UInt8>
  ) {
    let row = pixels.row(y)
    if y == 0 {
      for (x, pixel) in row.enumerated() { pixel.writeColor(to: target + 3 * x) }
    } else {
      row.writeDifference(to: pixels.row(y - 1), at: target)
    }
  }

  /// - Parameter bytes: The pixels in PNG order, without alpha for an opaque image.
  private func writeRow(
    _ y: Int, of bytes: UnsafeBufferPointer<UInt8>, channels: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let above = width * 4
    let source = bytes.baseAddress! + y * above
    for x in 0..<width {
      for channel in 0..<channels {
        let value = source[4 * x + channel]
        target[channels * x + channel] = y == 0 ? value : value &- source[4 * x + channel - above]
      }
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Writes the differences between the pixels' colors and those of another row, if there are any.
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
  /// Returns the difference of each byte.
  @inline(__always)
  fileprivate func difference(to other: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((self | high) &- (other & ~high)) ^ ((self ^ ~other) & high)
  }

  /// Writes the color of a pixel, as red, green, and blue.
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
