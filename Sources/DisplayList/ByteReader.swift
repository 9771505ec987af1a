import Foundation

/// Reads what a `ByteWriter` wrote.
package struct ByteReader {
  /// The bytes end too early or hold a value that has no meaning.
  package struct Malformed: Error, CustomStringConvertible {
    /// Where reading stopped, in bytes from the start.
    package var offset: Int

    package var description: String { "malformed data at byte \(offset)" }
  }

  private let bytes: [UInt8]
  package private(set) var offset = 0

  package init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    self.bytes = Array(bytes)
  }

  package var isAtEnd: Bool { offset == bytes.count }

  package var malformed: Malformed { Malformed(offset: offset) }

  package mutating func readByte() throws -> UInt8 {
    try readInteger()
  }

  package mutating func readBool() throws -> Bool {
    try readByte() != 0
  }

  package mutating func readInteger<Value: FixedWidthInteger>() throws -> Value {
    let size = MemoryLayout<Value>.size
    guard bytes.count - offset >= size else { throw malformed }
    let value = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: offset, as: Value.self)
    }
    offset += size
    return Value(littleEndian: value)
  }

  package mutating func readFloat() throws -> Float {
    Float(bitPattern: try readInteger())
  }

  package mutating func readDouble() throws -> Double {
    Double(try readFloat())
  }

  package mutating func readPoint() throws -> CGPoint {
    CGPoint(x: try readDouble(), y: try readDouble())
  }

  package mutating func readRect() throws -> CGRect {
    CGRect(
      x: try readDouble(), y: try readDouble(), width: try readDouble(), height: try readDouble())
  }

  package mutating func readColor() throws -> Color {
    Color(
      red: try readFloat(), green: try readFloat(), blue: try readFloat(), alpha: try readFloat())
  }

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
