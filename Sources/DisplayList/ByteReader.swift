import Foundation

/// Reads the bytes written by a `ByteWriter`.
package struct ByteReader {
  /// An error that occurs if the bytes end too early or contain an invalid value.
  package struct Malformed: Error, CustomStringConvertible {
    /// The offset at which reading stopped, in bytes.
    package var offset: Int
    /// A description of the problem.
    package var problem: String

    /// Creates an error at an offset.
    package init(offset: Int, problem: String = "malformed data") {
      self.offset = offset
      self.problem = problem
    }

    /// A description of the error and its position.
    package var description: String { "\(problem) at byte \(offset)" }
  }

  /// The bytes to read.
  let bytes: [UInt8]
  /// The number of bytes read so far.
  package internal(set) var offset = 0

  /// Creates a reader for a sequence of bytes.
  package init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    self.bytes = Array(bytes)
  }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { offset == bytes.count }

  /// The error for bytes that don't represent a valid value.
  package var malformed: Malformed { Malformed(offset: offset) }

  /// Returns the error for bytes that represent a value that isn't allowed.
  package func malformed(_ problem: String) -> Malformed {
    Malformed(offset: offset, problem: problem)
  }

  /// Reads a byte.
  package mutating func readByte() throws -> UInt8 {
    try readAny()
  }

  /// Reads all bytes that are left.
  /// - Throws: `LimitExceeded`.
  package mutating func readRest(_ limit: AppLimit) throws -> Data {
    try limit.check(bytes.count - offset)
    defer { offset = bytes.count }
    return Data(bytes[offset...])
  }

  /// Reads a byte that is 0 or 1.
  package mutating func readBool() throws -> Bool {
    try readByte() != 0
  }

  // There's a function for each type, because other modules would call a generic function through
  // its type metadata, which takes several times as long.

  /// Reads a 16-bit integer, least significant byte first.
  package mutating func readInteger() throws -> UInt16 { try readAny() }

  /// Reads a 32-bit integer, least significant byte first.
  package mutating func readInteger() throws -> UInt32 { try readAny() }

  /// Reads a 64-bit integer, least significant byte first.
  package mutating func readInteger() throws -> UInt64 { try readAny() }

  /// Reads a signed 64-bit integer, least significant byte first.
  package mutating func readInteger() throws -> Int64 { try readAny() }

  private mutating func readAny<Value: FixedWidthInteger>() throws -> Value {
    let size = MemoryLayout<Value>.size
    guard bytes.count - offset >= size else { throw malformed }
    let value = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: offset, as: Value.self)
    }
    offset += size
    return Value(littleEndian: value)
  }

  /// Reads a 32-bit number within a limit.
  package mutating func readFloat(_ limit: AppLimit) throws -> Float {
    let value = Float(bitPattern: try readInteger())
    try limit.check(Double(value))
    return value
  }

  /// Reads a 32-bit number within a limit as a 64-bit number. By default, the number is a length.
  package mutating func readDouble(_ limit: AppLimit = .length) throws -> Double {
    Double(try readFloat(limit))
  }

  /// Reads a point, as two lengths.
  package mutating func readPoint() throws -> CGPoint {
    CGPoint(x: try readDouble(), y: try readDouble())
  }

  /// Reads a rectangle, as four lengths for the origin and the size.
  package mutating func readRect() throws -> CGRect {
    CGRect(
      x: try readDouble(), y: try readDouble(), width: try readDouble(), height: try readDouble())
  }

  /// Reads the four components of a color.
  package mutating func readColor() throws -> Color {
    Color(
      red: try readFloat(.colorComponent), green: try readFloat(.colorComponent),
      blue: try readFloat(.colorComponent), alpha: try readFloat(.colorComponent))
  }

  /// Reads a string that's preceded by its length.
  package mutating func readString(_ limit: AppLimit) throws -> String {
    let count = Int(try readInteger() as UInt32)
    try limit.check(count)
    guard bytes.count - offset >= count else { throw malformed }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// Reads bytes that are preceded by their number.
  package mutating func readData(_ limit: AppLimit) throws -> Data {
    let count = try readCount(limit)
    defer { offset += count }
    return Data(bytes[offset..<offset + count])
  }

  /// Reads a number of items, which can't be larger than the remaining bytes allow.
  /// - Parameter size: The minimum number of bytes of each item.
  package mutating func readCount(_ limit: AppLimit, ofSize size: Int = 1) throws -> Int {
    let count = Int(try readInteger() as UInt32)
    try limit.check(count)
    guard count <= (bytes.count - offset) / size else { throw malformed }
    return count
  }
}
