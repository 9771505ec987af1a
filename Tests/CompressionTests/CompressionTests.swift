import Compression
import Foundation
import Testing

/// The algorithms, each compared with what other programs write and read.
struct CompressionTests {
  private static let text = [UInt8]((0..<400).map { "line \($0 % 7) of a text\n" }.joined().utf8)
  private static let noise = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 >> 7) }
  static let all = Algorithm.allCases

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap {
      UInt8(hex.dropFirst($0).prefix(2), radix: 16)
    }
  }

  private func run(
    _ function: (
      UnsafeMutablePointer<UInt8>, Int, UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer?,
      compression_algorithm
    ) -> Int, _ input: [UInt8], _ algorithm: compression_algorithm, room: Int = 1 << 20
  ) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: room)
    let count = function(&output, room, input, input.count, nil, algorithm)
    return Array(output.prefix(count))
  }

  /// Returns the output of a statement in Python, which gets bytes as `data`.
  private func python(_ statement: String, _ input: [UInt8]) throws -> [UInt8] {
    let script =
      "import sys, zlib, lzma; data = bytes.fromhex(sys.stdin.read()); print(\(statement))"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let (request, answer) = (Pipe(), Pipe())
    process.standardInput = request
    process.standardOutput = answer
    try process.run()
    let hex = input.map { String(format: "%02x", $0) }.joined()
    request.fileHandleForWriting.write(Data(hex.utf8))
    try request.fileHandleForWriting.close()
    let data = try answer.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return bytes(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines))
  }

  @Test(arguments: [
    (COMPRESSION_ZLIB, "zlib.decompress(data, -15).hex()"),
    (COMPRESSION_LZMA, "lzma.decompress(data, lzma.FORMAT_XZ).hex()"),
  ])
  func otherProgramsReadWhatIsCompressed(
    _ algorithm: compression_algorithm, _ statement: String
  ) throws {
    let packed = run(compression_encode_buffer, Self.text, algorithm)
    #expect(packed.count < Self.text.count / 10)
    #expect(try python(statement, packed) == Self.text)
  }

  @Test(arguments: [
    (COMPRESSION_ZLIB, "zlib.compress(data, 9)[2:-4].hex()"),
    (COMPRESSION_LZMA, "lzma.compress(data).hex()"),
  ])
  func whatOtherProgramsCompressIsRead(
    _ algorithm: compression_algorithm, _ statement: String
  ) throws {
    let packed = try python(statement, Self.text)
    #expect(run(compression_decode_buffer, packed, algorithm) == Self.text)
  }

  /// The bytes are those of RFC 7932 and of the formats' headers.
  @Test(arguments: [
    (COMPRESSION_BROTLI, "0b028068656c6c6f03", "hello"),
    (COMPRESSION_LZ4, "6276342d0500000068656c6c6f62763424", "hello"),
    (
      COMPRESSION_LZ4, "62763431140000000a0000001a61010050616161616162763424",
      "aaaaaaaaaaaaaaaaaaaa"
    ),
    (COMPRESSION_LZ4_RAW, "5068656c6c6f", "hello"),
    (COMPRESSION_LZFSE, "6276782d0500000068656c6c6f62767824", "hello"),
  ])
  func knownBytesAreRead(_ algorithm: compression_algorithm, _ hex: String, _ text: String) {
    let result = run(compression_decode_buffer, bytes(hex), algorithm)
    #expect(String(decoding: result, as: UTF8.self) == text)
  }

  @Test(arguments: all) func whatIsCompressedCanBeRead(_ algorithm: Algorithm) throws {
    for input in [Self.text, Self.noise, [7]] {
      let packed = run(compression_encode_buffer, input, algorithm.rawValue)
      #expect(run(compression_decode_buffer, packed, algorithm.rawValue) == input)
      // A buffer that's too small gets the start of the bytes.
      let start = run(compression_decode_buffer, packed, algorithm.rawValue, room: 1)
      #expect(start == Array(input.prefix(1)))
    }
    #expect(run(compression_encode_buffer, Self.noise, algorithm.rawValue, room: 9).isEmpty)
    #expect(run(compression_decode_buffer, [1, 2, 3, 4, 5], algorithm.rawValue).isEmpty)
  }

  @Test(arguments: all) func filtersWorkStepByStep(_ algorithm: Algorithm) throws {
    var packed = Data()
    var ends = 0
    let output = try OutputFilter(.compress, using: algorithm, bufferCapacity: 100) { data in
      if let data { packed += data } else { ends += 1 }
    }
    for start in stride(from: 0, to: Self.text.count, by: 1000) {
      try output.write(Data(Self.text[start..<min(start + 1000, Self.text.count)]))
    }
    try output.finalize()
    #expect(ends == 1)
    var place = 0
    let input = try InputFilter(.decompress, using: algorithm, bufferCapacity: 64) { count in
      defer { place += count }
      return packed.dropFirst(place).prefix(count)
    }
    var result = Data()
    while let data = try input.readData(ofLength: 50) { result += data }
    #expect(Array(result) == Self.text)
    #expect(throws: FilterError.self) {
      try OutputFilter(.decompress, using: algorithm) { _ in }.finalize()
    }
  }

  @Test(arguments: all) func streamsWorkStepByStep(_ algorithm: Algorithm) {
    let stream = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
    defer { stream.deallocate() }
    let status = compression_stream_init(stream, COMPRESSION_STREAM_ENCODE, algorithm.rawValue)
    #expect(status == COMPRESSION_STATUS_OK)
    var packed: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 32)
    Self.text.withUnsafeBufferPointer { text in
      room.withUnsafeMutableBufferPointer { room in
        stream.pointee.src_ptr = text.baseAddress!
        stream.pointee.src_size = text.count
        var status = COMPRESSION_STATUS_OK
        while status == COMPRESSION_STATUS_OK {
          stream.pointee.dst_ptr = room.baseAddress!
          stream.pointee.dst_size = room.count
          status = compression_stream_process(
            stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
          packed += room.prefix(room.count - stream.pointee.dst_size)
        }
        #expect(status == COMPRESSION_STATUS_END)
      }
    }
    #expect(compression_stream_destroy(stream) == COMPRESSION_STATUS_OK)
    #expect(run(compression_decode_buffer, packed, algorithm.rawValue) == Self.text)
  }

  @Test func dataIsCompressed() throws {
    let data = Data(Self.text) as NSData
    for algorithm in [NSData.CompressionAlgorithm.lz4, .lzfse, .lzma, .zlib] {
      let packed = try data.compressed(using: algorithm)
      #expect(try packed.decompressed(using: algorithm) as Data == Data(Self.text))
    }
    let error = #expect(throws: NSError.self) {
      try (Data([1, 2, 3, 4]) as NSData).decompressed(using: .zlib)
    }
    #expect(error?.code == 5377)
  }
}
