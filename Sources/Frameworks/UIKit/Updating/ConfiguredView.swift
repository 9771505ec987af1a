/// A view that updates its configuration for its state.
@MainActor
protocol ConfiguredView: UIView {
  func setNeedsUpdateConfiguration()
}

extension UIButton: ConfiguredView {}
extension UICollectionViewCell: ConfiguredView {}
extension UITableViewCell: ConfiguredView {}
extension UITableViewHeaderFooterView: ConfiguredView {}
