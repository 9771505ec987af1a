import Foundation

/// The options of a search in a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkfindconfiguration>.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, NSCopying {
  /// Whether the search goes toward the start of the page.
  open var backwards = false
  /// Whether uppercase and lowercase letters are different.
  open var caseSensitive = false
  /// Whether the search continues at the other end of the page.
  open var wraps = true

  /// Creates a configuration with the default options.
  public override init() {}

  /// Returns a configuration with the same options.
  nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

  /// Returns a configuration with the same options.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { copy() }

  private func duplicate() -> WKFindConfiguration {
    let copy = WKFindConfiguration()
    copy.backwards = backwards
    copy.caseSensitive = caseSensitive
    copy.wraps = wraps
    return copy
  }
}
