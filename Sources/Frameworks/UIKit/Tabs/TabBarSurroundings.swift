/// The parts of a tab bar controller's interface that depend on scrolling or surround its bar.
@MainActor
final class TabBarSurroundings {
  var minimizing = TabBarMinimizing()
  /// The bar with the accessory, if the app has set one.
  var accessoryBar: TabAccessoryBar?
  /// The identifier of the tab that the app has made prominent.
  var prominentIdentifier: String?
  /// The insets of the content from the edges of the controller's view.
  var contentInsets = UIEdgeInsets.zero
}
