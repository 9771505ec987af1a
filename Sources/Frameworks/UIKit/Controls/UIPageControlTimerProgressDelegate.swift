/// Follows the time that pages are shown.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called while the time passes.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Returns whether the control goes to a page once the time of the previous one has passed.
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
