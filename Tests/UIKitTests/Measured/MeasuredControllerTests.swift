import Testing
import UIKit

extension OnScreen {
  /// The order of messages and of alerts' actions, as measured on iOS 26.1.
  @MainActor struct MeasuredControllerTests {
    private let log = CallLog()

    private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

    /// The calls since the last time, without `viewIsAppearing(_:)`.
    private func calls() -> [String] {
      log.takeAppearance().filter { !$0.hasSuffix("isAppearing") }
    }

    private func showStack() -> (TestScreen, UINavigationController) {
      let navigation = UINavigationController(rootViewController: controller("A"))
      let screen = TestScreen(root: navigation)
      screen.advance(1)
      _ = log.take()
      return (screen, navigation)
    }

    /// Measured: view controllers/push and pop.
    @Test func pushingAndPoppingCallInOrder() {
      let (screen, navigation) = showStack()
      navigation.pushViewController(controller("B"), animated: true)
      screen.advance(1)
      #expect(
        calls() == [
          "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
        ])
      navigation.popViewController(animated: true)
      screen.advance(1)
      #expect(
        calls() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    }

    /// Measured: view controllers/back swipe, cancelled.
    @Test func aCancelledSwipeBackUndoesItsCalls() {
      let (screen, navigation) = showStack()
      navigation.pushViewController(controller("B"), animated: false)
      screen.advance(1)
      _ = log.take()
      screen.drag(
        from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400), frames: 20, rest: 0.3)
      screen.advance(1)
      #expect(navigation.viewControllers.count == 2)
      #expect(
        calls() == [
          "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear",
          "B.didAppear",
        ])
    }

    /// Measured: view controllers/page sheet.
    @Test func aSheetsPresenterStaysVisible() {
      let base = controller("base")
      let screen = TestScreen(root: base)
      screen.advance(1)
      _ = log.take()
      base.present(controller("modal"), animated: true)
      screen.advance(1)
      #expect(calls() == ["modal.didLoad", "modal.willAppear", "modal.didAppear"])
    }

    /// Measured: view controllers/full screen.
    @Test func aFullScreenPresentationCallsInOrder() {
      let base = controller("base")
      let screen = TestScreen(root: base)
      screen.advance(1)
      _ = log.take()
      let modal = controller("modal")
      modal.modalPresentationStyle = .fullScreen
      base.present(modal, animated: true)
      screen.advance(1)
      #expect(
        calls() == [
          "modal.didLoad", "base.willDisappear", "modal.willAppear", "modal.didAppear",
          "base.didDisappear",
        ])
    }

    /// Measured: tab bar/order when another tab is selected.
    @Test func selectingATabCallsInOrder() {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller("old"), controller("new")]
      let screen = TestScreen(root: tabs)
      screen.advance(1)
      _ = log.take()
      tabs.selectedIndex = 1
      screen.advance(1)
      #expect(
        calls() == [
          "new.didLoad", "old.willDisappear", "new.willAppear", "old.didDisappear",
          "new.didAppear",
        ])
    }

    // MARK: Alerts

    private func shown(_ actions: [(String, UIAlertAction.Style)]) -> [CGPoint] {
      let screen = TestScreen()
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      #expect(alert.textFields == nil)
      for (title, style) in actions {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [log] _ in
            log.note("\(title) \(screen.root.presentedViewController == nil)")
          })
      }
      #expect(alert.actions.map(\.title) == actions.map(\.0))
      screen.root.present(alert, animated: true)
      screen.advance(1)
      let places = actions.map { action in
        screen.stage.texts.last { $0.text == action.0 }.map {
          CGPoint(x: $0.origin.x, y: $0.origin.y)
        } ?? .zero
      }
      screen.tap(actions[0].0)
      screen.advance(1)
      return places
    }

    /// Measured: alerts/order of two actions, actions property, textFields before addTextField,
    /// and handler.
    @Test(arguments: [true, false])
    func twoActionsAreSideBySideWithCancelFirst(_ cancelIsAddedFirst: Bool) {
      let actions: [(String, UIAlertAction.Style)] = [("OK", .default), ("No", .cancel)]
      let places = shown(cancelIsAddedFirst ? actions.reversed() : actions)
      let (ok, no) = cancelIsAddedFirst ? (places[1], places[0]) : (places[0], places[1])
      #expect(no.x < ok.x && no.y == ok.y)
      #expect(log.take() == [cancelIsAddedFirst ? "No true" : "OK true"])
    }

    /// Measured: alerts/order of three and more.
    @Test func threeActionsAreStackedWithCancelLast() {
      let places = shown([("No", .cancel), ("One", .default), ("Two", .destructive)])
      #expect(places[1].y < places[2].y && places[2].y < places[0].y)
    }
  }
}
