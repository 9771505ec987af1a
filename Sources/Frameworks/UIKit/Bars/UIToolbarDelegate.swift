/// The method that determines the position of a toolbar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbardelegate>.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
