import Foundation
import Testing
import UIKit

/// Mistakes with views and view controllers for which an exception is raised, with the same reason
/// as on iOS.
struct RaisingTests {
  private func reason(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aViewIsNoSubviewOfItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(reason(result).contains("'NSInvalidArgumentException', reason: 'Can't add self"))
  }

  @Test func aCollectionViewNeedsALayout() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UICollectionView() }
    }
    #expect(
      reason(result).contains("UICollectionView must be initialized with a non-nil layout"))
  }

  @Test func aResponderPrintsNothingByItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIViewController().printContent(nil) }
    }
    #expect(
      reason(result).contains("-[UIViewController printContent:]: unrecognized selector"))
  }

  @Test func anActionSheetOnATabletPointsToSomething() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = TestScreen(.iPad)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        screen.root.present(sheet, animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "You must provide location information for this popover through the alert controller's "
          + "popoverPresentationController."))
  }

  @Test func aPopoverPointsToSomething() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = TestScreen(.iPad)
        screen.root.present(
          UIActivityViewController(activityItems: ["text"], applicationActivities: nil),
          animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
  }

  @Test func theItemsOfATabBarControllersBarAreItsOwn() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UITabBarController()
        controller.tabBar.items = []
        _ = controller.tabBar
      }
    }
    #expect(
      reason(result).contains(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed."))
  }

  @Test func aViewControllerDoesNotPresentItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "UIViewController."))
  }

  @Test func aViewControllerIsPresentedOnce() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = TestScreen()
        let alert = UIAlertController(title: "Once", message: nil, preferredStyle: .alert)
        screen.root.present(alert, animated: false)
        screen.commit()
        screen.root.present(alert, animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "Application tried to present modally a view controller UIAlertController that is already "
          + "being presented by UIViewController."))
  }

  @Test func aChildIsNotPresented() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let child = UIViewController()
        let stack = UINavigationController(rootViewController: child)
        UIViewController().present(child, animated: false)
        _ = stack
      }
    }
    #expect(
      reason(result).contains(
        "Application tried to present modally a view controller UIViewController that has a parent "
          + "view controller UINavigationController."))
  }
}
