import CoreGraphics

/// Whether a tab bar is minimized, which depends on how the user scrolls the content.
@MainActor
struct TabBarMinimizing {
  /// Whether the system minimizes tab bars.
  static var isSupported = RunningSystem.isAtLeast26

  /// The distance that the user scrolls in one direction before the bar changes.
  private static let threshold: CGFloat = 10

  /// The direction of scrolling that minimizes the bar.
  var behavior = UITabBarController.MinimizeBehavior.automatic { didSet { scrollView = nil } }
  private(set) var isMinimized = false
  private weak var scrollView: UIScrollView?
  private var offset: CGFloat = 0
  /// The offset at which the user last changed direction.
  private var turningPoint: CGFloat = 0
  /// Whether the user's finger last moved the content toward its end.
  private var isDraggedTowardEnd = false

  /// Whether scrolling changes the bar.
  var followsScrolling: Bool {
    Self.isSupported && !UIDevice.current.isPad
      && (behavior == .onScrollDown || behavior == .onScrollUp)
  }

  /// Shows the whole bar.
  mutating func expand() {
    isMinimized = false
    turningPoint = offset
  }

  /// Updates the state after content has moved.
  mutating func contentDidScroll(in scrollView: UIScrollView) {
    let previous = scrollView === self.scrollView ? offset : scrollView.contentOffset.y
    offset = scrollView.contentOffset.y
    if scrollView !== self.scrollView { turningPoint = offset }
    self.scrollView = scrollView
    let range = scrollView.range.y
    if behavior == .onScrollDown, offset <= range.lowerBound { return expand() }
    if scrollView.isDragging, offset != previous { isDraggedTowardEnd = offset > previous }
    // Content that bounces back moves against the user, and the range depends on the bar.
    guard scrollView.isDragging || scrollView.isDecelerating,
      (offset > previous) == isDraggedTowardEnd, offset > range.lowerBound,
      offset < range.upperBound
    else {
      turningPoint = offset
      return
    }
    if (offset - previous) * (previous - turningPoint) < 0 { turningPoint = previous }
    guard abs(offset - turningPoint) >= Self.threshold else { return }
    isMinimized = (offset > turningPoint) == (behavior == .onScrollDown)
  }
}
