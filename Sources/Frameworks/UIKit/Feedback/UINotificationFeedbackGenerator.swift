/// A generator of feedback for an outcome.
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

  /// Generates feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) { tap() }

  /// Generates feedback at a location in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { tap() }
}
