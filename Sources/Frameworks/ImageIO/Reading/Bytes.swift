import Foundation

/// The bytes of a file, with access that fails outside of them.
struct Bytes {
  private let bytes: [UInt8]

  init(_ data: Data) {
    bytes = [UInt8](data)
  }

  var count: Int { bytes.count }

  /// The byte at an offset, or `nil` outside of the file.
  subscript(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// Returns the bytes in a range, or `nil` if some of them are missing.
  func part(at offset: Int, length: Int) -> Data? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return Data(bytes[offset..<offset + length])
  }

  /// Returns whether some bytes are at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    part(at: offset, length: text.utf8.count).map { $0.elementsEqual(text.utf8) } ?? false
  }

  /// Returns whether the file starts with some bytes.
  func starts(with start: [UInt8]) -> Bool { bytes.starts(with: start) }

  /// Returns an unsigned integer whose most significant byte comes first.
  func big(at offset: Int, length: Int) -> Int? {
    part(at: offset, length: length).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Returns an unsigned integer whose least significant byte comes first.
  func little(at offset: Int, length: Int) -> Int? {
    part(at: offset, length: length).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
  }
}

extension Data {
  /// Appends an integer whose most significant byte comes first.
  mutating func append(big value: Int, length: Int) {
    for index in (0..<length).reversed() {
      append(UInt8(truncatingIfNeeded: value >> (8 * index)))
    }
  }

  /// Appends an integer whose least significant byte comes first.
  mutating func append(little value: Int, length: Int) {
    for index in 0..<length { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }
}
