/// Drags rows from a table view and drops items on it, as its delegates specify.
@MainActor
final class TableDragging: ListDragging {
  private unowned let table: UITableView
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)

  weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { install() }
  }
  weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { install() }
  }
  var isEnabled = true {
    didSet { drag.isEnabled = isEnabled }
  }
  private var proposal = UITableViewDropProposal(operation: .cancel)

  init(_ table: UITableView) {
    self.table = table
    super.init(on: table)
  }

  private func install() {
    install(drag, if: dragDelegate != nil)
    install(drop, if: dropDelegate != nil || dragDelegate != nil)
  }

  // MARK: Rearranging

  /// Returns the row that the user is moving within the table view, if the data source allows it.
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard hasActiveDrag, session.items.count == 1, let path = source(of: session.items[0]),
      table.canReorder(path)
    else { return nil }
    return path
  }

  /// Opens a gap for the dragged items, or highlights the row that they would be dropped into.
  private func showDestination(_ session: any UIDropSession) {
    var gap = TableGap()
    var highlighted: IndexPath?
    switch proposal.intent {
    case .insertAtDestinationIndexPath, .automatic:
      guard let destination, proposal.operation == .copy || proposal.operation == .move else {
        break
      }
      let own = session.items.first.flatMap(source)
      let height = own.flatMap { table.layout.row($0)?.height }
      gap = TableGap(
        source: proposal.operation == .move ? own : nil, target: destination,
        height: height ?? table.layout.row(destination)?.height ?? UITableView.rowGap)
    case .insertIntoDestinationIndexPath: highlighted = destination
    default: break
    }
    table.show(gap, highlighting: highlighted)
  }

  /// Returns the position where items would be inserted.
  private func place(_ session: any UIDropSession) -> IndexPath? {
    let location = session.location(in: table)
    guard let item = session.items.first, let own = source(of: item), hasActiveDrag else {
      return table.layout.insertionPlace(at: location.y)
    }
    let middle = DragOperation.current.map {
      table.convert($0.stack.middle(of: item), from: nil).y
    }
    return table.layout.place(nearest: middle ?? location.y, movingRowAt: own)
  }
}

extension TableDragging: ListDragSource {
  var isSwiped: Bool { table.swipe != nil }

  func path(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }

  func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }

  func show(_ stage: DragStage, at path: IndexPath) {
    table.cellForRow(at: path)?.dragState = .init(rawValue: stage.rawValue) ?? .none
  }

  func endHighlight() { table.endHighlight() }

  func items(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
  }

  func items(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.tableView(table, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
  }

  func sessionWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func sessionDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item), table.cellForRow(at: path) != nil else { return nil }
    let row = table.rectForRow(at: path)
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(
        container: table, center: CGPoint(x: row.midX, y: row.midY)))
  }
}

extension TableDragging: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    movedRow(session) != nil || dropDelegate?.tableView(table, canHandle: session) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    destination = place(session)
    if let dropDelegate {
      proposal = dropDelegate.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    } else {
      proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    let location = session.location(in: table)
    if let touched = table.indexPathForRow(at: location), isAimed(at: touched, location) {
      destination = touched
      proposal = UITableViewDropProposal(
        operation: proposal.operation, intent: .insertIntoDestinationIndexPath)
    }
    if let row = movedRow(session), let target = destination, proposal.operation == .move {
      destination =
        table.delegate?.tableView(
          table, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: target) ?? target
    }
    showDestination(session)
    return proposal
  }

  /// Returns whether the dragged items would be dropped into a row instead of next to it.
  private func isAimed(at path: IndexPath, _ location: CGPoint) -> Bool {
    guard proposal.intent == .automatic else {
      return proposal.intent == .insertIntoDestinationIndexPath
    }
    let row = table.rectForRow(at: path)
    return abs(location.y - row.midY) < row.height / 4
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasActiveDrop = false
    table.show(TableGap(), highlighting: nil)
    dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    let drop = TableDrop(session, on: table, at: destination, proposal, source: source)
    dropping = drop
    // The gap closes when the row that it was opened for arrives.
    table.forgetGap()
    if let row = movedRow(session), let target = destination,
      proposal.intent == .insertAtDestinationIndexPath, proposal.operation == .move
    {
      table.dataSource?.tableView(table, moveRowAt: row, to: target)
      table.moveRow(at: row, to: target)
      _ = drop.drop(session.items[0], toRowAt: target)
    } else {
      dropDelegate?.tableView(table, performDropWith: drop)
    }
    table.closeGap()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    hasActiveDrop = false
    dropping = nil
    dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
}
