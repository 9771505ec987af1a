import Testing
import UIKit

extension OnScreen {
  /// Transitions that enlarge a view controller's view from a view or a button.
  @MainActor struct ZoomTransitionTests {
    private let root = UIViewController()
    private let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 50))
    private let next = UIViewController()
    private let screen: TestScreen

    init() {
      root.view.backgroundColor = .blue
      next.view.backgroundColor = .red
      root.view.addSubview(source)
      screen = TestScreen(root: UINavigationController(rootViewController: root))
      screen.commit()
    }

    /// The color of the screen at a position, which is red where the new view is.
    private func red(at x: CGFloat, _ y: CGFloat) -> Float {
      screen.stage.color(at: CGPoint(x: x, y: y))?.red ?? -1
    }

    private var navigation: UINavigationController { root.navigationController! }

    @Test func aPushedViewGrowsFromTheSource() {
      var controllers: [UIViewController] = []
      next.preferredTransition = .zoom { [source] context in
        controllers = [context.sourceViewController, context.zoomedViewController]
        return source
      }
      navigation.pushViewController(next, animated: true)
      screen.commit()
      #expect(controllers == [root, next])
      screen.advance(0.1)
      #expect(red(at: 90, 325) == 1 && red(at: 350, 800) == 0)
      screen.advance(1)
      #expect(red(at: 350, 800) == 1 && next.view.frame.width == 393)
    }

    @Test func aPoppedViewShrinksToTheSource() {
      next.preferredTransition = .zoom { [source] _ in source }
      navigation.pushViewController(next, animated: false)
      screen.commit()
      navigation.popViewController(animated: true)
      screen.commit()
      #expect(abs(next.view.frame.width - 100) < 0.01 && abs(next.view.frame.minX - 40) < 0.01)
      screen.advance(1)
      #expect(next.view.window == nil && root.view.window != nil)
    }

    @Test func aPresentedViewGrowsFromAButtonInABar() {
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = item
      screen.commit()
      var asked = 0
      next.modalPresentationStyle = .fullScreen
      next.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in
        asked += 1
        return item
      })
      root.present(next, animated: true)
      screen.commit()
      #expect(asked == 1)
      screen.advance(1)
      #expect(next.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      next.dismiss(animated: true)
      screen.advance(1)
      #expect(next.view.window == nil && root.view.window != nil && asked == 2)
    }

    @Test func thePresenterRecedesBehindASheetThatGrows() {
      next.preferredTransition = .zoom { [source] _ in source }
      root.present(next, animated: true)
      screen.advance(1)
      #expect(!navigation.view.transform.isIdentity)
      next.dismiss(animated: true)
      screen.advance(1)
      #expect(navigation.view.transform.isIdentity && next.view.window == nil)
    }

    @Test func theAppChoosesThePartThatIsAlignedWithTheSource() {
      let options = UIViewController.Transition.ZoomOptions()
      options.alignmentRectProvider = { context in
        CGRect(x: 0, y: 0, width: context.zoomedViewController.view.bounds.width / 2, height: 200)
      }
      next.preferredTransition = .zoom(options: options) { [source] _ in source }
      navigation.pushViewController(next, animated: false)
      screen.commit()
      navigation.popViewController(animated: true)
      screen.commit()
      #expect(abs(next.view.frame.width - 200) < 0.01 && abs(next.view.frame.minX - 40) < 0.01)
      screen.advance(1)
    }

    @Test func aViewWithoutASourceFades() {
      next.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
      navigation.pushViewController(next, animated: true)
      screen.commit()
      screen.advance(0.1)
      #expect(red(at: 350, 800) > 0 && red(at: 350, 800) < 1)
      screen.advance(1)
      #expect(red(at: 350, 800) == 1)
    }

    @Test func otherTransitionsAreModalStyles() {
      next.preferredTransition = .crossDissolve
      #expect(next.modalTransitionStyle == .crossDissolve)
    }
  }
}
