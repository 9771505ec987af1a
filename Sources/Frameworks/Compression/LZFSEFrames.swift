import Stubs

/// LZFSE with plain blocks only: `bvx-`, the size, and the bytes; and `bvx$` at the end.
enum LZFSEFrames {
  private static let plain = Array("bvx-".utf8)
  private static let end = Array("bvx$".utf8)

  static func encode(
    _ input: inout [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) throws(CodecFailure) -> Bool {
    guard isLast else { return false }
    Stub.lzfse.report()
    if !input.isEmpty {
      output += plain + FramedBlocks.field(input.count) + input
    }
    output += end
    return true
  }

  static func decode(
    _ input: inout [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) throws(CodecFailure) -> Bool {
    try FramedBlocks.decode(&input, end: end) { kind, input, fields throws(CodecFailure) in
      guard kind == plain else {
        Stub.lzfse.report()
        throw CodecFailure()
      }
      guard let count = FramedBlocks.number(in: input, at: fields) else { return nil }
      let body = fields + 4
      guard body + count <= input.count else { return nil }
      output += input[body..<body + count]
      return body + count
    }
  }
}
