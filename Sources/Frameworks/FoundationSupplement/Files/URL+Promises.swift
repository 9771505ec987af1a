import Foundation

extension URL {
  /// Returns whether a file exists, or will exist because another app has promised it.
  ///
  /// Files on the device exist or don't, so the result is that of `checkResourceIsReachable()`.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/url/checkpromiseditemisreachable()>.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
