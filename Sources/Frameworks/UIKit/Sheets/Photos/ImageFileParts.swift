import Foundation

/// The parts of a PNG or JPEG file in front of its pixels.
struct ImageFileParts {
  /// The largest Exif segment that's read, in bytes.
  private static let largestExif = 65_536
  /// The largest number of segments or chunks that are looked at.
  private static let mostParts = 1000

  /// The width of the stored image, in pixels.
  private(set) var width = 0
  /// The height of the stored image, in pixels.
  private(set) var height = 0
  /// The contents of the Exif segment, which start with a TIFF header.
  private(set) var exif: [UInt8]?

  /// Reads the parts of a file.
  init(_ data: Data) {
    data.withUnsafeBytes { bytes in
      if bytes.starts(with: [0xFF, 0xD8]) {
        readJPEG(bytes)
      } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        readPNG(bytes)
      }
    }
  }

  private mutating func readJPEG(_ bytes: UnsafeRawBufferPointer) {
    var offset = 2
    for _ in 0..<Self.mostParts where offset + 4 <= bytes.count && bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = min(offset + 2 + length, bytes.count)
      // The pixels follow.
      if marker == 0xDA { return }
      if marker == 0xE1, exif == nil, end - offset > 10,
        bytes[offset + 4..<offset + 10].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0])
      {
        exif = Array(bytes[offset + 10..<end])
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame, width == 0, end - offset >= 9 {
        height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
        width = Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8])
      }
      offset += 2 + max(2, length)
    }
  }

  private mutating func readPNG(_ bytes: UnsafeRawBufferPointer) {
    func number(at offset: Int) -> Int {
      Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    var offset = 8
    for _ in 0..<Self.mostParts where offset + 12 <= bytes.count {
      let length = number(at: offset)
      let name = bytes[offset + 4..<offset + 8]
      let (start, end) = (offset + 8, offset + 8 + length)
      guard end <= bytes.count else { return }
      if name.elementsEqual("IHDR".utf8), length >= 8 {
        (width, height) = (number(at: start), number(at: start + 4))
      } else if name.elementsEqual("eXIf".utf8), length <= Self.largestExif {
        exif = Array(bytes[start..<end])
      }
      offset = end + 4
    }
  }
}
