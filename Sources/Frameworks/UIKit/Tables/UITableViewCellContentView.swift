/// The view of a table's cell that holds what the cell shows.
final class UITableViewCellContentView: UIView {
  /// At the sides, as far as the window's other content; above and beneath, as far as a line of text needs in a row.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let side = (superview as? UITableViewCell)?.sideMargin ?? listSideMargin
    return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }
}
