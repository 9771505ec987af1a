import Foundation
import UIKitCore

/// The methods that provide the pages of a page view controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource>.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the view controller before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the view controller after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages for the page indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the page that the page indicator marks.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, so that there's no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Returns 0, because there's no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
