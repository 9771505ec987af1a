internal import CPangoCairo

/// A stream of bytes that's compressed piece by piece, as in a PNG file.
struct Compression: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private var bytes: [UInt8] = []

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // This is the fastest mode, because most pixels of a screen are the same as those around them.
    deflateInit_(stream, 1, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses more bytes.
  mutating func add(_ piece: UnsafeMutableBufferPointer<UInt8>, isLast: Bool) {
    stream.pointee.next_in = piece.baseAddress
    stream.pointee.avail_in = UInt32(piece.count)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 15) { room in
      repeat {
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = UInt32(room.count)
        deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        bytes += room[..<(room.count - Int(stream.pointee.avail_out))]
      } while stream.pointee.avail_out == 0
    }
  }

  /// Returns all compressed bytes, including the last piece.
  consuming func finish() -> [UInt8] { bytes }
}
