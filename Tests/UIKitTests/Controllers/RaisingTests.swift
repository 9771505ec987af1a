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

  @Test func thePreferredActionOfAnAlertIsOneOfItsActions() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "x", style: .default)
      }
    }
    #expect(
      reason(result).contains(
        "The preferredAction of an alert controller must be contained in the actions array or be "))
  }

  @Test func anImageContextHasASize() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 0), false, 2)
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'UIGraphicsBeginImageContext() failed to allocate "
          + "CGBitampContext: size={10, 0}, scale=2.000000, bitmapInfo=0x2002. Use "
          + "UIGraphicsImageRenderer to avoid this assert."))
  }

  @Test func aSteppersMinimumIsBelowItsMaximum() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIStepper().minimumValue = 200
      }
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'minimumValue must be less than maximumValue.'"))
  }

  @Test func aVisualFormatNamesItsViews() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[y]-|", metrics: nil, views: ["x": UIView()])
      }
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'Unable to parse constraint format: "))
  }

  @Test func aSegueExists() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewController().performSegue(withIdentifier: "nobody", sender: nil)
      }
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'Receiver (UIViewController) has no segue with "
          + "identifier 'nobody''"))
  }

  @Test func aConstraintsAttributesAreOnOneAxis() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(), attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
    #expect(reason(result).contains("Invalid pairing of layout attributes"))
  }

  @Test func anAlertHasSomethingToDisplay() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = TestScreen()
        screen.root.present(
          UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
        screen.commit()
      }
    }
    #expect(
      reason(result).contains(
        "UIAlertController must have a title, a message or an action to display"))
  }

  @Test func aSplitViewControllerIsNotPushed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UISplitViewController(), animated: false)
      }
    }
    #expect(
      reason(result).contains("Split View Controllers cannot be pushed to a Navigation Controller"))
  }

  @Test func aScaledFontIsNotScaledAgain() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
        _ = UIFontMetrics.default.scaledFont(for: font.withSize(30))
        _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
        _ = UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
      }
    }
    #expect(
      reason(result).contains(
        "'NSInvalidArgumentException', reason: 'A scaled font returned by UIFontMetrics should "
          + "not be used to create another scaled font.'"))
  }

  @Test @MainActor func aRendererCanDrawNothing() {
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }
}
