/// A view that a bar shows for an item.
@MainActor
protocol BarItemView: UIView {
  /// The item.
  var barItem: UIBarItem { get }
}
