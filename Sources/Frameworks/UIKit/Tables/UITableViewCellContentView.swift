/// The view that contains the content of a table view cell.
final class UITableViewCellContentView: UIView {
  /// The default margins.
  ///
  /// At the sides, they match the window's other content, but they're smaller next to an accessory.
  /// At the top and bottom, they match a line of text in a row.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let cell = superview as? UITableViewCell
    return NSDirectionalEdgeInsets(
      top: 11, leading: cell?.sideMargin ?? listSideMargin, bottom: 11,
      trailing: cell?.trailingMargin ?? listSideMargin)
  }
}
