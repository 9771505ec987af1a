import Stubs

/// Drags items from a collection view and drops items on it, as its delegates specify.
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

  // MARK: Rearranging

  /// Makes space for a moved item, or highlights the item that items would be dropped into.
  private func showDestination(_ session: any UIDropSession) {
    let inserts =
      proposal.intent == .insertAtDestinationIndexPath
      && (proposal.operation == .move || proposal.operation == .copy)
    let own = hasActiveDrag && session.items.count == 1 ? source(of: session.items[0]) : nil
    if inserts, proposal.operation == .move, let own, let destination {
      collection.showMove(of: own, to: destination)
    } else {
      Stub.collectionDropGap.report(if: inserts)
      collection.endShownMove()
    }
    collection.highlightDrop(
      at: proposal.intent == .insertIntoDestinationIndexPath ? destination : nil)
  }

  /// Returns the position where items would be inserted.
  private func place(_ session: any UIDropSession) -> IndexPath? {
    let location = session.location(in: collection)
    if let path = collection.indexPathForItem(at: location) { return path }
    if let place = collection.movement?.place { return place }
    return collection.endOfSection(at: location)
  }
}

extension CollectionDragging: ListDragSource {
  var isSwiped: Bool { collection.swipe != nil }

  func path(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }

  func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }

  func show(_ stage: DragStage, at path: IndexPath) {
    collection.cellForItem(at: path)?.dragState = .init(rawValue: stage.rawValue) ?? .none
  }

  func endHighlight() { collection.endHighlight() }

  func items(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
  }

  func items(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.collectionView(collection, itemsForAddingTo: session, at: path, point: point)
      ?? []
  }

  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
  }

  func sessionWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func sessionDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
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
    // The items are at their positions in the data source, so that the delegate's changes move them
    // from where they're shown.
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
