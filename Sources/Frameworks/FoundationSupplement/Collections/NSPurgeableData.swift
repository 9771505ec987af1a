import Foundation

/// Mutable data that can be discarded while nobody uses it. Here it never is.
///
/// Follows <https://developer.apple.com/documentation/foundation/nspurgeabledata>.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  // Subclasses of Foundation's data store their bytes themselves.
  private let contents = NSMutableData()

  /// The number of bytes.
  open override var length: Int {
    get { contents.length }
    set { contents.length = newValue }
  }

  /// The bytes.
  open override var bytes: UnsafeRawPointer { contents.bytes }

  /// The bytes, which can be changed.
  open override var mutableBytes: UnsafeMutableRawPointer { contents.mutableBytes }

  /// Adds bytes to the end.
  open override func append(_ bytes: UnsafeRawPointer, length: Int) {
    contents.append(bytes, length: length)
  }

  /// Replaces a range with other bytes.
  open override func replaceBytes(
    in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int
  ) {
    contents.replaceBytes(in: range, withBytes: replacementBytes, length: replacementLength)
  }

  /// Marks the data as used.
  open func beginContentAccess() -> Bool { true }

  /// Marks the data as no longer used.
  open func endContentAccess() {}

  /// Discards the data if nobody uses it.
  open func discardContentIfPossible() {}

  /// Returns whether the data was discarded.
  open func isContentDiscarded() -> Bool { false }
}
