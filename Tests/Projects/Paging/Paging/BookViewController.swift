import UIKit

/// Four pages, with buttons that turn them, and a label for the events.
class BookViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages = (1...4).map { PageContentViewController($0) }
  var hasIndicator = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    PageContentViewController.log = []
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Last", style: .plain, target: self, action: #selector(showLast)),
      UIBarButtonItem(title: "First", style: .plain, target: self, action: #selector(showFirst)),
      UIBarButtonItem(title: "Log", style: .plain, target: self, action: #selector(showLog)),
    ]
  }

  @objc func showLast() {
    setViewControllers([pages[3]], direction: .forward, animated: true) {
      PageContentViewController.log.append("completed \($0)")
    }
  }

  @objc func showFirst() {
    setViewControllers([pages[0]], direction: .reverse, animated: true)
  }

  @objc func showLog() {
    let alert = UIAlertController(
      title: "Log", message: PageContentViewController.log.joined(separator: ", "),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    PageContentViewController.log = []
    present(alert, animated: true)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let number = (viewController as! PageContentViewController).number
    return number > 1 ? pages[number - 2] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let number = (viewController as! PageContentViewController).number
    return number < 4 ? pages[number] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    hasIndicator ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    ((viewControllers?.first as? PageContentViewController)?.number ?? 1) - 1
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    let numbers = pendingViewControllers.map { ($0 as! PageContentViewController).number }
    PageContentViewController.log.append("to \(numbers)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let numbers = previousViewControllers.map { ($0 as! PageContentViewController).number }
    PageContentViewController.log.append("from \(numbers) \(completed)")
  }
}
