internal import CCompressors

/// LZMA in the XZ format, by liblzma.
final class XZCodec: Codec {
  private var stream = lzma_stream()

  /// The preset that Apple's library uses.
  private static let preset: UInt32 = 6
  /// The most memory that a stream from elsewhere can make the decoder use, in bytes.
  private static let mostMemory: UInt64 = 256 << 20

  init?(encodes: Bool) {
    let status =
      encodes
      ? lzma_easy_encoder(&stream, Self.preset, LZMA_CHECK_CRC32)
      : lzma_stream_decoder(&stream, Self.mostMemory, 0)
    if status != LZMA_OK { return nil }
  }

  deinit { lzma_end(&stream) }

  func run(_ bytes: inout CodecBytes, isLast: Bool) throws(CodecFailure) -> Bool {
    stream.next_in = bytes.source
    stream.avail_in = bytes.sourceCount
    stream.next_out = bytes.target
    stream.avail_out = bytes.targetCount
    let status = lzma_code(&stream, isLast ? LZMA_FINISH : LZMA_RUN)
    bytes.advance(
      consumed: bytes.sourceCount - stream.avail_in, produced: bytes.targetCount - stream.avail_out)
    guard [LZMA_OK, LZMA_STREAM_END, LZMA_BUF_ERROR].contains(status) else {
      throw CodecFailure()
    }
    return status == LZMA_STREAM_END
  }
}
