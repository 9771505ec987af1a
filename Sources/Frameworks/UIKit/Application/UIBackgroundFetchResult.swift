/// The result of work that the app did in the background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundfetchresult>.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data is available.
  case newData = 0
  /// There's nothing new.
  case noData = 1
  /// The update failed.
  case failed = 2
}
