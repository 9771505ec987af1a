extension UITableView {
  func select(_ indexPath: IndexPath) {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing else { return }
    if allowsMultipleSelection, selected.contains(indexPath) { return deselect(indexPath) }
    var target = indexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
      target = chosen
    }
    if !allowsMultipleSelection {
      for old in selected where old != target { deselect(old) }
    }
    if !selected.contains(target) { selected.append(target) }
    let cell = visibleCells_[target]
    cell?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: target)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    if let cell { cell.selectionSegue?.trigger(sender: cell) }
  }

  func deselect(_ indexPath: IndexPath) {
    var target = indexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willDeselectRowAt: indexPath) else { return }
      target = chosen
    }
    selected.removeAll { $0 == target }
    visibleCells_[target]?.setSelected(false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  final func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    if let segue = cell.accessorySegue { return segue.trigger(sender: cell) }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  func showHighlight() {
    pendingHighlight?.invalidate()
    pendingHighlight = nil
    guard let highlighted, let cell = visibleCells_[highlighted] else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: highlighted)
  }

  func endHighlight() {
    pendingHighlight?.invalidate()
    pendingHighlight = nil
    guard let indexPath = highlighted else { return }
    highlighted = nil
    guard let cell = visibleCells_[indexPath], cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }
}
