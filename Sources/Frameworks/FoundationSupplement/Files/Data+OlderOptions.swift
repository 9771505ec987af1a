import Foundation

extension Data.WritingOptions {
  /// The former name of `atomic`.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsdata/writingoptions>.
  @available(*, deprecated, renamed: "atomic")
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
