import AppRuntime
import Foundation

extension UITableView {
  final var mayBeSelected: Bool {
    isInEditingMode
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  final var maySeveralBeSelected: Bool {
    isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func select(_ indexPath: IndexPath) {
    guard mayBeSelected else { return }
    if maySeveralBeSelected, selected.contains(indexPath) { return deselect(indexPath) }
    var target = indexPath
    if let delegate {
      guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
      target = chosen
    }
    if !maySeveralBeSelected {
      for old in selected where old != target { deselect(old) }
    }
    if !selected.contains(target) { selected.append(target) }
    let cell = visibleCells_[target]
    cell?.setSelected(true, animated: false)
    if let cell { cell.selectionSegue?.trigger(sender: cell) }
    delegate?.tableView(self, didSelectRowAt: target)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    if let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: target) {
      delegate.tableView(self, performPrimaryActionForRowAt: target)
    }
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

  /// Returns the rectangle of a row to scroll to, or of its section if the row is `NSNotFound`.
  ///
  /// If it doesn't exist, this terminates the app.
  final func rectToScrollTo(_ indexPath: IndexPath) -> CGRect? {
    loadIfNeeded()
    let sections = layout.sections
    guard indexPath.count == 2 else { return nil }
    guard sections.indices.contains(indexPath.section) else {
      raise(
        "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) "
          + "when there are only \(sections.count) sections.")
    }
    if indexPath.row == NSNotFound { return rect(forSection: indexPath.section) }
    let rows = sections[indexPath.section].rows
    guard rows.indices.contains(indexPath.row) else {
      raise(
        "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there "
          + "are only \(rows.count) rows in section \(indexPath.section).")
    }
    return rectForRow(at: indexPath)
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
