/// Shows the context menus of a collection view's items, as its delegate provides them.
final class CollectionContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let collection: UICollectionView
  private var indexPath: IndexPath?

  init(_ collection: UICollectionView) {
    self.collection = collection
  }

  private var delegate: (any UICollectionViewDelegate)? { collection.delegate }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPath = collection.indexPathForItem(at: location)
    return delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: indexPath.map { [$0] } ?? [], point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let indexPath else { return nil }
    return delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
      ?? collection.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let indexPath else { return nil }
    return delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// The interaction that shows the context menus of the items.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    firstContextMenuInteraction
  }
}
