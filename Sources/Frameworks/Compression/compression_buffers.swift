/// Returns the size of the buffer that encoding can use, in bytes.
///
/// Quince's encoders need none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the size of the buffer that decoding can use, in bytes.
///
/// Quince's decoders need none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer, and returns the number of bytes in the destination, or 0 if it's too small.
///
/// Follows <https://developer.apple.com/documentation/compression/compression_encode_buffer(_:_:_:_:_:_:)>.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  var bytes = CodecBytes(
    source: src_buffer, sourceCount: src_size, target: dst_buffer, targetCount: dst_size)
  let hasEnded = transform(&bytes, algorithm, encodes: true)
  return hasEnded == true ? dst_size - bytes.targetCount : 0
}

/// Decompresses a buffer, and returns the number of bytes in the destination, or 0 if the source is
/// invalid.
///
/// If the destination is too small, it gets the first bytes.
///
/// Follows <https://developer.apple.com/documentation/compression/compression_decode_buffer(_:_:_:_:_:_:)>.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  var bytes = CodecBytes(
    source: src_buffer, sourceCount: src_size, target: dst_buffer, targetCount: dst_size)
  let hasEnded = transform(&bytes, algorithm, encodes: false)
  guard hasEnded == true || hasEnded == false && bytes.targetCount == 0 else { return 0 }
  return dst_size - bytes.targetCount
}

/// Runs a codec on a buffer, and returns whether it has produced all bytes, or `nil` if it failed.
private func transform(
  _ bytes: inout CodecBytes, _ algorithm: compression_algorithm, encodes: Bool
) -> Bool? {
  guard let codec = Codecs.make(algorithm, encodes: encodes) else { return nil }
  while true {
    let (source, target) = (bytes.sourceCount, bytes.targetCount)
    guard let hasEnded = try? codec.run(&bytes, isLast: true) else { return nil }
    if hasEnded || (bytes.sourceCount, bytes.targetCount) == (source, target) { return hasEnded }
  }
}
