import Foundation

// How visible views are added, positioned, and removed.
extension UICollectionView {
  /// Returns the view that shows an element.
  final func shownView(_ element: CollectionElement) -> UICollectionReusableView? {
    element.category == .cell ? cells[element.indexPath] : others[element]
  }

  /// Returns the view of an element.
  ///
  /// If the view doesn't exist yet, it's created without an animation.
  final func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.element
    if let view = shownView(element) { return view }
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      let outer = making
      making = attributes
      made = makeView(element)
      making = outer
      if let made, made.placed == nil { made.bounds.size = attributes.size }
      made?.preferred = nil
    }
    if made != nil { arrivals.insert(element) }
    return made
  }

  private func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
    if element.category == .decorationView {
      frameOfNext = making.map(frameInParent) ?? .zero
      let view = layout.decorations.dequeue(element.kind ?? "") { $0.prepareForReuse() }
      view?.reuseIdentifier = element.kind
      others[element] = view
      return view
    }
    guard let dataSource else { return nil }
    if let kind = element.kind {
      let view = requestView(ofKind: kind, at: element.indexPath, of: dataSource)
      others[element] = view
      return view
    }
    let cell = requestCell(at: dataPath(of: element.indexPath), of: dataSource)
    cell.isSelected = selected.contains(element.indexPath)
    cells[element.indexPath] = cell
    cell.editingDidChange()
    return cell
  }

  /// Shows all visible elements, and removes the others.
  final func showAll() {
    let shown = resolve()
    removeHidden(except: shown)
    shown.forEach(show)
  }

  /// Moves an element's view to the frame in its attributes.
  ///
  /// If other views are moving, the view starts from its initial attributes.
  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    guard let view = view(for: attributes) else { return }
    guard arrivals.remove(element) != nil else { return place(view, attributes) }
    UIView.performWithoutAnimation {
      place(view, layout.update == nil ? attributes : initial(element) ?? attributes)
      willDisplay(view, element)
      if UIView.inheritedAnimationDuration > 0 || layout.update != nil { view.layOutOwnTree() }
    }
    place(view, attributes)
  }

  private func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind ?? "", at: path)
    case .decorationView:
      layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind ?? "", at: path)
    }
  }

  final func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.layoutState.setPlacedByContainer(true)
    let parent = container(of: attributes)
    let frame = frameInParent(attributes)
    if view.superview !== parent.view || view.placed?.zIndex != attributes.zIndex {
      insert(view, attributes, in: parent.view)
    } else if let placed = view.placed, placed.isEqual(attributes), view.bounds.size == frame.size,
      parent.view === self
    {
      return
    }
    take(attributes, in: view, frame: frame)
  }

  /// Applies attributes to a view if they've changed. All other properties belong to the app.
  final func take(
    _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionReusableView, frame: CGRect
  ) {
    let old = view.placed
    if !CATransform3DIsIdentity(view.transform3D)
      || !CATransform3DIsIdentity(attributes.transform3D)
    {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.transform3D = attributes.transform3D
    } else {
      view.frame = frame
    }
    if old?.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if old?.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    if old.map({ !$0.isEqual(attributes) }) ?? true {
      view.placed = attributes.duplicate()
      view.apply(attributes)
    }
  }

  /// Returns the frame that attributes specify, in the coordinates of the view that contains the
  /// element.
  final func frameInParent(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let origin = container(of: attributes).origin
    return onPixels(attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// Returns the frame with its edges on whole pixels, as constraints within a view require.
  private func onPixels(_ frame: CGRect) -> CGRect {
    let scale = pixelScale
    func onPixel(_ value: CGFloat) -> CGFloat {
      (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    let origin = CGPoint(x: onPixel(frame.minX), y: onPixel(frame.minY))
    return CGRect(
      x: origin.x, y: origin.y, width: onPixel(frame.maxX) - origin.x,
      height: onPixel(frame.maxY) - origin.y)
  }

  /// Adds a view below the views that come after it or have greater z-indexes.
  private func insert(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    in parent: UIView
  ) {
    let rank = StackingRank(attributes)
    var below: (rank: StackingRank, view: UIView)?
    for case let other as UICollectionReusableView in parent.subviews where other !== view {
      guard let placed = other.placed else { continue }
      let otherRank = StackingRank(placed)
      if otherRank < rank, below.map({ !(otherRank < $0.rank) }) ?? true {
        below = (otherRank, other)
      }
    }
    if let below {
      parent.insertSubview(view, aboveSubview: below.view)
    } else {
      parent.insertSubview(view, at: parent === self ? contentBottom : 0)
    }
  }

  // MARK: Appearing and disappearing

  private func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if let kind = element.kind, element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    }
  }

  private func didEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard arrivals.remove(element) == nil else { return }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if let kind = element.kind, element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: element.indexPath)
    }
  }

  /// Removes a view so that it can be reused.
  final func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    didEndDisplaying(view, element)
    recycle(view, element)
  }

  /// Starts to remove a view with an animation.
  final func depart(_ view: UICollectionReusableView, _ element: CollectionElement) {
    didEndDisplaying(view, element)
    departing.append((view, element))
  }

  /// Removes the views whose animations have finished.
  final func removeDeparted() {
    for (view, element) in departing {
      view.alpha = 1
      recycle(view, element)
    }
    departing = []
  }

  /// All elements that have views.
  final var shownElements: [(CollectionElement, UICollectionReusableView)] {
    cells.map { (.cell($0.key), $0.value) } + others.map { ($0.key, $0.value) }
  }

  /// All elements that have views.
  ///
  /// Cells come first, in the order of the items.
  final var elementsInOrder: [(CollectionElement, UICollectionReusableView)] {
    cells.sorted { $0.key < $1.key }.map { (.cell($0.key), $0.value) }
      + others.sorted { $0.key.indexPath < $1.key.indexPath }.map { ($0.key, $0.value) }
  }

  final func removeAll() {
    for (element, view) in elementsInOrder { endDisplaying(view, element) }
    removeDeparted()
    removeScrollers()
    cells = [:]
    others = [:]
    arrivals = []
  }

  final func removeHidden(except shown: [UICollectionViewLayoutAttributes]) {
    let staying = Set(shown.map(\.element))
    guard shownElements.contains(where: { !staying.contains($0.0) }) else { return }
    for (element, view) in elementsInOrder where !staying.contains(element) {
      forget(element)
      endDisplaying(view, element)
    }
  }

  final func forget(_ element: CollectionElement) {
    if element.category == .cell {
      cells[element.indexPath] = nil
    } else {
      others[element] = nil
    }
  }
}

/// The rank that determines which of two views is on top.
private struct StackingRank: Comparable {
  let zIndex: Int
  let category: Int
  let indexPath: IndexPath

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    zIndex = attributes.zIndex
    category =
      switch attributes.representedElementCategory {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
    indexPath = attributes.indexPath
  }

  static func < (one: StackingRank, other: StackingRank) -> Bool {
    (one.zIndex, one.category, one.indexPath) < (other.zIndex, other.category, other.indexPath)
  }
}
