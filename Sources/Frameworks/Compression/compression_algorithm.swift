/// An algorithm that compresses bytes.
///
/// Follows <https://developer.apple.com/documentation/compression/compression_algorithm>.
public struct compression_algorithm: RawRepresentable, Equatable, Sendable {
  /// The number of the algorithm.
  public var rawValue: UInt32

  /// Creates an algorithm from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates an algorithm from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4, in blocks with Apple's headers.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4, in one block without a header.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE, as in RFC 1951, without a header.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA, in the XZ format.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZFSE.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli, as in RFC 7932.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
