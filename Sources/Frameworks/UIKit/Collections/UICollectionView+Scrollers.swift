import Foundation

// Sections that scroll independently.
extension UICollectionView {
  /// Returns the view that contains an element, and that view's position in the collection view.
  final func container(of attributes: UICollectionViewLayoutAttributes)
    -> (view: UIView, origin: CGPoint)
  {
    guard let section = attributes.scrollingSection, let scroller = scrollers[section] else {
      return (self, .zero)
    }
    return (
      scroller,
      CGPoint(
        x: scroller.frame.minX - scroller.contentOffset.x,
        y: scroller.frame.minY - scroller.contentOffset.y)
    )
  }

  /// Returns the scroll offset of a section that scrolls separately, relative to the start of its
  /// content.
  final func scrollOffset(ofSection section: Int) -> CGFloat {
    guard let scroller = scrollers[section] else { return 0 }
    guard scrollsSectionsHorizontally else { return scroller.contentOffset.y }
    return isMirrored
      ? scroller.contentSize.width - scroller.bounds.width - scroller.contentOffset.x
      : scroller.contentOffset.x
  }

  private var scrollsSectionsHorizontally: Bool {
    (layout as? UICollectionViewCompositionalLayout)?.isVertical ?? true
  }

  /// Creates a scroll view for each visible section that scrolls separately.
  final func updateScrollers() {
    for (section, frame) in layout.scrollingSections(in: mirrored(bounds)) {
      let size = section.scrollingContentSize
      guard let old = scrollers[section.index] else {
        scrollers[section.index] = makeScroller(section, mirrored(frame), size)
        continue
      }
      let scroller = old.adapted(to: section)
      scrollers[section.index] = scroller
      if scroller.frame != mirrored(frame) { scroller.frame = mirrored(frame) }
      if scroller.contentSize != size { scroller.contentSize = size }
    }
  }

  private func makeScroller(_ section: CompositionalSection, _ frame: CGRect, _ size: CGSize)
    -> SectionScroller
  {
    let scroller = SectionScroller(section, isHorizontal: scrollsSectionsHorizontally) {
      [weak self] in self?.setNeedsLayout()
    }
    UIView.performWithoutAnimation {
      scroller.frame = frame
      scroller.contentSize = size
      if isMirrored { scroller.contentOffset.x = max(0, size.width - frame.width) }
      insertSubview(scroller, at: contentBottom)
    }
    return scroller
  }

  final func removeScrollers() {
    scrollers.values.forEach { $0.removeFromSuperview() }
    scrollers = [:]
  }

  /// Assigns the new indexes of sections to their scroll views.
  final func renumberScrollers(_ update: CollectionUpdate) {
    let old = scrollers
    scrollers = [:]
    for (section, scroller) in old {
      if let new = update.sections[section] {
        scrollers[new] = scroller
      } else {
        scroller.removeFromSuperview()
      }
    }
  }
}
