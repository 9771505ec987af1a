import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The coordinator of the transition in which a view controller appears or disappears.
  @MainActor struct TransitionCoordinatorTests {
    /// A controller that records the details of its transition as it appears and disappears.
    private final class Coordinated: UIViewController {
      let log: CallLog
      let name: String

      init(_ name: String, _ log: CallLog) {
        self.log = log
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      private func follow(_ call: String) {
        guard let transitionCoordinator else { return log.note("\(name) \(call) alone") }
        let way = transitionCoordinator.isInteractive ? "by finger" : "by itself"
        log.note("\(name) \(call) \(way)")
        transitionCoordinator.animate { [self] _ in
          log.note("\(name) along")
        } completion: { [self] context in
          log.note("\(name) \(context.isCancelled ? "cancelled" : "completed")")
        }
        transitionCoordinator.notifyWhenInteractionChanges { [self] context in
          log.note("\(name) \(context.isCancelled ? "goes back" : "goes on")")
        }
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        follow("appears")
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        follow("disappears")
      }
    }

    private let log = CallLog()
    private let first: Coordinated
    private let second: Coordinated
    private let navigation: UINavigationController
    private let screen: TestScreen

    init() {
      first = Coordinated("first", log)
      second = Coordinated("second", log)
      navigation = UINavigationController(rootViewController: first)
      screen = TestScreen(root: navigation)
      screen.commit()
      _ = log.take()
    }

    @Test func aPushAndAPopHaveOne() {
      navigation.pushViewController(second, animated: true)
      #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === second)
      screen.advance(1)
      #expect(navigation.transitionCoordinator == nil)
      #expect(
        log.take() == [
          "first disappears by itself", "second appears by itself", "first along", "second along",
          "first completed", "second completed",
        ])
      navigation.popViewController(animated: true)
      screen.advance(1)
      #expect(log.take().filter { $0.hasSuffix("itself") }.count == 2)
    }

    @Test func whatIsNotAnimatedHasNone() {
      navigation.pushViewController(second, animated: false)
      #expect(log.take() == ["first disappears alone", "second appears alone"])
    }

    @Test func aPresentationHasOne() {
      second.modalPresentationStyle = .fullScreen
      first.present(second, animated: true)
      screen.advance(1)
      #expect(log.take().filter { $0.hasSuffix("itself") }.count == 2)
      first.dismiss(animated: true)
      screen.advance(1)
      #expect(log.take().filter { $0.hasSuffix("itself") }.count == 2)
    }

    private func swipe(to x: CGFloat) {
      navigation.pushViewController(second, animated: false)
      screen.commit()
      _ = log.take()
      screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: x, y: 400))
      screen.advance(1)
    }

    @Test func aSwipeBackIsInteractiveAndCompleted() {
      swipe(to: 380)
      #expect(
        log.take() == [
          "second disappears by finger", "first appears by finger", "second along", "first along",
          "second goes on", "first goes on", "second completed", "first completed",
        ])
    }

    @Test func aSwipeThatIsGivenUpIsCancelled() {
      swipe(to: 40)
      let calls = log.take()
      #expect(calls.contains("second goes back") && calls.contains("first cancelled"))
      #expect(!calls.contains { $0.hasSuffix("completed") })
      #expect(navigation.transitionCoordinator == nil)
    }
  }
}
