/// An input view whose keys click.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback>.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys click while the view is shown.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Returns `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
