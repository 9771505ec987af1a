/// An algorithm of a filter.
///
/// Follows <https://developer.apple.com/documentation/compression/algorithm>.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
  /// LZFSE.
  case lzfse
  /// DEFLATE.
  case zlib
  /// LZ4.
  case lz4
  /// LZMA.
  case lzma
  /// Brotli.
  case brotli

  /// Creates the algorithm with a number, or `nil` if no filter has it.
  public init?(rawValue: compression_algorithm) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  /// The number of the algorithm.
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    }
  }
}
