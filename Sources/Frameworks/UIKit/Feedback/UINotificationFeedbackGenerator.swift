/// A generator of feedback for an outcome.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Generates feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) { tap() }

  /// Generates feedback at a location in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { tap() }
}
