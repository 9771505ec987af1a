/// A generator of feedback for a change of the selection.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback.
  open func selectionChanged() { tap() }

  /// Generates feedback at a location in the view.
  open func selectionChanged(at location: CGPoint) { tap() }
}
