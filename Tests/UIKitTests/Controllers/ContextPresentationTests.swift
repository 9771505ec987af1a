import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Presentations that cover or replace the view controller that defines their context.
  @MainActor struct ContextPresentationTests {
    private let log = CallLog()
    private let root: UIViewController
    private let screen: TestScreen
    private let presented = UIViewController()

    init() {
      root = LoggingController("root", log)
      root.view.backgroundColor = .red
      presented.view.backgroundColor = .blue
      screen = TestScreen(root: root)
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor? {
      screen.commit()
      let color = screen.stage.color(at: CGPoint(x: x, y: y))
      return [UIColor.red, .green, .blue].first { $0.displayed == color }
    }

    @Test(
      arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [false, true])
    func itIsShownAndTheRestComesBack(_ style: UIModalPresentationStyle, _ animated: Bool) {
      presented.modalPresentationStyle = style
      root.present(presented, animated: animated)
      screen.advance(1)
      #expect(color(200, 400) == .blue)
      #expect(presented.view.window === screen.window)
      #expect((root.view.window == nil) == (style == .currentContext))
      root.dismiss(animated: animated)
      screen.advance(1)
      #expect(color(200, 400) == .red)
      #expect(root.view.window === screen.window)
      #expect(root.presentedViewController == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func itCoversTheContextOnly(_ style: UIModalPresentationStyle) {
      let child = UIViewController()
      child.view.backgroundColor = .green
      child.definesPresentationContext = true
      root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 400)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      screen.commit()
      presented.modalPresentationStyle = style
      child.present(presented, animated: false)
      screen.commit()
      #expect(color(200, 200) == .red)
      #expect(color(200, 600) == .blue)
      #expect(presented.presentingViewController === child)
      presented.dismiss(animated: false)
      #expect(color(200, 600) == .green)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func itGoesAndComesWithItsTab(_ style: UIModalPresentationStyle) {
      let tabs = UITabBarController()
      let other = UIViewController()
      other.view.backgroundColor = .green
      root.definesPresentationContext = true
      tabs.viewControllers = [root, other]
      screen.window.rootViewController = tabs
      screen.commit()
      presented.modalPresentationStyle = style
      root.present(presented, animated: false)
      #expect(color(200, 400) == .blue)
      _ = log.take()
      tabs.selectedIndex = 1
      #expect(color(200, 400) == .green)
      tabs.selectedIndex = 0
      #expect(color(200, 400) == .blue)
      if style == .currentContext { #expect(log.takeAppearance() == []) }
      root.dismiss(animated: false)
      #expect(color(200, 400) == .red)
    }

    @Test func aNavigationControllerDefinesAContext() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      #expect(navigation.definesPresentationContext)
      #expect(!UIViewController().definesPresentationContext)
    }

    @Test func itIsBeingPresentedUntilItHasAppeared() {
      let watching = Watching()
      root.present(watching, animated: true)
      #expect(watching.isBeingPresented)
      screen.advance(1)
      #expect(!watching.isBeingPresented)
      root.dismiss(animated: true)
      screen.advance(1)
      #expect(watching.presented == ["will true", "did true"])
      #expect(watching.dismissed == ["will true", "did true"])
    }

    /// A controller that records its own states while it appears and disappears.
    private final class Watching: UIViewController {
      var presented: [String] = []
      var dismissed: [String] = []

      override func viewWillAppear(_ animated: Bool) {
        presented.append("will \(isBeingPresented)")
      }
      override func viewDidAppear(_ animated: Bool) { presented.append("did \(isBeingPresented)") }
      override func viewWillDisappear(_ animated: Bool) {
        dismissed.append("will \(isBeingDismissed)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        dismissed.append("did \(isBeingDismissed)")
      }
    }
  }
}
