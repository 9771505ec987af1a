extension UIView {
  /// Changes the frame as the autoresizing mask wants, after the superview's size changed.
  final func autoresize(fromSuperviewSize old: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, let superview else { return }
    let new = superview.bounds.size
    let mask = autoresizingMask
    let place = CGRect(
      x: center.x - bounds.width * layer.anchorPoint.x,
      y: center.y - bounds.height * layer.anchorPoint.y, width: bounds.width, height: bounds.height)
    let (x, width) = Self.resized(
      place.minX, place.width, within: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.resized(
      place.minY, place.height, within: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let resized = CGRect(x: x, y: y, width: width, height: height)
    guard resized != place else { return }
    bounds.size = resized.size
    center = CGPoint(
      x: x + width * layer.anchorPoint.x, y: y + height * layer.anchorPoint.y)
  }

  /// Distributes what a superview has become longer over the flexible parts, by their lengths.
  private static func resized(
    _ start: CGFloat, _ length: CGFloat, within old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    guard change != 0, flexible.before || flexible.length else { return (start, length) }
    let parts = [
      flexible.before ? start : 0, flexible.length ? length : 0,
      flexible.after ? old - start - length : 0,
    ]
    let total = parts.reduce(0, +)
    let count = CGFloat([flexible.before, flexible.length, flexible.after].count { $0 })
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / count
    }
    return (
      start + share(parts[0], flexible.before), max(0, length + share(parts[1], flexible.length))
    )
  }
}
