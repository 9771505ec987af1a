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

  /// Writes a length as 32-bit float, which is finer than a thousandth of a point on any screen; one beyond a limit as
  /// the limit.
  package mutating func write(_ value: Double, within limit: AppLimit = .length) {
    write(integer: Float(limit.clamp(value)).bitPattern)
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

  /// Writes a color's four components; what is no number counts as none of a color.
  package mutating func write(_ value: Color) {
    write(component: value.red)
    write(component: value.green)
    write(component: value.blue)
    write(component: value.alpha)
  }

  private mutating func write(component: Float) {
    write(component.isNaN ? 0 : Double(component), within: .colorComponent)
  }

  /// Writes the number of UTF-8 bytes as 32 bits, then the bytes; of a text beyond a limit no more than whole characters
  /// within it.
  package mutating func write(_ value: String, within limit: AppLimit) {
    var value = value
    value.withUTF8 {
      let count = Self.count($0, within: Int(limit.maximum))
      write(integer: UInt32(count))
      bytes.append(contentsOf: $0.prefix(count))
    }
  }

  private static func count(_ text: UnsafeBufferPointer<UInt8>, within limit: Int) -> Int {
    guard text.count > limit else { return text.count }
    var count = limit
    while count > 0, text[count] & 0xC0 == 0x80 { count -= 1 }
    return count
  }
}
