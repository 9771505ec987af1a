/// What a bar shows of an item.
@MainActor
protocol BarItemView: UIView {
  /// The item.
  var barItem: UIBarItem { get }
}
