internal import CCompressors

/// DEFLATE, by zlib.
final class DeflateCodec: Codec {
  private let encodes: Bool
  private var stream = z_stream()

  /// The level that Apple's library uses.
  private static let level: Int32 = 5
  /// The largest window, without a header.
  private static let windowBits: Int32 = -15

  init?(encodes: Bool) {
    self.encodes = encodes
    let size = Int32(MemoryLayout<z_stream>.size)
    let status =
      encodes
      ? deflateInit2_(
        &stream, Self.level, Z_DEFLATED, Self.windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(&stream, Self.windowBits, ZLIB_VERSION, size)
    if status != Z_OK { return nil }
  }

  deinit { _ = encodes ? deflateEnd(&stream) : inflateEnd(&stream) }

  func run(_ bytes: inout CodecBytes, isLast: Bool) throws(CodecFailure) -> Bool {
    let (input, output) = (UInt32(clamping: bytes.sourceCount), UInt32(clamping: bytes.targetCount))
    stream.next_in = UnsafeMutablePointer(mutating: bytes.source)
    stream.avail_in = input
    stream.next_out = bytes.target
    stream.avail_out = output
    let endsHere = isLast && Int(input) == bytes.sourceCount
    let status =
      encodes ? deflate(&stream, endsHere ? Z_FINISH : Z_NO_FLUSH) : inflate(&stream, Z_NO_FLUSH)
    bytes.advance(
      consumed: Int(input - stream.avail_in), produced: Int(output - stream.avail_out))
    guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) else { throw CodecFailure() }
    return status == Z_STREAM_END
  }
}
