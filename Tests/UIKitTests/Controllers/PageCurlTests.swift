import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitPaging

extension OnScreen {
  /// Pages that turn around a spine.
  @MainActor struct PageCurlTests {
    private let pages = [UIColor.red, .green, .blue, .yellow].map { color in
      let page = UIViewController()
      page.view.backgroundColor = color
      return page
    }

    private func show(_ spine: UIPageViewController.SpineLocation, _ shown: [UIViewController])
      -> (UIPageViewController, TestScreen)
    {
      let book = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: spine.rawValue])
      book.setViewControllers(shown, direction: .forward, animated: false)
      let screen = TestScreen(root: book)
      screen.advance(0.1)
      return (book, screen)
    }

    private func turned(in book: UIPageViewController) -> TurningLeafView? {
      book.view.subviews.lazy.compactMap { $0 as? TurningLeafView }.first
    }

    private func color(_ screen: TestScreen, at x: CGFloat) -> [Float]? {
      screen.stage.color(at: CGPoint(x: x, y: 400)).map { [$0.red, $0.green, $0.blue] }
    }

    @Test func aLeafFoldsOverWhatComesNext() throws {
      let (book, screen) = show(.min, [pages[0]])
      book.setViewControllers([pages[1]], direction: .forward, animated: true)
      screen.advance(0.15)
      let leaf = try #require(turned(in: book))
      #expect(leaf.progress > 0 && leaf.progress < 1)
      leaf.progress = 0.25
      screen.commit()
      #expect(color(screen, at: 20) == [1, 0, 0] && color(screen, at: 380) == [0, 1, 0])
      screen.advance(1)
      #expect(turned(in: book) == nil && color(screen, at: 20) == [0, 1, 0])
    }

    @Test func backwardTheEarlierLeafComesOver() throws {
      let (book, screen) = show(.min, [pages[1]])
      book.setViewControllers([pages[0]], direction: .reverse, animated: true)
      screen.advance(0.15)
      let leaf = try #require(turned(in: book))
      leaf.progress = 0.25
      screen.commit()
      #expect(color(screen, at: 20) == [1, 0, 0] && color(screen, at: 380) == [0, 1, 0])
      screen.advance(1)
      #expect(color(screen, at: 380) == [1, 0, 0])
    }

    @Test func atTheEndTheSpineIsOnTheOtherSide() throws {
      let (book, screen) = show(.max, [pages[0]])
      book.setViewControllers([pages[1]], direction: .forward, animated: true)
      screen.advance(0.15)
      let leaf = try #require(turned(in: book))
      leaf.progress = 0.25
      screen.commit()
      #expect(color(screen, at: 380) == [1, 0, 0] && color(screen, at: 10) == [0, 1, 0])
    }

    @Test func aroundTheMiddleALeafHasTheNextPageOnItsBack() throws {
      let (book, screen) = show(.mid, [pages[0], pages[1]])
      #expect(book.isDoubleSided)
      book.setViewControllers([pages[2], pages[3]], direction: .forward, animated: true)
      screen.advance(0.15)
      let leaf = try #require(turned(in: book))
      leaf.progress = 0.75
      screen.commit()
      #expect(color(screen, at: 10) == [1, 0, 0] && color(screen, at: 150) == [0, 0, 1])
      #expect(color(screen, at: 380) == [1, 1, 0])
      screen.advance(1)
      #expect(color(screen, at: 10) == [0, 0, 1] && color(screen, at: 380) == [1, 1, 0])
    }

    @Test func aDoubleSidedLeafShowsItsBackWhileItTurns() throws {
      let (book, screen) = show(.min, [pages[0]])
      book.isDoubleSided = true
      book.setViewControllers([pages[2], pages[1]], direction: .forward, animated: true)
      screen.advance(0.15)
      let leaf = try #require(turned(in: book))
      leaf.progress = 0.25
      screen.commit()
      #expect(color(screen, at: 250) == [0, 1, 0])
      screen.advance(1)
      #expect(book.viewControllers == [pages[2]] && pages[1].view.window == nil)
    }
  }
}
