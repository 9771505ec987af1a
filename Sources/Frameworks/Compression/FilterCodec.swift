/// The codec of a filter.
struct FilterCodec {
  private let codec: any Codec
  private let capacity: Int
  private(set) var hasEnded = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm, _ capacity: Int) throws {
    guard
      let codec = Codecs.make(algorithm.rawValue, encodes: operation == .compress), capacity > 0
    else { throw FilterError.invalidState }
    self.codec = codec
    self.capacity = capacity
  }

  /// Returns the bytes that the codec produces for others.
  mutating func process(_ data: Data, isLast: Bool) throws -> Data {
    var result = Data()
    var source = [UInt8](data)
    // A codec can't take the address of an empty array.
    let count = source.count
    if source.isEmpty { source = [0] }
    var start = 0
    while !hasEnded {
      var room = [UInt8](repeating: 0, count: capacity)
      let (consumed, produced) = try source.withUnsafeBufferPointer { source in
        try room.withUnsafeMutableBufferPointer { room in
          var bytes = CodecBytes(
            source: source.baseAddress! + start, sourceCount: count - start,
            target: room.baseAddress!, targetCount: capacity)
          do { hasEnded = try codec.run(&bytes, isLast: isLast) } catch {
            throw FilterError.invalidData
          }
          return (count - start - bytes.sourceCount, capacity - bytes.targetCount)
        }
      }
      start += consumed
      result += room.prefix(produced)
      if consumed == 0, produced == 0 { break }
    }
    if isLast, !hasEnded { throw FilterError.invalidData }
    return result
  }
}
