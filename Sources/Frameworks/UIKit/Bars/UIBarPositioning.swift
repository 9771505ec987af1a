/// What has a place as a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarpositioning>.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}
