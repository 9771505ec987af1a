import Testing
import UIKit

@testable import UIKitCore

/// A delegate that records the user's actions on a sheet or a popover.
private final class Delegate: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  let log = CallLog()
  var allowsDismissal = true

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.note(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    log.note("prepare")
    popoverPresentationController.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
  }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { allowsDismissal }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    log.note("didDismissPopover")
  }
}

/// An app's presentation controller that responds to size and trait changes.
private final class FollowingPresentation: UIPresentationController {
  let log = CallLog()

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.note("to \(Int(size.width))")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.note("style \(traitCollection.userInterfaceStyle.rawValue)")
  }
}

private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var controller: FollowingPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = FollowingPresentation(presentedViewController: presented, presenting: presenting)
    controller = made
    return made
  }
}

extension OnScreen {
  @MainActor struct SheetTests {
    private let delegate = Delegate()

    private func presentSheet(on screen: TestScreen) -> UIViewController {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.delegate = delegate
      screen.root.present(sheet, animated: false)
      screen.advance(1)
      return sheet
    }

    private func top(of controller: UIViewController) -> CGFloat {
      controller.view.convert(controller.view.bounds, to: nil).minY
    }

    @Test func aDraggedSheetsConflictIsToldOnce() throws {
      let screen = TestScreen()
      let sheet = presentSheet(on: screen)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      sheet.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: sheet.view.topAnchor),
        box.bottomAnchor.constraint(equalTo: sheet.view.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 2000),
      ])
      screen.commit()
      let top = top(of: sheet)
      screen.drag(from: CGPoint(x: 200, y: top + 10), to: CGPoint(x: 200, y: 150), frames: 30)
      screen.advance(1)
      #expect(sheet.view.layoutState.root.engine?.reported.count == 1)
    }

    @Test func aPersonDragsASheetFromDetentToDetent() {
      let screen = TestScreen()
      let sheet = presentSheet(on: screen)
      let medium = top(of: sheet)
      screen.drag(
        from: CGPoint(x: 200, y: medium + 10), to: CGPoint(x: 200, y: 150), frames: 30, rest: 0.5)
      screen.advance(1)
      #expect(delegate.log.take() == ["com.apple.UIKit.large"])
      #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
      let large = top(of: sheet)
      #expect(large < 100)
      #expect(sheet.view.bounds.height > 700)
      screen.drag(
        from: CGPoint(x: 200, y: large + 10), to: CGPoint(x: 200, y: medium), frames: 30, rest: 0.5)
      screen.advance(1)
      #expect(delegate.log.take() == ["com.apple.UIKit.medium"])
      #expect(top(of: sheet) == medium)
      screen.drag(
        from: CGPoint(x: 200, y: medium + 10), to: CGPoint(x: 200, y: 840), frames: 30, rest: 0.5)
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
      #expect(delegate.log.take() == [])
    }

    @Test func aSheetThatIsDraggedALittleSpringsBack() {
      let screen = TestScreen()
      let sheet = presentSheet(on: screen)
      let medium = top(of: sheet)
      screen.drag(
        from: CGPoint(x: 200, y: medium + 10), to: CGPoint(x: 200, y: medium - 40), frames: 30,
        rest: 0.5)
      screen.advance(1)
      #expect(top(of: sheet) == medium && delegate.log.take() == [])
    }

    @Test func detentsSayTheirHeights() {
      let screen = TestScreen()
      let sheet = UIViewController()
      var context: (any UISheetPresentationControllerDetentResolutionContext)?
      let detent = UISheetPresentationController.Detent.custom {
        context = $0
        return $0.maximumDetentValue / 4
      }
      sheet.sheetPresentationController?.detents = [detent]
      screen.root.present(sheet, animated: false)
      screen.commit()
      #expect(
        context.map { detent.resolvedValue(in: $0) == $0.maximumDetentValue / 4 } == true)
    }

    @Test func aPopoverIsPreparedAndAsksWhetherItMayGo() {
      let screen = TestScreen(.iPad)
      let source = UIView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
      screen.view.addSubview(source)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 150)
      popover.popoverPresentationController?.sourceView = source
      popover.popoverPresentationController?.delegate = delegate
      screen.root.present(popover, animated: false)
      screen.advance(1)
      #expect(delegate.log.take() == ["prepare"])
      #expect(abs(popover.view.convert(popover.view.bounds, to: nil).midX - 305) < 1)
      delegate.allowsDismissal = false
      screen.tap(at: CGPoint(x: 30, y: 1000))
      screen.advance(1)
      #expect(screen.root.presentedViewController === popover)
      delegate.allowsDismissal = true
      screen.tap(at: CGPoint(x: 30, y: 1000))
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
      #expect(delegate.log.take() == ["didDismissPopover"])
    }

    @Test func aPresentationControllerFollowsSizesAndTraits() {
      let screen = TestScreen()
      let presented = UIViewController()
      let transitioning = Transitioning()
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = transitioning
      presented.preferredContentSize = CGSize(width: 100, height: 50)
      screen.root.present(presented, animated: false)
      screen.advance(1)
      let container: (any UIContentContainer)? = transitioning.controller
      #expect(container?.preferredContentSize == CGSize(width: 100, height: 50))
      screen.send(.configure(.iPhone15Landscape))
      screen.advance(1)
      #expect(transitioning.controller?.log.take().contains("to 852") == true)
      screen.change { $0.appearance = .dark }
      #expect(transitioning.controller?.log.take() == ["style 2"])
    }

    @Test func theOrientationsAreTheDelegates() {
      final class Upright: NSObject, UITabBarControllerDelegate {
        func tabBarControllerSupportedInterfaceOrientations(
          _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .portrait }
      }
      let controller = UITabBarController()
      #expect(controller.supportedInterfaceOrientations.contains(.landscape))
      let upright = Upright()
      controller.delegate = upright
      #expect(controller.supportedInterfaceOrientations == .portrait)
    }
  }
}
