import Foundation

/// Reads what a `ByteWriter` wrote.
package struct ByteReader {
  /// The bytes end too early or hold a value that has no meaning.
  package struct Malformed: Error, CustomStringConvertible {
    /// Where reading stopped, in bytes from the start.
    package var offset: Int

    /// The error with its place.
    package var description: String { "malformed data at byte \(offset)" }
  }

  private let bytes: [UInt8]
  /// How many bytes have been read.
  package private(set) var offset = 0

  /// A reader of some bytes, at their beginning.
  package init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    self.bytes = Array(bytes)
  }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { offset == bytes.count }

  /// The error for bytes that mean nothing here.
  package var malformed: Malformed { Malformed(offset: offset) }

  /// Reads a byte.
  package mutating func readByte() throws -> UInt8 {
    try readInteger()
  }

  /// Reads a byte that is 0 or 1.
  package mutating func readBool() throws -> Bool {
    try readByte() != 0
  }

  /// Reads an integer, its lowest byte first.
  package mutating func readInteger<Value: FixedWidthInteger>() throws -> Value {
    let size = MemoryLayout<Value>.size
    guard bytes.count - offset >= size else { throw malformed }
    let value = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: offset, as: Value.self)
    }
    offset += size
    return Value(littleEndian: value)
  }

  /// Reads a number of 32 bits.
  package mutating func readFloat() throws -> Float {
    Float(bitPattern: try readInteger())
  }

  /// Reads a number of 32 bits as one of 64.
  package mutating func readDouble() throws -> Double {
    Double(try readFloat())
  }

  /// Reads two numbers.
  package mutating func readPoint() throws -> CGPoint {
    CGPoint(x: try readDouble(), y: try readDouble())
  }

  /// Reads four numbers: origin and size.
  package mutating func readRect() throws -> CGRect {
    CGRect(
      x: try readDouble(), y: try readDouble(), width: try readDouble(), height: try readDouble())
  }

  /// Reads a colour's four components.
  package mutating func readColor() throws -> Color {
    Color(
      red: try readFloat(), green: try readFloat(), blue: try readFloat(), alpha: try readFloat())
  }

  /// Reads a text with its length before it.
  package mutating func readString() throws -> String {
    let count = Int(try readInteger() as UInt32)
    guard bytes.count - offset >= count else { throw malformed }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// Reads a count of elements of at least one byte each, so that no count exceeds what is left.
  package mutating func readCount() throws -> Int {
    let count = Int(try readInteger() as UInt32)
    guard count <= bytes.count - offset else { throw malformed }
    return count
  }
}
