/// The view of a table's header or footer that holds its content.
final class UITableViewHeaderFooterContentView: UIView {
  /// The system's margins at the sides, which are those of the table's rows.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let side = (superview as? UITableViewHeaderFooterView)?.sideMargin ?? listSideMargin
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }
}
