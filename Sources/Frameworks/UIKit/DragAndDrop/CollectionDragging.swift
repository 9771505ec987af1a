import Stubs

/// Drags items from a collection view, and drops items on it, as its delegates say.
@MainActor
final class CollectionDragging: ListDragging {
  private unowned let collection: UICollectionView
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)

  weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { install() }
  }
  weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { install() }
  }
  var isEnabled = true {
    didSet { drag.isEnabled = isEnabled }
  }
  private var proposal = UICollectionViewDropProposal(operation: .cancel)

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(on: collection)
  }

  private func install() {
    install(drag, if: dragDelegate != nil)
    install(drop, if: dropDelegate != nil)
  }

  private func preview(ofItemAt path: IndexPath) -> UITargetedDragPreview? {
    guard let cell = collection.cellForItem(at: path) else { return nil }
    return UITargetedDragPreview(
      view: cell,
      parameters: dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
        ?? UIDragPreviewParameters())
  }

  private func tellCells(_ state: UICollectionViewCell.DragState) {
    for path in lifted { collection.cellForItem(at: path)?.dragState = state }
  }

  // MARK: Rearranging

  /// Has the items make room for one of them that is moved, or highlights the one into which items
  /// would go.
  private func showDestination(_ session: any UIDropSession) {
    let inserts =
      proposal.intent == .insertAtDestinationIndexPath
      && (proposal.operation == .move || proposal.operation == .copy)
    let own = hasActiveDrag && session.items.count == 1 ? source(of: session.items[0]) : nil
    if inserts, proposal.operation == .move, let own, let destination {
      collection.showMove(of: own, to: destination)
    } else {
      Stub.collectionDropGap.tell(if: inserts)
      collection.endShownMove()
    }
    collection.highlightDrop(
      at: proposal.intent == .insertIntoDestinationIndexPath ? destination : nil)
  }

  /// The place at which items would be inserted.
  private func place(_ session: any UIDropSession) -> IndexPath? {
    let location = session.location(in: collection)
    if let path = collection.indexPathForItem(at: location) { return path }
    if let place = collection.movement?.place { return place }
    return collection.endOfSection(at: location)
  }
}

extension CollectionDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = collection.indexPathForItem(at: session.location(in: collection)),
      collection.swipe == nil
    else { return [] }
    let items = dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    forgetItems()
    note(items, from: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    source(of: item).flatMap(preview)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    collection.endHighlight()
    hasActiveDrag = true
    tellCells(.lifting)
    animator.addCompletion { [weak self] position in
      guard position == .start else { return }
      self?.tellCells(.none)
      self?.hasActiveDrag = false
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    tellCells(.dragging)
    dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = collection.indexPathForItem(at: point) else { return [] }
    let items =
      dragDelegate?.collectionView(collection, itemsForAddingTo: session, at: path, point: point)
      ?? []
    note(items, from: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    collection.endShownMove()
    guard let path = source(of: item), let cell = collection.cellForItem(at: path) else {
      return nil
    }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: collection, center: cell.center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    tellCells(.none)
    hasActiveDrag = false
    forgetItems()
    dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
  }
}

extension CollectionDragging: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    dropDelegate?.collectionView(collection, canHandle: session) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    destination = place(session)
    proposal =
      dropDelegate?.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .cancel)
    showDestination(session)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasActiveDrop = false
    collection.endShownMove()
    collection.highlightDrop(at: nil)
    dropDelegate?.collectionView(collection, dropSessionDidExit: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    let drop = CollectionDrop(session, on: collection, at: destination, proposal, source: source)
    dropping = drop
    // The items are where the data source has them, so that the delegate's changes move them from
    // where they are shown.
    collection.forgetShownMove()
    collection.highlightDrop(at: nil)
    dropDelegate?.collectionView(collection, performDropWith: drop)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    hasActiveDrop = false
    dropping = nil
    dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
  }
}
