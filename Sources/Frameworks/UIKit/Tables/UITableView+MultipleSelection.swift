import Foundation

extension UITableView: MultiplySelectable {
  func selectablePath(at place: CGPoint) -> IndexPath? { indexPathForRow(at: place) }

  func mayBeginSelecting(at path: IndexPath) -> Bool {
    allowsMultipleSelectionDuringEditing
      && delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func beginSelecting(at path: IndexPath) {
    endHighlight()
    if !isEditing { setEditing(true, animated: true) }
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endSelecting() {
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  func selectablePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (first, last) = (min(first, last), max(first, last))
    return (first.section...last.section).flatMap { section in
      let count = numberOfRows(inSection: section)
      let start = section == first.section ? first.row : 0
      let end = section == last.section ? last.row + 1 : count
      return (start..<max(start, end)).map { IndexPath(row: $0, section: section) }
    }
  }

  var selectedPaths: Set<IndexPath> { Set(selected) }
}
