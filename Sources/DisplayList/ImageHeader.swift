import Foundation

/// The properties in the first bytes of a PNG or JPEG file, which are read without decoding the
/// image.
package struct ImageHeader: Equatable, Sendable {
  /// An error for data that's neither PNG nor JPEG, or ends within the header.
  package struct Unreadable: Error, CustomStringConvertible {
    /// A description of the problem.
    package let description: String
  }

  /// The encoding of the pixels.
  package enum Format: Sendable { case png, jpeg }

  /// The format.
  package let format: Format
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int

  /// The number of pixels.
  package var pixels: Int { width * height }

  /// Reads a header, and checks the size of the file and the number of pixels.
  /// - Throws: `Unreadable` or `LimitExceeded`.
  package init(checking data: Data) throws {
    try AppLimit.imageBytes.check(data.count)
    let size: (width: Int, height: Int)?
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      size = data.withUnsafeBytes { Self.sizeOfPNG($0) }
    } else if data.starts(with: [0xFF, 0xD8]) {
      format = .jpeg
      size = try data.withUnsafeBytes { try Self.sizeOfJPEG($0) }
    } else {
      throw Unreadable(description: "an image that is neither a PNG nor a JPEG")
    }
    guard let size, size.width > 0, size.height > 0 else {
      throw Unreadable(description: "an image without a size")
    }
    (width, height) = size
    try AppLimit.imageSide.check(width)
    try AppLimit.imageSide.check(height)
    try AppLimit.imagePixels.check(width * height)
  }

  private static func sizeOfPNG(_ bytes: UnsafeRawBufferPointer) -> (Int, Int)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(at offset: Int) -> Int {
      Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    return (number(at: 16), number(at: 20))
  }

  /// Reads the segments up to the frame header, and counts the scans, because a decoder passes
  /// through the whole image for each of them.
  private static func sizeOfJPEG(_ bytes: UnsafeRawBufferPointer) throws -> (Int, Int)? {
    var size: (Int, Int)?
    var scans = 0
    var offset = 2
    while offset + 4 <= bytes.count {
      guard bytes[offset] == 0xFF else {
        offset += 1
        continue
      }
      let marker = bytes[offset + 1]
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8, 0xFF:
        // This is part of the image data or a marker without a length.
        offset += marker == 0xFF ? 1 : 2
        continue
      case 0xD9:
        return size
      case 0xDA:
        scans += 1
        try AppLimit.imageScans.check(scans)
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard offset + 9 <= bytes.count else { return nil }
        size =
          size
          ?? (
            Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8]),
            Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
          )
      default:
        break
      }
      offset += 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
    }
    return size
  }
}
