extension NSData {
  /// An algorithm that compresses data.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsdata/compressionalgorithm>.
  public enum CompressionAlgorithm: Int, Sendable {
    /// LZFSE.
    case lzfse = 0
    /// LZ4.
    case lz4 = 1
    /// LZMA.
    case lzma = 2
    /// DEFLATE.
    case zlib = 3

    fileprivate var filter: Algorithm {
      switch self {
      case .lzfse: .lzfse
      case .lz4: .lz4
      case .lzma: .lzma
      case .zlib: .zlib
      }
    }
  }

  /// The codes of errors with the domain of Cocoa.
  private static let compressionFailed = 5376
  private static let decompressionFailed = 5377

  /// Returns the compressed data.
  ///
  /// Throws an error with the code 5376 if that fails.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsdata/compressed(using:)>.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try filtered(.compress, algorithm, failure: Self.compressionFailed)
  }

  /// Returns the decompressed data.
  ///
  /// Throws an error with the code 5377 if the data is invalid.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsdata/decompressed(using:)>.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try filtered(.decompress, algorithm, failure: Self.decompressionFailed)
  }

  private func filtered(
    _ operation: FilterOperation, _ algorithm: CompressionAlgorithm, failure: Int
  ) throws -> NSData {
    do {
      var codec = try FilterCodec(operation, algorithm.filter, 1 << 16)
      return try NSData(data: codec.process(Data(referencing: self), isLast: true))
    } catch {
      throw NSError(domain: NSCocoaErrorDomain, code: failure)
    }
  }
}
