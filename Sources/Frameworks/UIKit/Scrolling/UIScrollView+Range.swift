// Where the content may be scrolled to.
extension UIScrollView {
  var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let left = -inset.left
    let top = -inset.top - coveredByTitle
    return (
      left...max(left, contentSize.width + inset.right - bounds.width),
      top...max(top, contentSize.height + inset.bottom - bounds.height)
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  var canScrollX: Bool {
    (bounces && alwaysBounceHorizontal) || range.x.upperBound > range.x.lowerBound
  }

  var canScrollY: Bool {
    (bounces && alwaysBounceVertical) || range.y.upperBound > range.y.lowerBound
  }
}
