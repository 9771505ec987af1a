/// A failure of a filter.
///
/// Follows <https://developer.apple.com/documentation/compression/filtererror>.
public enum FilterError: Error {
  /// The filter can't be created.
  case invalidState
  /// The bytes are invalid.
  case invalidData
}
