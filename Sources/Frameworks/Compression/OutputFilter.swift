/// A filter that compresses or decompresses the bytes that it's given.
///
/// Follows <https://developer.apple.com/documentation/compression/outputfilter>.
public final class OutputFilter {
  private var codec: FilterCodec
  private let writeOutput: (Data?) throws -> Void
  private var isFinalized = false

  /// Creates a filter that passes its bytes to a function, and `nil` at the end.
  ///
  /// The capacity of its buffer is in bytes.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeFunc: @escaping (_ data: Data?) throws -> Void
  ) throws {
    codec = try FilterCodec(operation, algorithm, bufferCapacity)
    writeOutput = writeFunc
  }

  /// Adds bytes. Without bytes, finalizes the filter.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !isFinalized else { throw FilterError.invalidState }
    try pass(codec.process(Data(data), isLast: false))
  }

  /// Produces the remaining bytes, and passes `nil`.
  public func finalize() throws {
    guard !isFinalized else { return }
    isFinalized = true
    try pass(codec.process(Data(), isLast: true))
    try writeOutput(nil)
  }

  private func pass(_ data: Data) throws {
    if !data.isEmpty { try writeOutput(data) }
  }
}
