internal import CCompressors

/// LZ4 with Apple's headers: `bv41`, the size, the encoded size, and a block; `bv4-`, the size, and
/// plain bytes; and `bv4$` at the end.
enum LZ4Frames {
  private static let encoded = Array("bv41".utf8)
  private static let plain = Array("bv4-".utf8)
  private static let end = Array("bv4$".utf8)
  /// The size of an encoded block, in bytes, and the distance that a block can refer to.
  private static let blockSize = 1 << 16

  static func encode(
    _ input: inout [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) throws(CodecFailure) -> Bool {
    var start = 0
    while input.count - start >= (isLast ? 1 : blockSize) {
      let block = Array(input[start..<min(start + blockSize, input.count)])
      let packed = pack(block)
      if packed.count < block.count {
        output +=
          encoded + FramedBlocks.field(block.count) + FramedBlocks.field(packed.count) + packed
      } else {
        output += plain + FramedBlocks.field(block.count) + block
      }
      start += block.count
    }
    input.removeFirst(start)
    if isLast { output += end }
    return isLast
  }

  static func decode(
    _ input: inout [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) throws(CodecFailure) -> Bool {
    try FramedBlocks.decode(&input, end: end) { kind, input, fields throws(CodecFailure) in
      let isPlain = kind == plain
      guard isPlain || kind == encoded else { throw CodecFailure() }
      let body = fields + (isPlain ? 4 : 8)
      guard let count = FramedBlocks.number(in: input, at: fields),
        let length = isPlain ? count : FramedBlocks.number(in: input, at: fields + 4)
      else { return nil }
      guard output.count + count <= BlockCodec.longest else { throw CodecFailure() }
      guard body + length <= input.count else { return nil }
      let block = Array(input[body..<body + length])
      output += isPlain ? block : try unpack(block, count: count, after: output)
      return body + length
    }
  }

  static func encodeRaw(
    _ input: inout [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) throws(CodecFailure) -> Bool {
    if isLast { output = pack(input) }
    return isLast
  }

  /// Decodes a block of unknown size, with more room each time it's too small.
  static func decodeRaw(
    _ input: inout [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) throws(CodecFailure) -> Bool {
    guard isLast else { return false }
    // A byte stands for 255 at most.
    let most = min(input.count * 255 + 64, BlockCodec.longest)
    var count = min(input.count * 4 + 64, most)
    while true {
      if let block = unpack(input, atMost: count, after: []) {
        output = block
        return true
      }
      guard count < most else { throw CodecFailure() }
      count = min(count * 4, most)
    }
  }

  private static func pack(_ block: [UInt8]) -> [UInt8] {
    let room = LZ4_compressBound(Int32(clamping: block.count))
    return [UInt8](unsafeUninitializedCapacity: Int(room)) { target, count in
      count = Int(
        LZ4_compress_default(block, target.baseAddress, Int32(clamping: block.count), room))
    }
  }

  private static func unpack(
    _ block: [UInt8], count: Int, after earlier: [UInt8]
  ) throws(CodecFailure) -> [UInt8] {
    guard let bytes = unpack(block, atMost: count, after: earlier), bytes.count == count else {
      throw CodecFailure()
    }
    return bytes
  }

  private static func unpack(
    _ block: [UInt8], atMost most: Int, after earlier: [UInt8]
  ) -> [UInt8]? {
    let dictionary = Array(earlier.suffix(blockSize))
    var result: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: max(1, most)) { target, count in
      result = LZ4_decompress_safe_usingDict(
        block, target.baseAddress, Int32(block.count), Int32(most), dictionary,
        Int32(dictionary.count))
      count = max(0, Int(result))
    }
    return result < 0 ? nil : bytes
  }
}
