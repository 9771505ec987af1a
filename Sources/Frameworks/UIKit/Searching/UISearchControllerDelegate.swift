import Foundation

/// The methods that respond to the start and the end of a search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search interface is shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search interface is shown.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search interface is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search interface is dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called to show the search interface.
  ///
  /// If it isn't active afterward, it's shown in the default way.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing, so that the search controller shows the search interface.
  public func presentSearchController(_ searchController: UISearchController) {}
}
