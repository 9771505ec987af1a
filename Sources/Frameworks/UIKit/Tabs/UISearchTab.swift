/// A tab for an app's search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtab>.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// The identifier of a search tab.
  public class var identifier: String { "com.apple.UIKit.Search" }

  /// Creates the tab, with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: Self.identifier, viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }

  /// Whether selecting the tab starts a search with the search controller of its view controller.
  ///
  /// Canceling the search then selects the previous tab.
  @available(IOS26 )
  open var automaticallyActivatesSearch = false
}
