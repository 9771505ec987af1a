extension UITableViewDelegate {
  /// Returns whether all rows can have the focus.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.allowsFocus
  }

  /// Returns `true`, so that the focus can change.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns `nil`, so that the system chooses the row.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Returns whether all rows are selected when they get the focus.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }
}
