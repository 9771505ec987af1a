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
      output += plain + withUnsafeBytes(of: UInt32(input.count).littleEndian, Array.init) + input
    }
    output += end
    return true
  }

  static func decode(
    _ input: inout [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) throws(CodecFailure) -> Bool {
    var start = 0
    defer { input.removeFirst(start) }
    while input.count - start >= 4 {
      let header = Array(input[start..<start + 4])
      if header == end {
        start += 4
        return true
      }
      guard header == plain else {
        Stub.lzfse.report()
        throw CodecFailure()
      }
      guard start + 8 <= input.count else { break }
      let count = (0..<4).reduce(0) { $0 | Int(input[start + 4 + $1]) << (8 * $1) }
      guard start + 8 + count <= input.count else { break }
      output += input[start + 8..<start + 8 + count]
      start += 8 + count
    }
    return false
  }
}
