/// Has the device tell by taps how something ended.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// Badly.
    case error
  }

  /// Gives feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) { tap() }

  /// Gives feedback at a place in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { tap() }
}
