/// A direction of a filter.
///
/// Follows <https://developer.apple.com/documentation/compression/filteroperation>.
public enum FilterOperation: Sendable {
  /// Compresses bytes.
  case compress
  /// Decompresses bytes.
  case decompress
}
