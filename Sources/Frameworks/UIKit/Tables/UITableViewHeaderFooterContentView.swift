/// The view of a table's header or footer that holds what it shows.
final class UITableViewHeaderFooterContentView: UIView {
  /// At the sides, as far as the content of the table's rows.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let side = (superview as? UITableViewHeaderFooterView)?.sideMargin ?? listSideMargin
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }
}
