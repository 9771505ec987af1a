/// The view of a table's cell that holds what the cell shows.
final class UITableViewCellContentView: UIView {
  /// At the sides, as far as the window's other content, but for less beside an accessory; above
  /// and beneath, as far as a line of text needs in a row.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let cell = superview as? UITableViewCell
    return NSDirectionalEdgeInsets(
      top: 11, leading: cell?.sideMargin ?? listSideMargin, bottom: 11,
      trailing: cell?.trailingMargin ?? listSideMargin)
  }
}
