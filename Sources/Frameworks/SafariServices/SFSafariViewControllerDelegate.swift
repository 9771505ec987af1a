import UIKit

/// The methods that report what happens in a Safari view controller.
///
/// Follows <https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the user shares a page, and returns the app's own activities.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// Called when the user shares a page, and returns the activities to leave out.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  /// Called when the user closes the controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page has loaded, or couldn't be loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when the first page redirects to another address.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Called when the user opens the page in Safari.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Adds no activities.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }

  /// Leaves out no activities.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }

  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}

  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
