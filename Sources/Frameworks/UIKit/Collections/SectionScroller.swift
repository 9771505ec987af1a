import Foundation

/// The scroll view of a section whose items scroll independently, across the direction of the whole
/// layout.
final class SectionScroller: UIScrollView {
  private let section: CompositionalSection
  private let isHorizontal: Bool
  /// A closure that's called after the content scrolls.
  private let didScroll: () -> Void
  private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    section.definition.orthogonalScrollingBehavior
  }

  init(_ section: CompositionalSection, isHorizontal: Bool, didScroll: @escaping () -> Void) {
    self.section = section
    self.isHorizontal = isHorizontal
    self.didScroll = didScroll
    super.init(frame: .zero)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = behavior == .paging
    setUpMotion()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpMotion() {
    let properties = section.definition.orthogonalScrollingProperties
    decelerationRate =
      switch properties.decelerationRate {
      case .automatic: behavior == .continuous ? .normal : .fast
      case .normal: .normal
      case .fast: .fast
      }
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = isHorizontal && properties.bounce == .always
    alwaysBounceVertical = !isHorizontal && properties.bounce == .always
  }

  /// Returns a scroll view for the current section with the same offset, or this scroll view if
  /// nothing has changed.
  func adapted(to section: CompositionalSection) -> SectionScroller {
    guard section !== self.section else { return self }
    let other = SectionScroller(section, isHorizontal: isHorizontal, didScroll: didScroll)
    other.frame = frame
    other.contentSize = section.scrollingContentSize
    other.contentOffset = contentOffset
    for view in subviews where view is UICollectionReusableView { other.addSubview(view) }
    superview?.insertSubview(other, aboveSubview: self)
    removeFromSuperview()
    return other
  }

  override func scrolled() {
    didScroll()
  }

  // MARK: Stopping positions

  override func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    let speed = isHorizontal ? velocity.x : velocity.y
    let proposed = isHorizontal ? target.x : target.y
    let start = isHorizontal ? dragOrigin.x : dragOrigin.y
    let offset: CGFloat
    switch behavior {
    case .none, .continuous, .paging: return target
    case .continuousGroupLeadingBoundary: offset = nearest(to: proposed)
    case .groupPaging, .groupPagingCentered:
      offset = next(from: start, towards: isHorizontal ? contentOffset.x : contentOffset.y, speed)
    }
    return clamped(
      isHorizontal ? CGPoint(x: offset, y: target.y) : CGPoint(x: target.x, y: offset))
  }

  private func nearest(to offset: CGFloat) -> CGFloat {
    stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  /// The positions where scrolling stops at a group, in the layout's direction.
  private var stops: [CGFloat] {
    guard isHorizontal, effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return section.restingOffsets
    }
    return section.restingOffsets.map { contentSize.width - bounds.width - $0 }
  }

  /// Returns the stop after the one where a drag started, or the same stop.
  private func next(from start: CGFloat, towards now: CGFloat, _ speed: CGFloat) -> CGFloat {
    let stops = stops.sorted()
    let nearest = stops.indices.min { abs(stops[$0] - start) < abs(stops[$1] - start) }
    guard let first = nearest else { return now }
    if abs(speed) > 0.2 {
      return stops[min(max(first + (speed > 0 ? 1 : -1), 0), stops.count - 1)]
    }
    let near = stops[max(0, first - 1)...min(stops.count - 1, first + 1)]
    return near.min { abs($0 - now) < abs($1 - now) } ?? now
  }
}
