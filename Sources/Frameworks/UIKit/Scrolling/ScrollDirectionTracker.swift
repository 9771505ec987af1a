import CoreGraphics

/// The direction in which the user scrolls content vertically, which changes the bars around it.
@MainActor
struct ScrollDirectionTracker {
  /// A change that the user's scrolling causes.
  enum Change {
    /// The content is at its start.
    case atStart
    /// The user scrolls toward the start of the content.
    case towardStart
    /// The user scrolls toward the end of the content.
    case towardEnd
  }

  /// The distance that the user scrolls in one direction before the bars change.
  private static let threshold: CGFloat = 10

  private weak var scrollView: UIScrollView?
  private var offset: CGFloat = 0
  /// The offset at which the user last changed direction.
  private var turningPoint: CGFloat = 0
  /// Whether the user's finger last moved the content toward its end.
  private var isDraggedTowardEnd = false

  /// Measures distances from the current offset.
  mutating func restart() { turningPoint = offset }

  /// Returns the change after content has moved, if any.
  mutating func change(in scrollView: UIScrollView, start: CGFloat) -> Change? {
    let previous = scrollView === self.scrollView ? offset : scrollView.contentOffset.y
    offset = scrollView.contentOffset.y
    if scrollView !== self.scrollView { turningPoint = offset }
    self.scrollView = scrollView
    if scrollView.isDragging, offset != previous { isDraggedTowardEnd = offset > previous }
    guard offset > start else {
      turningPoint = offset
      return .atStart
    }
    // Content that bounces back moves against the user, and the range depends on the bar.
    guard scrollView.isDragging || scrollView.isDecelerating,
      (offset > previous) == isDraggedTowardEnd, offset < scrollView.range.y.upperBound
    else {
      turningPoint = offset
      return nil
    }
    if (offset - previous) * (previous - turningPoint) < 0 { turningPoint = previous }
    guard abs(offset - turningPoint) >= Self.threshold else { return nil }
    return offset > turningPoint ? .towardEnd : .towardStart
  }
}
