import AppRuntime
import Foundation

// The layout of items, and layout objects.
extension UICollectionView {
  /// Returns the index path of the item without a cell at a point.
  final func indexPathOfHiddenItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return layout.layoutAttributesForElements(in: place)?.map(mirrored).first {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        && cells[$0.indexPath] == nil
    }?.indexPath
  }

  /// The number of items in each section.
  ///
  /// The data source is asked for it only once.
  final var loadedCounts: [Int] {
    if let counts { return counts }
    let sections = DataSourceCount.sections(dataSource?.numberOfSections(in: self) ?? 0)
    let loaded = (0..<sections).map {
      DataSourceCount.items(
        dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0, section: $0)
    }
    counts = loaded
    needsIndex = true
    return loaded
  }

  /// Returns the number of items in a section.
  ///
  /// If the section doesn't exist, this terminates the app, as on iOS.
  final func itemCount(ofSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.indices.contains(section) else {
      UncaughtException.stop(
        """
        request for number of items in section \(section) when there are only \(counts.count) \
        sections in the collection view
        """, exception: "NSInternalInconsistencyException")
    }
    return counts[section]
  }

  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, changes == nil { counts = nil }
    if context.contentOffsetAdjustment != .zero {
      let adjustment = context.contentOffsetAdjustment
      contentOffset = CGPoint(
        x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
    guard !isPreparing else { return }
    isPrepared = false
    setNeedsLayout()
  }

  final func boundsWillChange(to bounds: CGRect) {
    guard isPrepared, !isPreparing, bounds != self.bounds,
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  /// Prepares the layout if anything has changed since the last time.
  final func prepareIfNeeded() {
    adaptToRoom()
    guard !isPrepared else { return }
    _ = loadedCounts
    isPreparing = true
    let isResized = preparedBounds.size != bounds.size && UIView.inheritedAnimationDuration > 0
    if isResized { layout.prepare(forAnimatedBoundsChange: preparedBounds) }
    isPrepared = true
    preparedBounds = bounds
    preparedInset = adjustedContentInset
    preparedSides = coveredSides
    layout.prepare()
    adapt(to: layout.lists)
    contentSize = layout.collectionViewContentSize
    if isResized { layout.finalizeAnimatedBoundsChange() }
    isPreparing = false
  }

  /// The covered areas at the sides, which layouts avoid.
  private var coveredSides: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// Discards the layout for a different size, even if the layout object didn't notice the change.
  private func adaptToRoom() {
    let isOfOtherSize = preparedBounds.size != bounds.size
    if preparedBounds.width != bounds.width || preparedSides != coveredSides {
      layout.forgetSizes()
    } else if isOfOtherSize {
      layout.forgetArrangement()
    } else if preparedInset == adjustedContentInset {
      return
    }
    if isPrepared { layout.invalidateLayout() }
  }

  /// Returns the attributes of all visible elements.
  final func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    updateScrollers()
    let found = layout.layoutAttributesForElements(in: mirrored(bounds)) ?? []
    var shown = found.map(mirrored).filter(isInSight)
    if let movement, movement.isDrag {
      return shown.map { $0.element == .cell(movement.place) ? $0.hidden : $0 }
    }
    if let movement, let index = shown.firstIndex(where: { $0.element == .cell(movement.place) }) {
      shown[index] = layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.place, withTargetPosition: movement.position)
    } else if let movement {
      shown.append(
        layout.layoutAttributesForInteractivelyMovingItem(
          at: movement.place, withTargetPosition: movement.position))
    }
    return shown
  }

  /// Returns whether an element of a layout is visible. Layouts can also return elements outside
  /// the visible area.
  private func isInSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.frame.isEmpty || attributes.scrollingSection != nil
      || attributes.frame.overlaps(bounds)
  }

  // MARK: Mirroring

  /// Whether the layout is mirrored for right-to-left languages.
  final var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  final func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  final func mirrored(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard isMirrored else { return attributes }
    let copy = attributes.duplicate()
    copy.frame = mirrored(attributes.frame)
    return copy
  }

  // MARK: Preferred sizes

  /// Creates views for all visible elements, each with its preferred size.
  final func resolve() -> [UICollectionViewLayoutAttributes] {
    var shown = visibleAttributes()
    for _ in 0..<64 {
      guard askForSizes(shown) else { return shown }
      shown = visibleAttributes()
    }
    return shown
  }

  /// Creates views for elements, and requests the preferred sizes of new ones.
  /// - Returns: Whether the layout must be computed again.
  private func askForSizes(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    var isInvalid = false
    var growth = CGSize.zero
    for attributes in shown {
      // Content that has grown in the meantime may have pushed this element out of the visible
      // area.
      if isInvalid,
        attributes.frame.minY + growth.height > bounds.maxY
          || attributes.frame.minX + growth.width > bounds.maxX
      {
        break
      }
      guard let view = view(for: attributes),
        attributes.representedElementCategory != .decorationView
      else { continue }
      guard layout.asksForPreferredSizes, let preferred = preferred(attributes, by: view) else {
        continue
      }
      growth.width += max(0, preferred.size.width - attributes.size.width)
      growth.height += max(0, preferred.size.height - attributes.size.height)
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      isInvalid = true
    }
    return isInvalid
  }

  /// Returns the attributes that a view prefers to a layout's.
  ///
  /// The result is `nil` if the attributes aren't requested, aren't new, or don't affect the
  /// layout.
  private func preferred(
    _ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView
  ) -> UICollectionViewLayoutAttributes? {
    let generation = layout.sizesGeneration
    if let asked = view.preferred, asked.generation == generation,
      asked.answer == attributes.size || asked.proposed == attributes.size
    {
      return nil
    }
    var answer = attributes
    UIView.performWithoutAnimation {
      (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
      answer = view.preferredLayoutAttributesFitting(attributes.duplicate())
    }
    view.preferred = UICollectionReusableView.PreferredSize(
      proposed: attributes.size, answer: answer.size, generation: generation)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: answer, withOriginalAttributes: attributes)
    else { return nil }
    return answer
  }

  // MARK: Replacing the layout

  final func exchangeLayout(for other: UICollectionViewLayout) {
    guard other !== layout else { return }
    let old = layout
    for (element, view) in others { endDisplaying(view, element) }
    others = [:]
    old.collectionView = nil
    layout = other
    other.collectionView = self
    for (indexPath, cell) in cells where cell.superview !== self {
      cells[indexPath] = nil
      endDisplaying(cell, .cell(indexPath))
    }
    removeScrollers()
    for cell in cells.values { cell.preferred = nil }
    other.forgetSizes()
    isPrepared = false
    setNeedsLayout()
  }

  final func changeLayout(
    to other: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = layout
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      exchangeLayout(for: other)
      completion?(true)
      return
    }
    let staying = cells.values
    for cell in staying { cell.willTransition(from: old, to: other) }
    old.prepareForTransition(to: other)
    other.prepareForTransition(from: old)
    UIView.animate(withDuration: Self.changeDuration) {
      self.exchangeLayout(for: other)
      self.prepareIfNeeded()
      self.contentOffset = self.clamped(
        other.targetContentOffset(forProposedContentOffset: self.contentOffset))
      self.settle(leaving: [])
      old.finalizeLayoutTransition()
      other.finalizeLayoutTransition()
    } completion: { [weak self] in
      for cell in staying { cell.didTransition(from: old, to: other) }
      self?.removeDeparted()
      completion?($0)
    }
  }

  // MARK: Prefetching

  /// Announces the items that will be needed soon if the user continues to scroll.
  final func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let paths = Set(
      (layout.layoutAttributesForElements(in: mirrored(ahead)) ?? [])
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    ).subtracting(cells.keys)
    let new = paths.subtracting(prefetched)
    let old = prefetched.subtracting(paths).subtracting(cells.keys)
    prefetched = paths
    if !old.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: old.sorted())
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
  }
}
