/// Has the device tap the user's hand when a selection changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback.
  open func selectionChanged() { tap() }

  /// Gives feedback at a place in the view.
  open func selectionChanged(at location: CGPoint) { tap() }
}
