import Testing
import UIKit

extension OnScreen {
  @MainActor struct LifecycleTests {
    private let log = CallLog()

    @Test func theRootAppearsInApplesOrder() {
      _ = TestScreen(root: LoggingController("a", log))
      #expect(
        log.takeAppearance() == ["a.didLoad", "a.willAppear", "a.isAppearing", "a.didAppear"]
          || log.takeAppearance() == [])
    }

    @Test func theViewIsLoadedWhenItIsFirstAskedFor() {
      let controller = LoggingController("a", log)
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      controller.loadViewIfNeeded()
      #expect(controller.isViewLoaded)
      #expect(log.take() == ["a.didLoad"])
      _ = controller.view
      #expect(log.take() == [])
    }

    /// Some apps load a controller's view again to change what it shows.
    @Test func aViewThatReplacesAControllersViewTakesItsPlace() throws {
      let controller = LoggingController("a", log)
      let screen = TestScreen(root: controller)
      let old = try #require(controller.view)
      let superview = old.superview
      _ = log.take()
      let new = UIView()
      controller.view = new
      screen.commit()
      #expect(new.superview != nil && new.superview === superview && old.superview == nil)
      #expect(new.frame == old.frame && log.take() == [])
      let wrapper = UIView()
      wrapper.addSubview(new)
      controller.view = wrapper
      #expect(new.superview === wrapper)
    }

    @Test func aChildAppearsWithItsParentAndMovesInOrder() {
      let parent = LoggingController("p", log)
      let screen = TestScreen(root: parent)
      _ = log.take()
      let child = LoggingController("c", log)
      parent.addChild(child)
      #expect(log.take() == ["c.willMove"])
      #expect(child.parent === parent && parent.children == [child])
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      screen.commit()
      #expect(
        log.take() == [
          "c.didLoad", "c.willAppear", "c.didMove", "c.isAppearing", "c.didAppear",
        ])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      screen.commit()
      #expect(
        log.take() == ["c.willMove(nil)", "c.willDisappear", "c.didDisappear", "c.didMove(nil)"])
      #expect(child.parent == nil)
    }

    @Test func replacingTheRootRemovesTheOld() {
      let screen = TestScreen(root: LoggingController("a", log))
      _ = log.take()
      screen.window.rootViewController = LoggingController("b", log)
      screen.commit()
      let calls = log.takeAppearance()
      #expect(calls.contains("a.didDisappear"))
      #expect(calls.last == "b.didAppear")
    }

    @Test func aFullScreenPresentationRemovesThePresenter() {
      let root = LoggingController("a", log)
      let screen = TestScreen(root: root)
      _ = log.take()
      let next = LoggingController("b", log)
      next.modalPresentationStyle = .fullScreen
      var done = false
      root.present(next, animated: true) { done = true }
      #expect(next.isBeingPresented)
      #expect(root.presentedViewController === next)
      #expect(next.presentingViewController === root)
      screen.advance(1)
      #expect(done)
      #expect(!next.isBeingPresented)
      #expect(
        log.takeAppearance() == [
          "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing", "b.didAppear",
          "a.didDisappear",
        ])
      #expect(root.view.window == nil)
      root.dismiss(animated: true)
      #expect(next.isBeingDismissed)
      screen.advance(1)
      #expect(
        log.takeAppearance() == [
          "b.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear", "b.didDisappear",
        ])
      #expect(root.presentedViewController == nil)
      #expect(root.view.window != nil)
    }

    @Test func aSheetLeavesThePresenterWhereItIs() {
      let root = LoggingController("a", log)
      let screen = TestScreen(root: root)
      _ = log.take()
      let sheet = LoggingController("s", log)
      root.present(sheet, animated: true)
      screen.advance(1)
      #expect(
        log.takeAppearance() == ["s.didLoad", "s.willAppear", "s.isAppearing", "s.didAppear"])
      #expect(sheet.sheetPresentationController != nil)
      #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY > 50)
      sheet.dismiss(animated: false)
      screen.commit()
      #expect(log.takeAppearance() == ["s.willDisappear", "s.didDisappear"])
    }

    @Test func aSheetIsSwipedAwayUnlessItIsModal() async {
      let root = LoggingController("a", log)
      let screen = TestScreen(root: root)
      let delegate = PresentationDelegate()
      let sheet = LoggingController("s", log)
      root.present(sheet, animated: false)
      sheet.presentationController?.delegate = delegate
      screen.commit()
      sheet.isModalInPresentation = true
      screen.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 800), frames: 6)
      screen.advance(2)
      #expect(root.presentedViewController === sheet)
      #expect(delegate.log.take() == ["didAttempt"])
      sheet.isModalInPresentation = false
      screen.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 800), frames: 6)
      screen.advance(2)
      #expect(root.presentedViewController == nil)
      #expect(delegate.log.take() == ["shouldDismiss", "willDismiss", "didDismiss"])
    }

    @Test func aSheetStopsAtItsDetents() {
      let root = UIViewController()
      let screen = TestScreen(root: root)
      let sheet = UIViewController()
      let presentation = sheet.sheetPresentationController
      presentation?.detents = [
        .custom(identifier: .init("small")) { _ in 200 }, .medium(), .large(),
      ]
      presentation?.prefersGrabberVisible = true
      presentation?.preferredCornerRadius = 20
      root.present(sheet, animated: true)
      screen.advance(1)
      #expect(presentation?.selectedDetentIdentifier == nil)
      let small = sheet.view.convert(sheet.view.bounds, to: nil).minY
      #expect(abs(small - (852 - 200 - 34)) < 40)
      presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
      screen.advance(1)
      let large = sheet.view.convert(sheet.view.bounds, to: nil).minY
      #expect(large < 100)
      presentation?.selectedDetentIdentifier = .medium
      screen.advance(1)
      let medium = sheet.view.convert(sheet.view.bounds, to: nil).minY
      #expect(medium > large + 200 && medium < small)
    }

    @Test func presentationsStack() {
      let root = UIViewController()
      let screen = TestScreen(root: root)
      let first = UIViewController()
      let second = UIViewController()
      root.present(first, animated: false)
      first.present(second, animated: false)
      screen.commit()
      #expect(root.presentedViewController === first)
      #expect(second.presentingViewController === first)
      root.dismiss(animated: true)
      screen.advance(1)
      #expect(root.presentedViewController == nil)
      #expect(first.view.window == nil && second.view.window == nil)
    }

    @Test func overCurrentContextKeepsThePresenter() {
      let root = LoggingController("a", log)
      let screen = TestScreen(root: root)
      _ = log.take()
      for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext] {
        let next = UIViewController()
        next.modalPresentationStyle = style
        next.modalTransitionStyle = .crossDissolve
        root.present(next, animated: true)
        screen.advance(1)
        #expect(root.view.window != nil)
        #expect(next.view.frame.size == screen.window.bounds.size)
        root.dismiss(animated: true)
        screen.advance(1)
      }
      #expect(log.takeAppearance() == [])
    }

    @Test func aFormSheetIsInTheMiddleOfAnIPad() {
      let root = UIViewController()
      let screen = TestScreen(.iPad, root: root)
      let form = UIViewController()
      form.modalPresentationStyle = .formSheet
      form.preferredContentSize = CGSize(width: 300, height: 200)
      root.present(form, animated: true)
      screen.advance(1)
      let frame = form.view.convert(form.view.bounds, to: nil)
      #expect(frame.size == CGSize(width: 300, height: 200))
      #expect(abs(frame.midX - 405) < 1)
    }

    @Test func aPopoverPointsAtItsSourceOnAnIPad() {
      let root = UIViewController()
      let screen = TestScreen(.iPad, root: root)
      let source = UIView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
      root.view.addSubview(source)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 150)
      popover.popoverPresentationController?.sourceView = source
      popover.popoverPresentationController?.sourceRect = source.bounds
      root.present(popover, animated: true)
      screen.advance(1)
      let frame = popover.view.convert(popover.view.bounds, to: nil)
      #expect(frame.width == 200)
      #expect(frame.minY >= 349 || frame.maxY <= 301 || frame.minX >= 349 || frame.maxX <= 301)
      screen.tap(at: CGPoint(x: 30, y: 1000))
      screen.advance(1)
      #expect(root.presentedViewController == nil)
    }

    @Test func sizeTransitionsAreToldBeforeAndAlong() {
      let root = TurningController()
      let screen = TestScreen(root: root)
      screen.send(.configure(.iPhone15Landscape))
      screen.advance(1)
      #expect(root.sizes == [CGSize(width: 852, height: 393)])
      #expect(root.alongside == 1 && root.completions == 1)
      #expect(root.collections.last?.verticalSizeClass == .compact)
    }

    @Test func layoutCallbacksSurroundTheViewsLayout() {
      let root = LayoutController(log)
      let screen = TestScreen(root: root)
      _ = log.take()
      root.view.setNeedsLayout()
      screen.commit()
      #expect(log.take() == ["will", "did"])
      root.view.setNeedsUpdateConstraints()
      root.view.setNeedsLayout()
      screen.commit()
      #expect(log.take() == ["constraints", "will", "did"])
    }

    @Test func transitionsOfThePersonsOwnAreUsed() {
      let root = UIViewController()
      let screen = TestScreen(root: root)
      let transition = FadeTransition()
      let next = UIViewController()
      next.modalPresentationStyle = .custom
      next.transitioningDelegate = transition
      root.present(next, animated: true)
      screen.advance(0.1)
      #expect(Set(transition.log.take()) == ["presented", "presentation", "animate"])
      screen.advance(1)
      #expect(transition.log.take() == ["ended true"])
      root.dismiss(animated: true)
      screen.advance(1)
      #expect(transition.log.take() == ["dismissed", "animate", "ended true"])
      #expect(root.presentedViewController == nil)
    }

    private final class TurningController: UIViewController {
      var sizes: [CGSize] = []
      var collections: [UITraitCollection] = []
      var alongside = 0
      var completions = 0

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinator.animate { _ in
          self.alongside += 1
        } completion: { _ in
          self.completions += 1
        }
      }

      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        collections.append(newCollection)
      }
    }

    private final class LayoutController: UIViewController {
      let log: CallLog

      init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewWillLayoutSubviews() { log.note("will") }
      override func viewDidLayoutSubviews() { log.note("did") }

      override func updateViewConstraints() {
        log.note("constraints")
        super.updateViewConstraints()
      }
    }
  }
}
