/// The two indicators that show the visible part of a scroll view's content.
@preconcurrency @MainActor
final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private let vertical = UIView()
  private let horizontal = UIView()
  private static let look = SystemDesign.current.scrolling

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    for view in [vertical, horizontal] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.look.indicatorThickness / 2
      view.layer.zPosition = 1000
      view.alpha = 0
    }
  }

  func show() {
    for view in [vertical, horizontal] {
      view.backgroundColor = color
      if view.superview == nil { scrollView.addSubview(view) }
      view.alpha = 1
    }
    update()
  }

  func hide() {
    UIView.animate(
      withDuration: Self.look.indicatorFading, delay: Self.look.indicatorDelay,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.vertical.alpha = 0
      self.horizontal.alpha = 0
    }
  }

  func bringToFront() {
    for view in [vertical, horizontal] where view.superview != nil {
      scrollView.bringSubviewToFront(view)
    }
  }

  private var color: UIColor {
    switch scrollView.indicatorStyle {
    case .black: Self.look.darkIndicator
    case .white: Self.look.lightIndicator
    case .default: .pair(light: Self.look.darkIndicator, dark: Self.look.lightIndicator)
    }
  }

  /// Lays out the indicators for the offset.
  func update() {
    guard vertical.superview != nil else { return }
    let bounds = scrollView.bounds
    let content = scrollView.contentSize
    var inset = insets(scrollView.verticalScrollIndicatorInsets)
    let height = bounds.height - inset.top - inset.bottom
    vertical.isHidden =
      !scrollView.showsVerticalScrollIndicator || !Self.hasRoom(height, for: content.height)
    if !vertical.isHidden {
      let (start, length) = Self.place(
        offset: bounds.minY + inset.top, visible: height, content: content.height)
      vertical.frame = CGRect(
        x: bounds.maxX - inset.right - Self.look.indicatorMargin - Self.look.indicatorThickness,
        y: bounds.minY + inset.top + Self.look.indicatorMargin + start,
        width: Self.look.indicatorThickness, height: length)
    }
    inset = insets(scrollView.horizontalScrollIndicatorInsets)
    let width = bounds.width - inset.left - inset.right
    horizontal.isHidden =
      !scrollView.showsHorizontalScrollIndicator || !Self.hasRoom(width, for: content.width)
    if !horizontal.isHidden {
      let (start, length) = Self.place(
        offset: bounds.minX + inset.left, visible: width, content: content.width)
      horizontal.frame = CGRect(
        x: bounds.minX + inset.left + Self.look.indicatorMargin + start,
        y: bounds.maxY - inset.bottom - Self.look.indicatorMargin - Self.look.indicatorThickness,
        width: length,
        height: Self.look.indicatorThickness)
    }
  }

  /// Returns the distance between an indicator and the edges: the specified insets, and the safe
  /// area.
  private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let (adjusted, content) = (scrollView.adjustedContentInset, scrollView.contentInset)
    return UIEdgeInsets(
      top: own.top + adjusted.top - content.top, left: own.left + adjusted.left - content.left,
      bottom: own.bottom + adjusted.bottom - content.bottom,
      right: own.right + adjusted.right - content.right)
  }

  /// Returns whether there's more content than is visible, and a track for an indicator.
  ///
  /// Insets might leave no space for one.
  private static func hasRoom(_ visible: CGFloat, for content: CGFloat) -> Bool {
    visible > 2 * look.indicatorMargin && content > visible
  }

  private static func place(offset: CGFloat, visible: CGFloat, content: CGFloat) -> (
    start: CGFloat, length: CGFloat
  ) {
    let track = visible - 2 * look.indicatorMargin
    var length = max(look.smallestIndicator, track * visible / content)
    let end = content - visible
    let beyond = offset < 0 ? -offset : max(0, offset - end)
    length = max(look.smallestPulledIndicator, length - beyond)
    let progress = min(1, max(0, offset / end))
    return (progress * (track - length), length)
  }
}
