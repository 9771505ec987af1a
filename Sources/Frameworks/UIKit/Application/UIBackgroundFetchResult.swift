/// The result of the app's background work.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundfetchresult>.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data is available.
  case newData = 0
  /// No new data is available.
  case noData = 1
  /// The update failed.
  case failed = 2
}
