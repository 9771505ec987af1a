/// The status of reading an image.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcestatus>.
@frozen public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends too early.
  case statusUnexpectedEOF = -5
  /// The data isn't valid.
  case statusInvalidData = -4
  /// The format isn't known.
  case statusUnknownType = -3
  /// The data isn't long enough to know the format.
  case statusReadingHeader = -2
  /// Data is still missing.
  case statusIncomplete = -1
  /// The image is complete.
  case statusComplete = 0
}
