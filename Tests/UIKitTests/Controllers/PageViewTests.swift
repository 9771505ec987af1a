import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitPaging

extension OnScreen {
  @MainActor struct PageViewTests {
    private let pages = [UIViewController(), UIViewController(), UIViewController()]
    private let source = PageSource()
    private let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)

    private func show() -> TestScreen {
      source.pages = pages
      controller.dataSource = source
      controller.delegate = source
      controller.setViewControllers([pages[0]], direction: .forward, animated: false)
      let screen = TestScreen(root: controller)
      screen.advance(0.1)
      return screen
    }

    @Test func aSwipeTurnsThePageAndTellsTheDelegate() async {
      let screen = show()
      screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), rest: 0.1)
      await screen.settle()
      #expect(controller.viewControllers == [pages[1]])
      #expect(pages[1].view.window != nil)
      #expect(pages[0].view.window == nil)
      #expect(pages[0].parent == nil)
      #expect(source.log.take() == ["will 1", "did 0 true"])
    }

    @Test func aPageKeepsItsSizeUntilTheFirstLayout() {
      pages[0].view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      controller.loadViewIfNeeded()
      controller.setViewControllers([pages[0]], direction: .forward, animated: false)
      #expect(pages[0].view.frame.size == CGSize(width: 300, height: 500))
    }

    @Test func codeTurnsThePageWithoutTellingTheDelegate() {
      let screen = show()
      var completed: [Bool] = []
      controller.setViewControllers([pages[2]], direction: .forward, animated: true) {
        completed.append($0)
      }
      #expect(controller.viewControllers == [pages[2]])
      #expect(completed == [])
      screen.advance(1)
      #expect(completed == [true])
      #expect(pages[2].view.window != nil)
      #expect(pages[0].view.window == nil)
      #expect(source.log.take() == [])
    }

    @Test func theIndicatorNeedsACount() {
      source.count = 3
      let screen = show()
      screen.commit()
      let indicator = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
      #expect(indicator?.isHidden == false)
      #expect(indicator?.numberOfPages == 3)
      #expect(pages[0].view.frame.height < 852 - 34)
      source.count = 0
      controller.setViewControllers([pages[1]], direction: .forward, animated: false)
      #expect(indicator?.isHidden == true)
    }

    @Test func anAppMayBeTheDelegateOfTheScrollViewToo() async {
      let screen = show()
      let scrollView = controller.view.subviews.compactMap { $0 as? UIScrollView }.first!
      let other = ScrollDelegate()
      scrollView.delegate = other
      screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), rest: 0.1)
      await screen.settle()
      #expect(controller.viewControllers == [pages[1]])
      #expect(!other.log.take().isEmpty)
    }

    @Test func pagesThatScrollHaveNoSpine() {
      #expect(controller.spineLocation == .none)
      #expect(controller.gestureRecognizers.isEmpty)
      let book = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.max.rawValue)])
      #expect(book.spineLocation == .max)
      #expect(!book.gestureRecognizers.isEmpty)
    }
  }
}

/// The data source of a page view controller, which also records its calls as the delegate.
private final class PageSource: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let log = CallLog()
  var pages: [UIViewController] = []
  var count = 0

  private func index(_ controller: UIViewController) -> Int { pages.firstIndex(of: controller)! }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    index(viewController) > 0 ? pages[index(viewController) - 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    index(viewController) + 1 < pages.count ? pages[index(viewController) + 1] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.note("will \(index(pendingViewControllers[0]))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.note("did \(index(previousViewControllers[0])) \(completed)")
  }
}
