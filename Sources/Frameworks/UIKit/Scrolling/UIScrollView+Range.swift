// The valid range of content offsets.
extension UIScrollView {
  var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) { range(of: contentSize) }

  private func range(of size: CGSize) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let left = -inset.left
    let top = -inset.top - coveredByTitle
    return (
      left...max(left, size.width + inset.right - bounds.width),
      top...max(top, size.height + inset.bottom - bounds.height)
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint { clamped(offset, toContentOf: contentSize) }

  /// Returns the nearest valid offset, if the content has a size.
  func clamped(_ offset: CGPoint, toContentOf size: CGSize) -> CGPoint {
    let range = range(of: size)
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// Returns the nearest offset at which a part of the content is visible.
  final func offset(toShow rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < offset.x + inset.left { offset.x = rect.minX - inset.left }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < offset.y + inset.top { offset.y = rect.minY - inset.top }
    return offset
  }

  /// Whether the content bounces at its left and right edges.
  var bouncesX: Bool { bounces && bouncesHorizontally }

  /// Whether the content bounces at its top and bottom edges.
  var bouncesY: Bool { bounces && bouncesVertically }

  var canScrollX: Bool {
    (bouncesX && alwaysBounceHorizontal) || range.x.upperBound > range.x.lowerBound
  }

  var canScrollY: Bool {
    (bouncesY && alwaysBounceVertical) || range.y.upperBound > range.y.lowerBound
  }
}
