import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  @MainActor struct NavigationTests {
    private let log = CallLog()
    private let first: LoggingController
    private let navigation: UINavigationController
    private let screen: TestScreen

    init() {
      first = LoggingController("1", log)
      navigation = UINavigationController(rootViewController: first)
      screen = TestScreen(root: navigation)
      _ = log.take()
    }

    private func push(_ name: String, animated: Bool = true) -> LoggingController {
      let controller = LoggingController(name, log)
      navigation.pushViewController(controller, animated: animated)
      screen.advance(1)
      return controller
    }

    @Test func pushingAndPoppingGoThroughTheLifecycle() {
      let second = push("2")
      #expect(
        log.takeAppearance() == [
          "2.didLoad", "1.willDisappear", "2.willAppear", "2.isAppearing", "1.didDisappear",
          "2.didAppear",
        ])
      #expect(navigation.topViewController === second)
      #expect(second.navigationController === navigation)
      let popped = navigation.popViewController(animated: true)
      screen.advance(1)
      #expect(popped === second)
      #expect(
        log.takeAppearance() == [
          "2.willDisappear", "1.willAppear", "1.isAppearing", "2.didDisappear", "1.didAppear",
        ])
      #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func movingToAndFromTheStackIsTold() {
      let second = push("2")
      #expect(log.take().filter { $0.contains("Move") } == ["2.willMove", "2.didMove"])
      _ = second
      navigation.popViewController(animated: true)
      screen.advance(1)
      #expect(log.take().filter { $0.contains("Move") } == ["2.willMove(nil)", "2.didMove(nil)"])
    }

    @Test func poppingToAControllerReturnsThoseAbove() {
      let second = push("2", animated: false)
      let third = push("3", animated: false)
      let fourth = push("4", animated: false)
      #expect(navigation.popToViewController(second, animated: false) == [third, fourth])
      #expect(navigation.popToRootViewController(animated: true) == [second])
      screen.advance(1)
      #expect(navigation.viewControllers == [first])
    }

    @Test func theStackMayBeSetAtOnce() {
      let others = [LoggingController("2", log), LoggingController("3", log)]
      navigation.setViewControllers(others, animated: true)
      screen.advance(1)
      #expect(navigation.viewControllers == others)
      #expect(navigation.visibleViewController === others[1])
      #expect(!others[0].isViewLoaded)
      #expect(others[1].view.window != nil)
    }

    @Test func theBarShowsTheTitleAndABackButtonWithTheTitleBefore() {
      _ = push("2")
      #expect(navigation.navigationBar.topItem?.title == "2")
      #expect(navigation.navigationBar.backItem?.title == "1")
      #expect(screen.stage.texts.contains { $0.text == "2" })
      #expect(screen.stage.texts.contains { $0.text == "1" })
      screen.tap(at: CGPoint(x: 20, y: 59 + 22))
      screen.advance(1)
      #expect(navigation.topViewController === first)
    }

    @Test func aTitleTooLongForTheBackButtonIsReplacedForGood() throws {
      first.title = "The registration of a new guest"
      _ = push("2")
      let button = try #require(backButton(in: navigation.navigationBar))
      let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
      for _ in 0..<3 {
        button.layoutSubviews()
        #expect(label.text == "Back")
      }
    }

    private func backButton(in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "BackButton" { return view }
      return view.subviews.lazy.compactMap { backButton(in: $0) }.first
    }

    /// A view that moves aside for another view controller keeps its layout, both at the end and
    /// during an interactive transition.
    @Test(arguments: [DeviceConfiguration.iPhone15, .iPhone15Landscape])
    func whatMovesAsideKeepsItsSafeArea(on device: DeviceConfiguration) {
      screen.send(.configure(device))
      screen.advance(1)
      let insets = first.view.safeAreaInsets
      navigation.pushViewController(LoggingController("2", log), animated: true)
      screen.advance(0.1)
      #expect(first.view.frame.minX < 0)
      #expect(first.view.safeAreaInsets == insets)
      screen.advance(1)
      navigation.popViewController(animated: true)
      screen.advance(0.1)
      #expect(first.view.safeAreaInsets == insets)
      screen.advance(1)
      #expect(first.view.safeAreaInsets == insets)
    }

    @Test func aHiddenBackButtonIsNotThere() {
      let second = LoggingController("2", log)
      second.navigationItem.hidesBackButton = true
      navigation.pushViewController(second, animated: false)
      screen.advance(1)
      screen.tap(at: CGPoint(x: 20, y: 81))
      screen.advance(1)
      #expect(navigation.topViewController === second)
    }

    @Test func barButtonsCallTheirTargets() {
      let target = TestTarget()
      let save = UIBarButtonItem(
        title: "Save", style: .done, target: target, action: "act:")
      let add = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in log.note("add") })
      first.navigationItem.rightBarButtonItems = [save, add]
      first.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: target, action: "other:")
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "Save" })
      #expect(screen.stage.texts.contains { $0.text == "Cancel" })
      screen.tap(at: CGPoint(x: 365, y: 81))
      screen.tap(at: CGPoint(x: 30, y: 81))
      #expect(target.calls == ["act:", "other:"])
      #expect(target.senders.first as? UIBarButtonItem === save)
      save.isEnabled = false
      screen.tap(at: CGPoint(x: 365, y: 81))
      #expect(target.calls.count == 2)
    }

    @Test func theDelegateIsToldAndMayAnimate() {
      let delegate = NavigationDelegate()
      navigation.delegate = delegate
      _ = push("2")
      #expect(delegate.log.take() == ["willShow 2", "didShow 2"])
      delegate.transition = FadeTransition()
      _ = push("3")
      #expect(delegate.log.take().sorted() == ["didShow 3", "push 2-3", "willShow 3"])
      navigation.popViewController(animated: true)
      screen.advance(1)
      #expect(delegate.log.take().sorted() == ["didShow 2", "pop 3-2", "willShow 2"])
    }

    @Test func aSwipeFromTheEdgeGoesBackOrNot() {
      let second = push("2")
      _ = log.take()
      screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), rest: 0.5)
      screen.advance(1)
      #expect(navigation.topViewController === second)
      #expect(log.takeAppearance().last == "2.didAppear")
      screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), frames: 12)
      screen.advance(1)
      #expect(navigation.topViewController === first)
      #expect(log.takeAppearance().last == "1.didAppear")
    }

    @Test func aCancelledSwipeHasTheTopAppearAgain() {
      let second = push("2")
      _ = log.take()
      screen.touch(.began, at: CGPoint(x: 2, y: 400))
      screen.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400))
      #expect(
        log.takeAppearance() == ["2.willDisappear", "1.willAppear", "1.isAppearing"])
      #expect(second.isMovingFromParent)
      screen.advance(0.5)
      screen.touch(.moved, at: CGPoint(x: 60, y: 400.01))
      screen.touch(.ended, at: CGPoint(x: 60, y: 400))
      screen.advance(1)
      #expect(
        log.takeAppearance() == [
          "1.willDisappear", "1.didDisappear", "2.willAppear", "2.isAppearing", "2.didAppear",
        ])
      #expect(navigation.topViewController === second && !second.isMovingFromParent)
      #expect(second.view.window != nil && second.view.frame.minX == 0)
      #expect(first.view.window == nil)
    }

    @Test func aFinishedSwipeHasEachAppearOrDisappearOnce() {
      _ = push("2")
      _ = log.take()
      screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), frames: 12)
      screen.advance(1)
      #expect(
        log.takeAppearance() == [
          "2.willDisappear", "1.willAppear", "1.isAppearing", "2.didDisappear", "1.didAppear",
        ])
    }

    @Test func barsCanBeHiddenAndShown() {
      navigation.setNavigationBarHidden(true, animated: true)
      screen.advance(1)
      #expect(navigation.isNavigationBarHidden)
      #expect(first.view.safeAreaInsets.top == 59)
      navigation.isNavigationBarHidden = false
      screen.commit()
      #expect(abs(first.view.safeAreaInsets.top - (59 + 44)) < 0.001)
      first.toolbarItems = [
        UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil),
        .flexibleSpace(), .fixedSpace(10),
      ]
      navigation.setToolbarHidden(false, animated: true)
      screen.advance(1)
      #expect(!navigation.isToolbarHidden)
      #expect(first.view.safeAreaInsets.bottom > 34 + 40)
      #expect(screen.stage.texts.contains { $0.text == "Tool" })
    }

    @Test(arguments: [true, false])
    func aScrollViewThatNeedsNoScrollingMakesRoomUnlessToldOtherwise(adjusts: Bool) {
      let scroll = UIScrollView(frame: first.view.bounds)
      first.automaticallyAdjustsScrollViewInsets = adjusts
      first.view.insertSubview(scroll, at: 0)
      screen.commit()
      #expect(abs(scroll.adjustedContentInset.top - (adjusts ? 59 + 44 : 0)) < 0.001)
      first.automaticallyAdjustsScrollViewInsets = !adjusts
      screen.commit()
      #expect(abs(scroll.adjustedContentInset.top - (adjusts ? 0 : 59 + 44)) < 0.001)
    }

    @Test func largeTitlesMakeTheBarTaller() {
      let before = first.view.safeAreaInsets.top
      navigation.navigationBar.prefersLargeTitles = true
      first.navigationItem.largeTitleDisplayMode = .always
      screen.commit()
      #expect(first.view.safeAreaInsets.top > before + 40)
    }

    @Test func showPushes() {
      let next = LoggingController("2", log)
      first.show(next, sender: nil)
      screen.advance(1)
      #expect(navigation.topViewController === next)
    }

    @Test func appearancesColorTheBar() {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
      navigation.navigationBar.tintColor = .green
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 70))?.red == 1)
      #expect(screen.stage.texts.first { $0.text == "1" }?.color.blue == 1)
    }

    @Test func theTitleViewTakesTheTitlesPlace() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      first.navigationItem.titleView = view
      screen.commit()
      #expect(view.isDescendant(of: navigation.navigationBar))
      #expect(abs(view.convert(view.bounds, to: nil).midX - 196.5) < 1)
      #expect(!screen.stage.texts.contains { $0.text == "1" })
      first.navigationItem.titleView = nil
      first.navigationItem.prompt = "Prompt"
      first.navigationItem.backButtonTitle = "Go back"
      _ = push("2")
      #expect(screen.stage.texts.contains { $0.text == "Go back" })
    }
  }
}
