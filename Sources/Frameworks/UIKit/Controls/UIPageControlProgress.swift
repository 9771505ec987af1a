/// The progress of a page control's current page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrolprogress>.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The delegate, which provides the initial progress of pages.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The control that shows the progress.
  weak var control: UIPageControl?

  /// Creates a progress object that hasn't started.
  public override init() {
    super.init()
  }

  /// The progress of the page, from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = min(max(currentProgress, 0), 1)
      if currentProgress != oldValue { control?.setNeedsDisplay() }
    }
  }

  /// Whether the progress is shown.
  open internal(set) var isProgressVisible = false {
    didSet {
      guard isProgressVisible != oldValue else { return }
      visibilityDidChange()
      delegate?.pageControlProgressVisibilityDidChange(self)
    }
  }

  func visibilityDidChange() {}

  /// Called when a different page becomes the current one.
  func pageDidChange() {
    guard let control else { return }
    currentProgress =
      delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }
}
