import Foundation

/// Writes little-endian values one after the other.
package struct ByteWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// An empty writer with room for some bytes.
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

  /// Writes an integer, its lowest byte first.
  package mutating func write<Value: FixedWidthInteger>(integer value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a length as 32-bit float, which is finer than a thousandth of a point on any screen.
  package mutating func write(_ value: Double) {
    write(integer: Float(value).bitPattern)
  }

  /// Writes a number of 32 bits.
  package mutating func write(_ value: Float) {
    write(integer: value.bitPattern)
  }

  /// Writes two numbers.
  package mutating func write(_ value: CGPoint) {
    write(Double(value.x))
    write(Double(value.y))
  }

  /// Writes four numbers: origin and size.
  package mutating func write(_ value: CGRect) {
    write(value.origin)
    write(Double(value.size.width))
    write(Double(value.size.height))
  }

  /// Writes a colour's four components.
  package mutating func write(_ value: Color) {
    write(value.red)
    write(value.green)
    write(value.blue)
    write(value.alpha)
  }

  /// Writes the number of UTF-8 bytes as 32 bits, then the bytes.
  package mutating func write(_ value: String) {
    var value = value
    value.withUTF8 {
      write(integer: UInt32($0.count))
      bytes.append(contentsOf: $0)
    }
  }
}
