/// The methods that follow the progress of a page over time.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called while the timer advances.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Returns whether the control goes to a page when the duration of the previous one has passed.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

  /// Returns `true`, so that the page is shown.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
