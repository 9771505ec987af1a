import Foundation
import Synchronization

/// Foundation's loaders of requests whose servers can ask for passwords.
package enum PasswordLoaders {
  private static let isReplaced = Mutex(false)

  /// Makes the loaders start by another method.
  ///
  /// Each module that uses connections has such a method, and only that of the first one is used.
  /// - Parameters:
  ///   - loader: A subclass of `URLProtocol` that overrides `startLoading()`. The loaders are `self`
  ///     in its method.
  ///   - base: The class `URLProtocol`.
  /// - Returns: A closure that calls the former method of a loader, or `nil` if another module's
  ///   method is used.
  package static func replaceStart(
    by loader: AnyClass, base: AnyClass
  ) -> (@Sendable (AnyObject) -> Void)? {
    let isFirst = isReplaced.withLock { isReplaced in
      defer { isReplaced = true }
      return !isReplaced
    }
    return isFirst ? RequestLoaders.replaceStart(by: loader, base: base) : nil
  }
}
