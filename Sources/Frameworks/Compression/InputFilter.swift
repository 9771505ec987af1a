/// A filter that compresses or decompresses bytes that it gets from a function.
///
/// Follows <https://developer.apple.com/documentation/compression/inputfilter>.
public final class InputFilter<D: DataProtocol> {
  private var codec: FilterCodec
  private let capacity: Int
  private let readInput: (Int) throws -> D?
  private var pending = Data()
  private var isAtEnd = false

  /// Creates a filter with a function that returns at most a number of bytes, or `nil` or none at
  /// the end.
  ///
  /// The capacity of its buffer is in bytes.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readFunc: @escaping (_ count: Int) throws -> D?
  ) throws {
    codec = try FilterCodec(operation, algorithm, bufferCapacity)
    capacity = bufferCapacity
    readInput = readFunc
  }

  /// Returns at most a number of bytes, or `nil` at the end.
  public func readData(ofLength count: Int) throws -> Data? {
    precondition(count > 0)
    while pending.count < count, !codec.hasEnded, !isAtEnd {
      let data = try readInput(capacity).map { Data($0) } ?? Data()
      isAtEnd = data.isEmpty
      pending += try codec.process(data, isLast: isAtEnd)
    }
    guard !pending.isEmpty else { return nil }
    let result = Data(pending.prefix(count))
    pending = Data(pending.dropFirst(count))
    return result
  }
}
