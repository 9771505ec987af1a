/// Where a bar is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarposition>.
public enum UIBarPosition: Int, Sendable {
  /// Unknown.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen, under the status bar.
  case topAttached = 3
}

/// A bar's heights.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarmetrics>.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// A phone held on its side.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// A phone held on its side, with a prompt.
  case compactPrompt = 102
}

/// The looks of a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarstyle>.
public enum UIBarStyle: Int, Sendable {
  /// The look of the current appearance.
  case `default` = 0
  /// Dark.
  case black = 1
  /// A deprecated name of a dark, translucent look.
  case blackTranslucent = 2
}

/// What has a place as a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarpositioning>.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}
