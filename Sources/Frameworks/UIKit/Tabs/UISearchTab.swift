/// A tab for an app's search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtab>.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates the tab, with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)?) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }
}
