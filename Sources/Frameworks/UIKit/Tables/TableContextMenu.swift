/// Shows the context menus of a table view's rows, as its delegate provides them.
final class TableContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private var indexPath: IndexPath?

  init(_ table: UITableView) {
    self.table = table
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !table.isEditing, let indexPath = table.indexPathForRow(at: location) else { return nil }
    self.indexPath = indexPath
    return delegate?.tableView(
      table, contextMenuConfigurationForRowAt: indexPath, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    table.endHighlight()
    return delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? indexPath.flatMap(table.cellForRow).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UITableView {
  /// The interaction that shows the context menus of the rows.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    firstContextMenuInteraction
  }
}
