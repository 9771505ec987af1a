import Stubs

extension UITableView {
  /// Returns the default swipe actions if the delegate doesn't provide a configuration.
  ///
  /// These are its row actions or, if the data source can delete the row, a Delete action.
  final func usualActions(forRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) else {
      return deleteActions(forRowAt: indexPath)
    }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { $0.contextual(forRowAt: indexPath) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func deleteActions(forRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath),
      ObjCRuntime.responds(dataSource, to: "tableView:commit:forRowAt:"),
      (delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete) == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func setUpSwipe() {
    let recognizer = UIPanGestureRecognizer(target: self, action: "handleSwipe:")
    swipeRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  /// Returns whether a horizontal drag starts to swipe a row.
  final func mayBeginSwipe(_ pan: UIPanGestureRecognizer) -> Bool {
    let translation = pan.translation(in: self)
    guard abs(translation.x) > abs(translation.y) else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return beginSwipe(
      at: pan.location(in: self), towardsLeading: isMirrored ? translation.x > 0 : translation.x < 0
    )
  }

  final func handleSwipe(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed: swipe?.move(by: recognizer.translation(in: self).x)
    case .ended, .cancelled:
      if let swipe, !swipe.end(velocity: recognizer.velocity(in: self).x) { swipeDidEnd(swipe) }
    default: break
    }
  }

  final func closeSwipe() {
    guard let swipe else { return }
    swipe.close()
    swipeDidEnd(swipe)
  }

  /// Reverts the changes made by a swipe that has ended.
  private func swipeDidEnd(_ ended: TableSwipe) {
    swipe = nil
    let indexPath = indexPath(for: ended.cell)
    ended.cell.showingDeleteConfirmation = false
    if let indexPath {
      updateEditing(of: ended.cell, at: indexPath, animated: true)
    } else {
      ended.cell.editingStyle = .none
      ended.cell.shownState = []
      ended.cell.setEditing(false, animated: false)
    }
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
  }

  /// Updates how a row can be edited while the table is in editing mode.
  final func updateEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    let isEdited =
      isInEditingMode && dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    cell.editingStyle =
      isEdited ? delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete : .none
    cell.setEditing(isEdited, animated: animated)
    let indents =
      isEdited && cell.shouldIndentWhileEditing
      && delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    let kind = isEdited ? editControl(for: cell.editingStyle) : nil
    let moves = isInEditingMode && canReorder(indexPath)
    if moves { cell.showsReorderControl = true }
    cell.transition(to: kind == nil ? [] : .showingEditControl, animated: animated) {
      cell.showReorderControl(moves, animated: animated)
      cell.showEditControl(kind, indents: kind != nil || indents, animated: animated)
    }
  }

  private func editControl(for style: UITableViewCell.EditingStyle) -> CellEditControl.Kind? {
    if allowsMultipleSelectionDuringEditing { return .select }
    return switch style {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  /// Handles a tap on the editing control.
  ///
  /// It inserts immediately, but asks for confirmation before deleting.
  final func editControlTapped(in cell: UITableViewCell) {
    guard swipe == nil else { return closeSwipe() }
    guard let indexPath = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
    } else if beginSwipe(of: cell, at: indexPath, towardsLeading: true) {
      swipe?.open()
    }
  }

  func beginSwipe(at point: CGPoint, towardsLeading: Bool) -> Bool {
    guard swipe == nil, let indexPath = indexPathForRow(at: point),
      let cell = visibleCells_[indexPath]
    else { return false }
    return beginSwipe(of: cell, at: indexPath, towardsLeading: towardsLeading)
  }

  private func beginSwipe(of cell: UITableViewCell, at indexPath: IndexPath, towardsLeading: Bool)
    -> Bool
  {
    let configuration =
      towardsLeading
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        ?? usualActions(forRowAt: indexPath)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    guard let configuration, !configuration.actions.isEmpty else { return false }
    endHighlight()
    swipe = TableSwipe(
      cell: cell, configuration: configuration, isTrailing: towardsLeading
    ) { [weak self] in self?.closeSwipe() }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    cell.editingStyle =
      delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    cell.showingDeleteConfirmation = towardsLeading
    let state = cell.shownState.union(towardsLeading ? .showingDeleteConfirmation : [])
    cell.transition(to: state, animated: true) { cell.setEditing(true, animated: true) }
    return true
  }
}
