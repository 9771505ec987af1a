/// The view that contains the content of a table view cell.
final class UITableViewCellContentView: UIView {
  /// The margin above and below a line of text in a row.
  static let verticalMargin = UITableView.look.row.contentMargin

  /// The system's margins: at the sides, those of the window's other content, but less next to an
  /// accessory; above and below, those of a line of text in a row.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let cell = superview as? UITableViewCell
    return NSDirectionalEdgeInsets(
      top: Self.verticalMargin, leading: cell?.sideMargin ?? listSideMargin,
      bottom: Self.verticalMargin, trailing: cell?.trailingMargin ?? listSideMargin)
  }
}
