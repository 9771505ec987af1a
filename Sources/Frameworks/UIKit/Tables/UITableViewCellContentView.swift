/// The view of a table's cell that holds the cell's content.
final class UITableViewCellContentView: UIView {
  /// The system's margins: at the sides, those of the window's other content, but less next to an
  /// accessory; above and below, those of a line of text in a row.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let cell = superview as? UITableViewCell
    return NSDirectionalEdgeInsets(
      top: 11, leading: cell?.sideMargin ?? listSideMargin, bottom: 11,
      trailing: cell?.trailingMargin ?? listSideMargin)
  }
}
