/// Blocks as Apple's LZ4 and LZFSE frame them: four letters name the kind of a block, such as
/// `bv41`, and its fields follow. A kind without fields ends the blocks.
enum FramedBlocks {
  /// Decodes a block, and returns the offset after it, or `nil` if a part of it hasn't arrived.
  /// - Parameter fields: The offset of the first byte after the letters.
  typealias Step = (
    _ kind: [UInt8], _ input: [UInt8], _ fields: Int
  ) throws(CodecFailure) -> Int?

  /// Decodes the complete blocks at the start of the input, and removes them. Returns whether the
  /// end has been reached.
  static func decode(
    _ input: inout [UInt8], end: [UInt8], _ step: Step
  ) throws(CodecFailure) -> Bool {
    var start = 0
    defer { input.removeFirst(start) }
    while input.count - start >= 4 {
      let kind = Array(input[start..<start + 4])
      if kind == end {
        start += 4
        return true
      }
      guard let next = try step(kind, input, start + 4) else { break }
      start = next
    }
    return false
  }

  /// Returns the bytes of a number's field.
  static func field(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(value).littleEndian, Array.init)
  }

  /// Reads the field of a number, or returns `nil` if a part of it hasn't arrived.
  static func number(in bytes: [UInt8], at offset: Int) -> Int? {
    guard offset + 4 <= bytes.count else { return nil }
    return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
