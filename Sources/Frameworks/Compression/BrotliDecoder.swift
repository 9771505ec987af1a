internal import CCompressors

/// The decoder of Brotli.
final class BrotliDecoder: Codec {
  private let state: OpaquePointer

  init?() {
    guard let state = BrotliDecoderCreateInstance(nil, nil, nil) else { return nil }
    self.state = state
  }

  deinit { BrotliDecoderDestroyInstance(state) }

  func run(_ bytes: inout CodecBytes, isLast: Bool) throws(CodecFailure) -> Bool {
    var (input, output) = (bytes.sourceCount, bytes.targetCount)
    var next: UnsafePointer<UInt8>? = bytes.source
    var room: UnsafeMutablePointer<UInt8>? = bytes.target
    let result = BrotliDecoderDecompressStream(state, &input, &next, &output, &room, nil)
    bytes.advance(consumed: bytes.sourceCount - input, produced: bytes.targetCount - output)
    guard result != BROTLI_DECODER_RESULT_ERROR else { throw CodecFailure() }
    return result == BROTLI_DECODER_RESULT_SUCCESS
  }
}
