import Foundation
import Synchronization

/// The encoded data of an image, which is retained by everything that might draw it.
package final class ImageBytes: Sendable {
  /// The data in PNG or JPEG format.
  package let data: Data
  private let onEnd = Mutex<(@Sendable () -> Void)?>(nil)

  /// Creates an object with encoded data.
  package init(_ data: Data) {
    self.data = data
  }

  deinit {
    onEnd.withLock { $0 }?()
  }

  /// Sets a closure that's called on any thread when the image can't be drawn anymore.
  /// - Returns: Whether the closure was set. A closure that was set before isn't replaced.
  package func whenUnused(_ action: @escaping @Sendable () -> Void) -> Bool {
    onEnd.withLock { onEnd in
      guard onEnd == nil else { return false }
      onEnd = action
      return true
    }
  }
}
