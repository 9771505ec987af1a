/// An object that has a position as a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarpositioning>.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}
