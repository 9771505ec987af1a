import Foundation

/// Writes little-endian values one after the other.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init(reservingCapacity capacity: Int = 4096) {
    bytes.reserveCapacity(capacity)
  }

  package mutating func write(_ value: UInt8) {
    bytes.append(value)
  }

  package mutating func write(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  package mutating func write<Value: FixedWidthInteger>(integer value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a length as 32-bit float, which is finer than a thousandth of a point on any screen.
  package mutating func write(_ value: Double) {
    write(integer: Float(value).bitPattern)
  }

  package mutating func write(_ value: Float) {
    write(integer: value.bitPattern)
  }

  package mutating func write(_ value: CGPoint) {
    write(Double(value.x))
    write(Double(value.y))
  }

  package mutating func write(_ value: CGRect) {
    write(value.origin)
    write(Double(value.size.width))
    write(Double(value.size.height))
  }

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
