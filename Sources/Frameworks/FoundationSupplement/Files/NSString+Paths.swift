import Foundation

/// Follows <https://developer.apple.com/documentation/foundation/nsstring>.
extension NSString {
  /// Returns the paths that result from appending each string to this path.
  public func strings(byAppendingPaths paths: [String]) -> [String] {
    paths.map(appendingPathComponent)
  }
}
