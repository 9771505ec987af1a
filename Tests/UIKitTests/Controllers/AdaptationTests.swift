import Testing
import UIKit

/// A delegate that adapts presentations as specified by a test, and records its calls.
private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
  let log = CallLog()
  var style = UIModalPresentationStyle.automatic
  var wrapsInNavigation = false
  private(set) var prepared: UIPresentationController?
  private(set) var coordinated = false

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.note("replace \(style.rawValue)")
    return wrapsInNavigation
      ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    log.note("adapt")
    prepared = adaptivePresentationController
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.note("will \(style.rawValue)")
    coordinated = transitionCoordinator != nil
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    log.note("popover")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.note("didDismiss \(type(of: presentationController))")
  }
}

/// A delegate that adapts presentations with the method that doesn't receive traits.
private final class AdaptingAsBefore: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
}

extension OnScreen {
  /// Popovers and sheets in a horizontally compact environment.
  @MainActor struct AdaptationTests {
    private let delegate = Adapting()

    private func present(
      on screen: TestScreen, delegate: any UIPopoverPresentationControllerDelegate,
      style: UIModalPresentationStyle = .popover, animated: Bool = false
    ) -> UIViewController {
      let source = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
      screen.view.addSubview(source)
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      presented.preferredContentSize = CGSize(width: 200, height: 150)
      presented.presentationController?.delegate = delegate
      presented.popoverPresentationController?.sourceView = source
      screen.root.present(presented, animated: animated)
      screen.advance(1)
      return presented
    }

    private func frame(of controller: UIViewController) -> CGRect {
      controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test func aPopoverIsASheetInACompactWidth() {
      let screen = TestScreen()
      let popover = present(on: screen, delegate: delegate)
      #expect(frame(of: popover).width == screen.view.bounds.width)
      #expect(frame(of: popover).maxY == screen.view.bounds.maxY)
      #expect(frame(of: popover).minY > 0)
      let sheet = UIModalPresentationStyle.pageSheet.rawValue
      #expect(delegate.log.take() == ["replace \(sheet)", "adapt", "will \(sheet)"])
      #expect(
        delegate.prepared
          === popover.popoverPresentationController?.adaptiveSheetPresentationController)
      #expect(!delegate.coordinated)
    }

    @Test func theDelegateOfAnAdaptedPopoverLearnsOfItsDismissal() {
      let screen = TestScreen()
      let popover = present(on: screen, delegate: delegate)
      _ = delegate.log.take()
      screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800))
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
      #expect(delegate.log.take() == ["didDismiss UIPopoverPresentationController"])
      #expect(popover.presentingViewController == nil)
    }

    @Test func noneShowsThePopoverInACompactWidthToo() {
      let screen = TestScreen()
      delegate.style = .none
      let popover = present(on: screen, delegate: delegate, animated: true)
      #expect(frame(of: popover).size == CGSize(width: 200, height: 150))
      let none = UIModalPresentationStyle.none.rawValue
      #expect(delegate.log.take().sorted() == ["popover", "will \(none)"])
      #expect(delegate.coordinated)
      screen.tap(at: CGPoint(x: 30, y: 800))
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func aPopoverHasItsBackgroundBehindItsContent() throws {
      let screen = TestScreen()
      delegate.style = .none
      let popover = present(on: screen, delegate: delegate)
      popover.popoverPresentationController?.backgroundColor = .systemRed
      let container = try #require(popover.view.superview)
      let background = try #require(
        container.subviews.first { $0 !== popover.view && $0.frame == popover.view.frame })
      #expect(background.backgroundColor == .systemRed)
      #expect(background.layer.shadowOpacity > 0)
      let arrow = try #require(background.subviews.first)
      #expect(abs(arrow.convert(arrow.bounds, to: nil).midX - 125) < 1, "the source's middle")
      #expect(arrow.convert(arrow.bounds, to: nil).minY >= 250, "beneath the source")
      #expect(arrow.convert(arrow.bounds, to: nil).maxY == frame(of: popover).minY)
    }

    @Test func aPopoverPointsAtItsSourceItem() throws {
      let screen = TestScreen()
      delegate.style = .none
      let popover = present(on: screen, delegate: delegate)
      let controller = try #require(popover.popoverPresentationController)
      let view = try #require(controller.sourceItem as? UIView)
      #expect(view === controller.sourceView && controller.barButtonItem == nil)
      #expect(view.frame(in: screen.window) == CGRect(x: 100, y: 200, width: 50, height: 50))
      #expect(UIView().frame(in: screen.window) == nil, "not on the screen")
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      controller.sourceItem = item
      #expect(controller.sourceView == nil && controller.barButtonItem === item)
      controller.sourceView = nil
      #expect(controller.sourceItem === item, "it was none before either")
      controller.barButtonItem = nil
      #expect(controller.sourceItem == nil)
    }

    @Test func aPopoverPointsAtItsBarButtonItem() {
      let content = UIViewController()
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      content.navigationItem.leftBarButtonItem = item
      let screen = TestScreen(root: UINavigationController(rootViewController: content))
      delegate.style = .none
      let presented = UIViewController()
      presented.modalPresentationStyle = .popover
      presented.preferredContentSize = CGSize(width: 200, height: 150)
      presented.presentationController?.delegate = delegate
      presented.popoverPresentationController?.barButtonItem = item
      content.present(presented, animated: false)
      screen.advance(1)
      #expect(presented.popoverPresentationController?.arrowDirection == .up)
      #expect(frame(of: presented).minX == 10, "at the left margin")
    }

    @Test func aPopoverStaysAtItsSourceWhenTheScreenTurns() {
      let screen = TestScreen()
      delegate.style = .none
      let popover = present(on: screen, delegate: delegate)
      screen.send(.configure(.iPhone15Landscape))
      screen.advance(1)
      #expect(frame(of: popover).size == CGSize(width: 200, height: 150))
      #expect(frame(of: popover).minY >= 10 && frame(of: popover).maxY <= 383)
      #expect(popover.popoverPresentationController?.arrowDirection == .down)
    }

    @Test func theMethodWithoutTraitsIsAskedWhereThereIsNoOther() {
      let screen = TestScreen()
      let before = AdaptingAsBefore()
      let popover = present(on: screen, delegate: before)
      #expect(frame(of: popover).size == CGSize(width: 200, height: 150))
      #expect(
        popover.popoverPresentationController?.adaptivePresentationStyle
          == UIModalPresentationStyle.none)
    }

    @Test func aPopoverIsNotAdaptedInARegularWidth() {
      let screen = TestScreen(.iPad)
      delegate.style = .fullScreen
      let popover = present(on: screen, delegate: delegate)
      #expect(frame(of: popover).size == CGSize(width: 200, height: 150))
      #expect(!delegate.log.take().contains("adapt"))
    }

    @Test func fullScreenCoversAndTakesAwayWhatPresents() {
      let screen = TestScreen()
      delegate.style = .fullScreen
      let popover = present(on: screen, delegate: delegate)
      #expect(frame(of: popover) == screen.window.bounds)
      #expect(screen.view.window == nil)
      #expect(delegate.prepared?.presentationStyle == .fullScreen)
      #expect(popover.presentationController is UIPopoverPresentationController)
      popover.dismiss(animated: false)
      screen.advance(1)
      #expect(screen.view.window === screen.window)
    }

    @Test func overFullScreenLeavesWhatPresentsInPlace() {
      let screen = TestScreen()
      delegate.style = .overFullScreen
      let popover = present(on: screen, delegate: delegate)
      #expect(frame(of: popover) == screen.window.bounds)
      #expect(screen.view.window === screen.window)
    }

    @Test func theDelegatesViewControllerIsPresentedInstead() throws {
      let screen = TestScreen()
      delegate.style = .fullScreen
      delegate.wrapsInNavigation = true
      let content = present(on: screen, delegate: delegate)
      let navigation = try #require(
        screen.root.presentedViewController as? UINavigationController)
      #expect(navigation.viewControllers == [content])
      #expect(content.presentingViewController === screen.root)
      #expect(frame(of: navigation) == screen.window.bounds)
      content.dismiss(animated: false)
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func theSheetOfAPopoverIsConfiguredBeforehand() {
      let screen = TestScreen()
      let presented = UIViewController()
      presented.modalPresentationStyle = .popover
      let popover = presented.popoverPresentationController
      popover?.sourceView = screen.view
      popover?.adaptiveSheetPresentationController.detents = [.medium()]
      screen.root.present(presented, animated: false)
      screen.advance(1)
      #expect(frame(of: presented).minY > screen.view.bounds.midY - 60)
    }

    /// In dark mode, system backgrounds are brighter in elevated views.
    @Test(
      arguments: [
        (.pageSheet, .elevated), (.formSheet, .elevated), (.popover, .elevated),
        (.fullScreen, .base), (.overFullScreen, .base), (.currentContext, .base),
      ] as [(UIModalPresentationStyle, UIUserInterfaceLevel)])
    func sheetsAndPopoversAreElevated(
      _ style: UIModalPresentationStyle, _ level: UIUserInterfaceLevel
    ) {
      let screen = TestScreen()
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      presented.popoverPresentationController?.sourceView = screen.view
      screen.root.present(presented, animated: false)
      screen.advance(1)
      #expect(presented.traitCollection.userInterfaceLevel == level)
      #expect(presented.view.traitCollection.userInterfaceLevel == level)
      #expect(screen.root.traitCollection.userInterfaceLevel == .base)
    }

    @Test func aFormSheetIsAdaptedAsTheDelegateSays() {
      let screen = TestScreen()
      delegate.style = .fullScreen
      let form = present(on: screen, delegate: delegate, style: .formSheet)
      #expect(frame(of: form) == screen.window.bounds)
      #expect(screen.view.window == nil)
    }
  }
}
