internal import CPangoCairo
import Foundation

/// Pixels of 8-bit red, green, blue and alpha, not premultiplied, from the top left.
package struct Bitmap: Equatable, Sendable {
  /// The color of one pixel, not premultiplied.
  package struct Pixel: Hashable, Sendable {
    /// The red component.
    package var red: UInt8
    /// The green component.
    package var green: UInt8
    /// The blue component.
    package var blue: UInt8
    /// The opacity.
    package var alpha: UInt8

    /// A pixel of some components.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Four bytes for each pixel, row by row.
  package let bytes: [UInt8]

  /// A picture of bytes, four for each pixel.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixel at a place, counted from the top left.
  package subscript(x: Int, y: Int) -> Pixel {
    let start = (y * width + x) * 4
    return Pixel(
      red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }

  /// The pixels as a PNG.
  package func png() -> Data {
    let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    let channels = isOpaque ? 3 : 4
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    data.append(chunk: "IHDR", header)
    data.append(chunk: "sRGB", [0])
    data.append(chunk: "IDAT", compressed(rows(channels: channels)))
    data.append(chunk: "IEND", [])
    return data
  }

  /// The rows, each as the difference to the row above, which for most of a screen is nothing.
  private func rows(channels: Int) -> [UInt8] {
    let length = width * channels + 1
    return [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
      bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<height {
          var target = y * length
          buffer[target] = y == 0 ? 0 : 2
          target += 1
          var source = y * width * 4
          let above = width * 4
          for _ in 0..<width {
            for channel in 0..<channels {
              let value = bytes[source + channel]
              buffer[target + channel] =
                y == 0 ? value : value &- bytes[source + channel - above]
            }
            source += 4
            target += channels
          }
        }
      }
      count = length * height
    }
  }

  private func compressed(_ rows: [UInt8]) -> [UInt8] {
    var size = compressBound(UInt(rows.count))
    return [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      compress2(buffer.baseAddress, &size, rows, UInt(rows.count), 1)
      count = Int(size)
    }
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
