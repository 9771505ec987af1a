internal import CCompressors

/// The encoder of Brotli.
final class BrotliEncoder: Codec {
  private let state: OpaquePointer

  /// The level that Apple's library uses.
  private static let quality: UInt32 = 2

  init?() {
    guard let state = BrotliEncoderCreateInstance(nil, nil, nil) else { return nil }
    self.state = state
    BrotliEncoderSetParameter(state, BROTLI_PARAM_QUALITY, Self.quality)
  }

  deinit { BrotliEncoderDestroyInstance(state) }

  func run(_ bytes: inout CodecBytes, isLast: Bool) throws(CodecFailure) -> Bool {
    var (input, output) = (bytes.sourceCount, bytes.targetCount)
    var next: UnsafePointer<UInt8>? = bytes.source
    var room: UnsafeMutablePointer<UInt8>? = bytes.target
    let operation = isLast ? BROTLI_OPERATION_FINISH : BROTLI_OPERATION_PROCESS
    let isValid = BrotliEncoderCompressStream(
      state, operation, &input, &next, &output, &room, nil)
    bytes.advance(consumed: bytes.sourceCount - input, produced: bytes.targetCount - output)
    guard isValid != 0 else { throw CodecFailure() }
    return BrotliEncoderIsFinished(state) != 0
  }
}
