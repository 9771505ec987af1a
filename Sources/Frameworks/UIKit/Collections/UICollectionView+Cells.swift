extension UICollectionView {
  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let staying, !isShown(attributes) else {
      if let view = view(for: attributes) { place(view, attributes) }
      return
    }
    // What comes into sight while others move is at its place from the beginning.
    var arriving: UICollectionReusableView?
    UIView.performWithoutAnimation {
      guard let view = view(for: attributes) else { return }
      arriving = view
      place(view, attributes)
      defer { view.layoutIfNeeded() }
      guard attributes.representedElementCategory == .cell,
        !staying(attributes.indexPath)
      else { return }
      if let initial = layout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath) {
        place(view, initial)
      } else {
        view.alpha = 0
      }
    }
    if let arriving { place(arriving, attributes) }
  }

  private func isShown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let kind = attributes.representedElementKind else {
      return cells[attributes.indexPath] != nil
    }
    return supplements[Supplement(kind: kind, indexPath: attributes.indexPath)] != nil
  }

  final func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.transform = .identity
    view.frame = attributes.frame
    view.transform3D = attributes.transform3D
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  final func removeHidden(except shown: [UICollectionViewLayoutAttributes]) {
    let items = Set(shown.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for (indexPath, cell) in cells where !items.contains(indexPath) {
      cells[indexPath] = nil
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
      recycle(cell, kind: Self.cellKind)
    }
    let others = Set(
      shown.compactMap { attributes in
        attributes.representedElementKind.map {
          Supplement(kind: $0, indexPath: attributes.indexPath)
        }
      })
    for (supplement, view) in supplements where !others.contains(supplement) {
      supplements[supplement] = nil
      remove(view, supplement)
    }
  }

  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let indexPath = attributes.indexPath
    if let kind = attributes.representedElementKind {
      let supplement = Supplement(kind: kind, indexPath: indexPath)
      if let view = supplements[supplement] { return view }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      supplements[supplement] = view
      addSubview(view)
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
      return view
    }
    if let cell = cells[indexPath] { return cell }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cell.isSelected = selected.contains(indexPath)
    cells[indexPath] = cell
    let above = cells.lazy.filter { $0.key < indexPath && $0.value.superview === self }
      .max { $0.key < $1.key }
    if let above {
      insertSubview(cell, aboveSubview: above.value)
    } else {
      insertSubview(cell, at: contentBottom)
    }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    return cell
  }

  /// Takes away a supplementary view.
  final func remove(_ view: UICollectionReusableView, _ supplement: Supplement) {
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: supplement.kind,
      at: supplement.indexPath)
    recycle(view, kind: supplement.kind)
  }
}
