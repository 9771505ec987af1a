/// Methods for handling items that the user drops on a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when items are dropped.
  ///
  /// Their data can be loaded only now.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table view can handle the items.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the items move over the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for dropping the items at a position.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the items leave the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended, regardless of where the items are dropped.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the parameters of the preview of an item that's dropped on a row, or `nil` to show the
  /// whole preview.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `true`, so that all items can be dropped.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession)
    -> Bool
  { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal to copy the items.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns `nil`, which shows the whole preview.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
