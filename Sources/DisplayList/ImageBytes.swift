import Foundation
import Synchronization

/// The encoded bytes of an image, kept by everything that might draw it.
package final class ImageBytes: Sendable {
  /// A PNG or a JPEG.
  package let data: Data
  private let onEnd = Mutex<(@Sendable () -> Void)?>(nil)

  /// Keeps encoded bytes.
  package init(_ data: Data) {
    self.data = data
  }

  deinit {
    onEnd.withLock { $0 }?()
  }

  /// Calls a closure, on any thread, once the image can't be drawn anymore.
  /// - Returns: Whether that is new; a closure that was given before stays.
  package func whenUnused(_ action: @escaping @Sendable () -> Void) -> Bool {
    onEnd.withLock { onEnd in
      guard onEnd == nil else { return false }
      onEnd = action
      return true
    }
  }
}
