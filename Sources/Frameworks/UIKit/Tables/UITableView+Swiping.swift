extension UITableView {
  /// What a swipe offers where the delegate says nothing: to delete the row, if the data source can.
  final func deleteActions(forRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
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

  final func handleSwipe(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed: swipe?.move(by: recognizer.translation(in: self).x)
    case .ended, .cancelled:
      if swipe?.end(velocity: recognizer.velocity(in: self).x) == false { swipe = nil }
    default: break
    }
  }

  func closeSwipe() {
    swipe?.close()
    swipe = nil
  }

  func beginSwipe(at point: CGPoint, towardsLeading: Bool) -> Bool {
    guard swipe == nil, let indexPath = indexPathForRow(at: point),
      let cell = visibleCells_[indexPath]
    else { return false }
    let configuration =
      towardsLeading
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        ?? deleteActions(forRowAt: indexPath)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    guard let configuration, !configuration.actions.isEmpty else { return false }
    endHighlight()
    swipe = TableSwipe(
      cell: cell, configuration: configuration, isTrailing: towardsLeading
    ) { [weak self] in self?.closeSwipe() }
    return true
  }
}
