/// The state of a stream that's compressed or decompressed step by step.
///
/// Follows <https://developer.apple.com/documentation/compression/compression_stream>.
public struct compression_stream {
  /// The room for the next bytes.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The size of the room, in bytes.
  public var dst_size: Int
  /// The next bytes.
  public var src_ptr: UnsafePointer<UInt8>
  /// The number of bytes.
  public var src_size: Int
  /// The state of the algorithm, which belongs to the framework.
  public var state: UnsafeMutableRawPointer?

  /// Creates a stream, which `compression_stream_init(_:_:_:)` prepares.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// A direction.
public struct compression_stream_operation: RawRepresentable, Equatable, Sendable {
  /// The number of the direction.
  public var rawValue: UInt32
  /// Creates a direction from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compresses bytes.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// Decompresses bytes.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// Options of a step.
public struct compression_stream_flags: RawRepresentable, Equatable, Sendable {
  /// The bits of the options.
  public var rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// No bytes follow.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// The result of a step.
public struct compression_status: RawRepresentable, Equatable, Sendable {
  /// The number of the result.
  public var rawValue: Int32
  /// Creates a result from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The step was successful, and others can follow.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The arguments or the bytes are invalid.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// All bytes have been produced.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

/// A codec that a stream refers to.
private final class StreamState {
  let codec: any Codec
  init(_ codec: any Codec) { self.codec = codec }
}

/// Prepares a stream.
///
/// Follows <https://developer.apple.com/documentation/compression/compression_stream_init(_:_:_:)>.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard let codec = Codecs.make(algorithm, encodes: operation == COMPRESSION_STREAM_ENCODE) else {
    return COMPRESSION_STATUS_ERROR
  }
  let state = Unmanaged.passRetained(StreamState(codec)).toOpaque()
  // The stream's memory needn't be initialized.
  UnsafeMutableRawPointer(stream).storeBytes(
    of: state, toByteOffset: MemoryLayout<compression_stream>.offset(of: \.state) ?? 0,
    as: UnsafeMutableRawPointer?.self)
  return COMPRESSION_STATUS_OK
}

/// Consumes and produces as many bytes as possible, and updates the stream's pointers and sizes.
///
/// Follows
/// <https://developer.apple.com/documentation/compression/compression_stream_process(_:_:)>.
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let codec = Unmanaged<StreamState>.fromOpaque(state).takeUnretainedValue().codec
  var bytes = CodecBytes(
    source: stream.pointee.src_ptr, sourceCount: stream.pointee.src_size,
    target: stream.pointee.dst_ptr, targetCount: stream.pointee.dst_size)
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  guard let hasEnded = try? codec.run(&bytes, isLast: isLast) else {
    return COMPRESSION_STATUS_ERROR
  }
  let target = stream.pointee.dst_size
  stream.pointee.src_ptr = bytes.source
  stream.pointee.src_size = bytes.sourceCount
  stream.pointee.dst_ptr = bytes.target
  stream.pointee.dst_size = bytes.targetCount
  if hasEnded { return COMPRESSION_STATUS_END }
  // Without more bytes, the stream can't go on.
  let isStuck = isLast && bytes.sourceCount == 0 && bytes.targetCount == target && target > 0
  return isStuck ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
}

/// Releases a stream's state.
///
/// Follows <https://developer.apple.com/documentation/compression/compression_stream_destroy(_:)>.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<StreamState>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
