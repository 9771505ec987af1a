/// An algorithm that works on entire blocks: it collects its input, and hands out its output.
final class BlockCodec: Codec {
  /// Produces bytes from the start of the input, and removes that part. Returns whether the stream
  /// has ended.
  typealias Step = (
    _ input: inout [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) throws(CodecFailure) -> Bool

  /// The most bytes that wait to be handed out while a block is decoded, in bytes.
  static let longest = 256 << 20

  private let step: Step
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var handedOut = 0
  private var hasEnded = false

  init(_ step: @escaping Step) { self.step = step }

  func run(_ bytes: inout CodecBytes, isLast: Bool) throws(CodecFailure) -> Bool {
    if !hasEnded {
      input += UnsafeBufferPointer(start: bytes.source, count: bytes.sourceCount)
      bytes.advance(consumed: bytes.sourceCount, produced: 0)
      guard input.count <= Self.longest else { throw CodecFailure() }
      hasEnded = try step(&input, &output, isLast)
    }
    let count = min(bytes.targetCount, output.count - handedOut)
    output.withUnsafeBufferPointer { output in
      guard count > 0, let start = output.baseAddress else { return }
      bytes.target.update(from: start + handedOut, count: count)
    }
    bytes.advance(consumed: 0, produced: count)
    handedOut += count
    return hasEnded && handedOut == output.count
  }
}
