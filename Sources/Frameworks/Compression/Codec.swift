/// One direction of an algorithm, which consumes and produces bytes step by step.
protocol Codec: AnyObject {
  /// Consumes and produces bytes, and returns whether all bytes have been produced.
  /// - Parameter isLast: Whether no bytes follow those of the source.
  func run(_ bytes: inout CodecBytes, isLast: Bool) throws(CodecFailure) -> Bool
}

/// The bytes that a codec may consume, and the room for those that it produces.
struct CodecBytes {
  var source: UnsafePointer<UInt8>
  var sourceCount: Int
  var target: UnsafeMutablePointer<UInt8>
  var targetCount: Int

  mutating func advance(consumed: Int, produced: Int) {
    source += consumed
    sourceCount -= consumed
    target += produced
    targetCount -= produced
  }
}

/// Invalid bytes, or an algorithm that can't be used.
struct CodecFailure: Error {}

enum Codecs {
  /// Returns a codec, or `nil` if there's none for the algorithm.
  static func make(_ algorithm: compression_algorithm, encodes: Bool) -> (any Codec)? {
    switch algorithm {
    case COMPRESSION_ZLIB: return DeflateCodec(encodes: encodes)
    case COMPRESSION_LZMA: return XZCodec(encodes: encodes)
    case COMPRESSION_BROTLI:
      if encodes { return BrotliEncoder() }
      return BrotliDecoder()
    default: return step(of: algorithm, encodes: encodes).map { BlockCodec($0) }
    }
  }

  private static func step(
    of algorithm: compression_algorithm, encodes: Bool
  ) -> BlockCodec.Step? {
    switch (algorithm, encodes) {
    case (COMPRESSION_LZ4, true): return LZ4Frames.encode
    case (COMPRESSION_LZ4, false): return LZ4Frames.decode
    case (COMPRESSION_LZ4_RAW, true): return LZ4Frames.encodeRaw
    case (COMPRESSION_LZ4_RAW, false): return LZ4Frames.decodeRaw
    case (COMPRESSION_LZFSE, true): return LZFSEFrames.encode
    case (COMPRESSION_LZFSE, false): return LZFSEFrames.decode
    default: return nil
    }
  }
}
