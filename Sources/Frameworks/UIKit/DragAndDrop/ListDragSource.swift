/// The drag delegate of a table or collection view and its rows or items, as the source of a drag.
@MainActor
protocol ListDragSource: ListDragging, UIDragInteractionDelegate {
  /// Whether a cell is swiped.
  ///
  /// In this case, nothing can be lifted.
  var isSwiped: Bool { get }
  func path(at point: CGPoint) -> IndexPath?
  func cell(at path: IndexPath) -> UIView?
  func show(_ stage: DragStage, at path: IndexPath)
  func endHighlight()

  func items(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func items(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func sessionWillBegin(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  func sessionDidEnd(_ session: any UIDragSession)
}

/// The stages of a drag, with the same raw values as the cells' `DragState`.
enum DragStage: Int {
  case none
  case lifting
  case dragging
}

extension ListDragSource {
  private func showLifted(_ stage: DragStage) {
    for path in lifted { show(stage, at: path) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = path(at: session.location(in: view)), !isSwiped else { return [] }
    let items = items(beginning: session, at: path)
    forgetItems()
    note(items, from: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = path(at: point) else { return [] }
    let items = items(addedTo: session, at: path, point)
    note(items, from: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item), let cell = cell(at: path) else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: previewParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    endHighlight()
    hasActiveDrag = true
    showLifted(.lifting)
    animator.addCompletion { [weak self] position in
      guard position == .start else { return }
      self?.showLifted(.none)
      self?.hasActiveDrag = false
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    showLifted(.dragging)
    sessionWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    showLifted(.none)
    hasActiveDrag = false
    forgetItems()
    sessionDidEnd(session)
  }
}
