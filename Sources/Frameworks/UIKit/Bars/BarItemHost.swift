/// A bar that shows items.
@MainActor
protocol BarItemHost: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
  /// Returns the bar's appearance for buttons of a style.
  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance?
}

extension BarItemHost {
  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { nil }
}
