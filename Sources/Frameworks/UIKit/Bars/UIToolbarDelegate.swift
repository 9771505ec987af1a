/// Who decides where a toolbar is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbardelegate>.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
