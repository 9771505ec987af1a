// Views that are created or reused, each with its next frame.
extension UICollectionView {
  /// Returns a view for an element, with the element's frame and appearance.
  final func dequeue(_ kind: String, _ identifier: String, for indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    let attributes = attributesOfNext(kind, indexPath)
    let outer = frameOfNext
    frameOfNext = attributes.map(frameInParent) ?? .zero
    defer { frameOfNext = outer }
    let view = pool.dequeue(Self.key(kind, identifier)) { $0.prepareForReuse() }
    view?.reuseIdentifier = identifier
    if let view { ViewRequest.note(view, in: self) }
    if let cell = view as? UICollectionViewListCell { cell.place = attributes?.listPlace }
    if let view, let attributes { adopt(attributes, in: view) }
    return view
  }

  /// Returns the layout's attributes for the element whose view is requested, which is usually the
  /// one that's being created.
  private func attributesOfNext(_ kind: String, _ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let isCell = kind == Self.cellKind
    if let making, isCell == (making.representedElementCategory == .cell),
      isCell || making.representedElementKind == kind,
      making.indexPath == indexPath || isCell && dataPath(of: making.indexPath) == indexPath
    {
      return making
    }
    guard isPrepared, !isPreparing, indexPath.count == 2,
      let counts, counts.indices.contains(indexPath.section),
      !isCell || indexPath.item < counts[indexPath.section]
    else { return nil }
    return isCell
      ? layoutAttributesForItem(at: indexPath)
      : layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  /// Applies attributes to a view that isn't visible yet.
  private func adopt(
    _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionReusableView
  ) {
    view.maker = self
    UIView.performWithoutAnimation {
      let isOfOtherSize = view.bounds.size != frameOfNext.size
      take(attributes, in: view, frame: frameOfNext)
      if isOfOtherSize { view.placeContentToFit() }
    }
  }

  final func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    view.layoutState.setPlacedByContainer(false)
    view.placed = nil
    view.preferred = nil
    guard let identifier = view.reuseIdentifier else { return }
    if element.category == .decorationView {
      layout.decorations.recycle(view, as: identifier)
    } else {
      pool.recycle(view, as: Self.key(element.kind ?? Self.cellKind, identifier))
    }
  }
}
