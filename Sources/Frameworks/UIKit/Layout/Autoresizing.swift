/// The change of a span, with its position and length, when the length of its superview changes.
struct Autoresizing {
  /// The fraction of a change of the superview's length that's added before the span.
  let marginShare: CGFloat
  /// The fraction of the change that's added to the span's length.
  let lengthShare: CGFloat

  /// Distributes a change among the flexible parts in proportion to their sizes, or equally if all
  /// are zero.
  init(
    position: CGFloat, length: CGFloat, around: CGFloat, flexibleBefore: Bool,
    flexibleLength: Bool, flexibleAfter: Bool
  ) {
    let sizes = [position, length, around - position - length]
    let parts = zip(sizes, [flexibleBefore, flexibleLength, flexibleAfter])
    let flexible = parts.filter(\.1).map(\.0)
    let total = flexible.reduce(0, +)
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      if flexible.count == 1 { return 1 }
      return total == 0 ? 1 / CGFloat(flexible.count) : sizes[index] / total
    }
    marginShare = share(0, flexibleBefore)
    lengthShare = share(1, flexibleLength)
  }
}

extension UIView {
  /// Changes the frame according to the autoresizing mask after the superview's size changes.
  final func autoresize(fromSuperviewSize old: CGSize) {
    guard let size = superview?.bounds.size, !layoutState.isLaidOutByConstraints else { return }
    let frame = untransformedFrame
    let (horizontal, vertical) = autoresizing(in: old)
    let (dx, dy) = (size.width - old.width, size.height - old.height)
    setUntransformedFrame(
      CGRect(
        x: frame.minX + dx * horizontal.marginShare, y: frame.minY + dy * vertical.marginShare,
        width: max(0, frame.width + dx * horizontal.lengthShare),
        height: max(0, frame.height + dy * vertical.lengthShare)))
  }

  /// Returns how the mask distributes a change of the superview's size.
  final func autoresizing(in size: CGSize) -> (horizontal: Autoresizing, vertical: Autoresizing) {
    let frame = untransformedFrame
    let mask = autoresizingMask
    return (
      Autoresizing(
        position: frame.minX, length: frame.width, around: size.width,
        flexibleBefore: mask.contains(.flexibleLeftMargin),
        flexibleLength: mask.contains(.flexibleWidth),
        flexibleAfter: mask.contains(.flexibleRightMargin)),
      Autoresizing(
        position: frame.minY, length: frame.height, around: size.height,
        flexibleBefore: mask.contains(.flexibleTopMargin),
        flexibleLength: mask.contains(.flexibleHeight),
        flexibleAfter: mask.contains(.flexibleBottomMargin))
    )
  }

  /// The distribution for a view that keeps its distances from all edges.
  final var stretching: (horizontal: Autoresizing, vertical: Autoresizing) {
    let whole = Autoresizing(
      position: 0, length: 0, around: 0, flexibleBefore: false, flexibleLength: true,
      flexibleAfter: false)
    return (whole, whole)
  }

  /// The frame without the transform.
  final var untransformedFrame: CGRect {
    let size = bounds.size
    let center = center
    let anchor = anchorPoint
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Sets the frame of the view without changing its transform.
  final func setUntransformedFrame(_ frame: CGRect) {
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if self.center != center { self.center = center }
  }

  /// The frame that constraints determine, which ignores the transform.
  ///
  /// A view that's zoomed by a scroll view is an exception, because constraints determine the
  /// origin of its transformed frame.
  final var constrainedFrame: CGRect {
    layoutState.isZoomed ? CGRect(origin: frame.origin, size: bounds.size) : untransformedFrame
  }

  /// Sets the frame that constraints determine.
  final func setConstrainedFrame(_ frame: CGRect) {
    guard layoutState.isZoomed else { return setUntransformedFrame(frame) }
    if bounds.size != frame.size { bounds.size = frame.size }
    moveFrame(to: frame.origin)
  }

  /// Moves the view so that its frame's origin is at a point.
  final func moveFrame(to origin: CGPoint) {
    let old = frame.origin
    guard old != origin else { return }
    center = CGPoint(x: center.x + origin.x - old.x, y: center.y + origin.y - old.y)
  }
}
