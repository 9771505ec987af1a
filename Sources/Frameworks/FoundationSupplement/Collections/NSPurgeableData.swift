import Foundation

/// Mutable data that can be discarded while nobody uses it. Here it never is.
///
/// Follows <https://developer.apple.com/documentation/foundation/nspurgeabledata>.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  /// Marks the data as used.
  open func beginContentAccess() -> Bool { true }

  /// Marks the data as no longer used.
  open func endContentAccess() {}

  /// Discards the data if nobody uses it.
  open func discardContentIfPossible() {}

  /// Returns whether the data was discarded.
  open func isContentDiscarded() -> Bool { false }
}
