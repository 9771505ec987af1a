import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The replacement of a container's child with another, and the mistakes for which iOS raises
  /// exceptions.
  @MainActor struct ExchangingTests {
    private let log = CallLog()
    private let container = UIViewController()
    private let old: LoggingController
    private let new: LoggingController
    private let screen: TestScreen

    init() {
      old = LoggingController("old", log)
      new = LoggingController("new", log)
      screen = TestScreen(root: container)
      container.addChild(old)
      old.view.frame = container.view.bounds
      container.view.addSubview(old.view)
      old.didMove(toParent: container)
      screen.commit()
      _ = log.take()
    }

    @Test func theOldViewFadesIntoTheNew() {
      old.view.backgroundColor = .red
      new.view.backgroundColor = .blue
      _ = log.take()
      old.willMove(toParent: nil)
      container.addChild(new)
      new.view.frame = container.view.bounds
      var isOver = false
      container.transition(
        from: old, to: new, duration: 1, options: .transitionCrossDissolve, animations: nil
      ) { _ in isOver = true }
      screen.advance(0.5)
      let middle = screen.stage.color(at: CGPoint(x: 200, y: 400))
      #expect((middle?.red ?? 0) > 0.2 && (middle?.blue ?? 0) > 0.2)
      screen.advance(1)
      #expect(isOver && old.view.superview == nil && new.view.superview === container.view)
      #expect(!old.view.isHidden)
      #expect(
        log.takeAppearance() == [
          "old.willDisappear", "new.willAppear", "new.isAppearing", "old.didDisappear",
          "new.didAppear",
        ])
    }

    @Test func onlyChildrenAreExchanged() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let parent = UIViewController()
          let child = UIViewController()
          parent.addChild(child)
          parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
        }
      }
    }

    @Test func aStackHasEachViewControllerOnce() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let root = UIViewController()
          let navigation = UINavigationController(rootViewController: root)
          navigation.setViewControllers([root, root], animated: false)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let root = UIViewController()
          UINavigationController(rootViewController: root).pushViewController(root, animated: false)
        }
      }
    }
  }
}
