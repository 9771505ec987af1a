import Foundation

/// An object whose content can be discarded while nobody uses it.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsdiscardablecontent>.
public protocol NSDiscardableContent {
  /// Marks the content as used, and returns whether it's there.
  func beginContentAccess() -> Bool
  /// Marks the content as no longer used.
  func endContentAccess()
  /// Discards the content if nobody uses it.
  func discardContentIfPossible()
  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
