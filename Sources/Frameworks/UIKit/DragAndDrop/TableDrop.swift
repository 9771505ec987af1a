/// Items that are dropped on a table view, whose delegate positions them.
final class TableDrop: ListDrop, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal
  private let table: UITableView

  init(
    _ session: any UIDropSession, on table: UITableView, at path: IndexPath?,
    _ proposal: UITableViewDropProposal, source: (UIDragItem) -> IndexPath?
  ) {
    self.table = table
    self.proposal = proposal
    items = session.items.map { ListDropItem($0, from: source($0)) }
    super.init(session, on: table, at: path)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    RowPlaceholder(dragItem, at: placeholder.insertionIndexPath, animator(of: dragItem)) {
      [table] in table.insertRows(at: [$0], with: .automatic)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(
      dragItem, on: table.rectForRow(at: indexPath),
      as: table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    let row = table.rectForRow(at: indexPath)
    return drop(
      dragItem, into: rect.offsetBy(dx: row.minX, dy: row.minY),
      previewSize: items.first { $0.dragItem === dragItem }?.previewSize ?? .zero)
  }
}
