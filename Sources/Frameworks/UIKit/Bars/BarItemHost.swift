/// A bar that shows items.
@MainActor
protocol BarItemHost: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}
