/// The view that contains the content of a table view's header or footer.
final class UITableViewHeaderFooterContentView: UIView {
  /// The default margins at the sides, which match those of the table's rows.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let side = (superview as? UITableViewHeaderFooterView)?.sideMargin ?? listSideMargin
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }
}
