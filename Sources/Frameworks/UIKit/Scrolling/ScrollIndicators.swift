/// The two indicators that show the visible part of a scroll view's content.
@preconcurrency @MainActor
final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private let vertical = UIView()
  private let horizontal = UIView()
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    for view in [vertical, horizontal] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.thickness / 2
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
      withDuration: 0.25, delay: 0.35, options: [.allowUserInteraction, .beginFromCurrentState]
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
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.5)
    case .default:
      UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
      }
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
        x: bounds.maxX - inset.right - Self.margin - Self.thickness,
        y: bounds.minY + inset.top + Self.margin + start, width: Self.thickness, height: length)
    }
    inset = insets(scrollView.horizontalScrollIndicatorInsets)
    let width = bounds.width - inset.left - inset.right
    horizontal.isHidden =
      !scrollView.showsHorizontalScrollIndicator || !Self.hasRoom(width, for: content.width)
    if !horizontal.isHidden {
      let (start, length) = Self.place(
        offset: bounds.minX + inset.left, visible: width, content: content.width)
      horizontal.frame = CGRect(
        x: bounds.minX + inset.left + Self.margin + start,
        y: bounds.maxY - inset.bottom - Self.margin - Self.thickness, width: length,
        height: Self.thickness)
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
    visible > 2 * margin && content > visible
  }

  private static func place(offset: CGFloat, visible: CGFloat, content: CGFloat) -> (
    start: CGFloat, length: CGFloat
  ) {
    let track = visible - 2 * margin
    var length = max(36, track * visible / content)
    let end = content - visible
    let beyond = offset < 0 ? -offset : max(0, offset - end)
    length = max(8, length - beyond)
    let progress = min(1, max(0, offset / end))
    return (progress * (track - length), length)
  }
}
