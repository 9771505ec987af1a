import Foundation

/// Writes little-endian values one after another.
package struct ByteWriter {
  /// The bytes written so far.
  package internal(set) var bytes: [UInt8] = []

  /// Creates an empty writer with space for a number of bytes.
  package init(reservingCapacity capacity: Int = 4096) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes a byte.
  package mutating func write(_ value: UInt8) {
    bytes.append(value)
  }

  /// Writes a byte that is 0 or 1.
  package mutating func write(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  // There's a function for each type, as in `ByteReader`.

  /// Writes a 16-bit integer, least significant byte first.
  package mutating func write(integer value: UInt16) { write(any: value) }

  /// Writes a 32-bit integer, least significant byte first.
  package mutating func write(integer value: UInt32) { write(any: value) }

  /// Writes a 64-bit integer, least significant byte first.
  package mutating func write(integer value: UInt64) { write(any: value) }

  /// Writes a signed 64-bit integer, least significant byte first.
  package mutating func write(integer value: Int64) { write(any: value) }

  private mutating func write<Value: FixedWidthInteger>(any value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a length as a 32-bit float, which is more precise than a thousandth of a point on any
  /// screen.
  ///
  /// A length beyond the limit is written as the limit.
  package mutating func write(_ value: Double, within limit: AppLimit = .length) {
    write(integer: Self.bits(value, limit))
  }

  /// Writes a point, as two numbers.
  package mutating func write(_ value: CGPoint) {
    write(Double(value.x))
    write(Double(value.y))
  }

  /// Writes a rectangle, as four numbers for the origin and the size.
  package mutating func write(_ value: CGRect) {
    let limit = AppLimit.length
    write(
      (
        Self.bits(Double(value.origin.x), limit), Self.bits(Double(value.origin.y), limit),
        Self.bits(Double(value.size.width), limit), Self.bits(Double(value.size.height), limit)
      ))
  }

  /// Writes the four components of a color.
  ///
  /// A component that isn't a number is written as zero.
  package mutating func write(_ value: Color) {
    let limit = AppLimit.colorComponent
    write(
      (
        Self.bits(component: value.red, limit), Self.bits(component: value.green, limit),
        Self.bits(component: value.blue, limit), Self.bits(component: value.alpha, limit)
      ))
  }

  private static func bits(component: Float, _ limit: AppLimit) -> UInt32 {
    bits(component.isNaN ? 0 : Double(component), limit)
  }

  private static func bits(_ value: Double, _ limit: AppLimit) -> UInt32 {
    Float(limit.clamp(value)).bitPattern
  }

  /// Writes four numbers at once, which is faster than writing them one after another.
  private mutating func write(_ numbers: (UInt32, UInt32, UInt32, UInt32)) {
    let inOrder = (
      numbers.0.littleEndian, numbers.1.littleEndian, numbers.2.littleEndian, numbers.3.littleEndian
    )
    withUnsafeBytes(of: inOrder) { bytes.append(contentsOf: $0) }
  }

  /// Writes the number of UTF-8 bytes as a 32-bit integer, followed by the bytes.
  ///
  /// A string beyond the limit is truncated at a character boundary.
  package mutating func write(_ value: String, within limit: AppLimit) {
    var value = value
    value.withUTF8 {
      let count = Self.count($0, within: Int(limit.maximum))
      write(integer: UInt32(count))
      bytes.append(contentsOf: $0.prefix(count))
    }
  }

  /// Writes the number of bytes as a 32-bit integer, followed by the bytes.
  package mutating func write(counted data: Data) {
    write(integer: UInt32(data.count))
    bytes.append(contentsOf: data)
  }

  private static func count(_ text: UnsafeBufferPointer<UInt8>, within limit: Int) -> Int {
    guard text.count > limit else { return text.count }
    var count = limit
    while count > 0, text[count] & 0xC0 == 0x80 { count -= 1 }
    return count
  }
}
