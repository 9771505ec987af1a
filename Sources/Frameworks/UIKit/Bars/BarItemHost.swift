/// A bar that shows items.
@MainActor
protocol BarItemHost: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
  /// How the bar wants its buttons of a style to look.
  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance?
}

extension BarItemHost {
  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { nil }
}
