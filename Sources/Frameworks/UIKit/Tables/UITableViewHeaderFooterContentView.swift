/// The view that contains the content of a table view's header or footer.
final class UITableViewHeaderFooterContentView: UIView {
  /// The default margins at the sides, which match those of the table's rows.
  override var naturalMargins: NSDirectionalEdgeInsets {
    let side = (superview as? UITableViewHeaderFooterView)?.sideMargin ?? listSideMargin
    let margin = UITableView.look.headers.contentMargin
    return NSDirectionalEdgeInsets(
      top: margin, leading: side, bottom: margin, trailing: side)
  }
}
