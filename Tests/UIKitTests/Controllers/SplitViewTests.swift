import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct SplitViewTests {
    private let delegate = SplitDelegate()
    private let list = UIViewController()
    private let detail = UIViewController()

    private func makeList() -> UISplitViewController {
      let split = UISplitViewController()
      split.delegate = delegate
      split.viewControllers = [
        UINavigationController(rootViewController: list),
        UINavigationController(rootViewController: detail),
      ]
      return split
    }

    private func makeColumns(_ style: UISplitViewController.Style) -> UISplitViewController {
      let split = UISplitViewController(style: style)
      split.delegate = delegate
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      return split
    }

    @Test func aPhonePushesTheSecondaryUnlessTheDelegateHandledIt() {
      let split = makeList()
      let screen = TestScreen(root: split)
      #expect(split.isCollapsed)
      #expect(split.viewControllers.count == 1)
      #expect(list.navigationController?.viewControllers == [list, detail])
      #expect(detail.splitViewController === split)

      delegate.handlesCollapse = true
      let other = UISplitViewController()
      other.delegate = delegate
      let alone = UIViewController()
      other.viewControllers = [
        UINavigationController(rootViewController: alone), UIViewController(),
      ]
      screen.window.rootViewController = other
      screen.commit()
      #expect(alone.navigationController?.viewControllers == [alone])
    }

    @Test func columnsAreSideBySideInLandscape() {
      let split = makeColumns(.doubleColumn)
      let screen = TestScreen(.iPadLandscape, root: split)
      screen.commit()
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(list.view.bounds.width == split.primaryColumnWidth)
      #expect(detail.view.bounds.width == 1080 - split.primaryColumnWidth)
      #expect(list.traitCollection.horizontalSizeClass == .compact)
      #expect(detail.traitCollection.horizontalSizeClass == .regular)
      #expect(list.navigationController != nil)
      #expect(split.viewController(for: .primary) === list)
    }

    @Test func onlyTheSecondaryColumnIsShownUpright() {
      let split = makeColumns(.doubleColumn)
      let screen = TestScreen(.iPad, root: split)
      #expect(split.displayMode == .secondaryOnly)
      #expect(list.viewIfLoaded?.window == nil)
      split.show(.primary)
      screen.advance(1)
      #expect(split.displayMode == .oneOverSecondary)
      #expect(list.view.window != nil)
      #expect(detail.view.bounds.width == 810)
      #expect(delegate.log.take() == ["will change 3", "will show 0"])
      split.hide(.primary)
      screen.advance(1)
      #expect(list.view.window == nil)
      #expect(delegate.log.take() == ["will change 1", "will hide 0"])
    }

    @Test func widthsStayBetweenTheirLimits() {
      let split = makeColumns(.doubleColumn)
      let screen = TestScreen(.iPadLandscape, root: split)
      defer { withExtendedLifetime(screen) {} }
      split.preferredPrimaryColumnWidth = 400
      #expect(split.primaryColumnWidth == 400)
      split.maximumPrimaryColumnWidth = 360
      #expect(split.primaryColumnWidth == 360)
      split.maximumPrimaryColumnWidth = 1000
      split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
      split.preferredPrimaryColumnWidthFraction = 0.5
      #expect(split.primaryColumnWidth == 540)
      split.minimumPrimaryColumnWidth = 600
      #expect(split.primaryColumnWidth == 600)
    }

    @Test func detailsReplaceTheSecondaryColumn() {
      let split = makeList()
      let screen = TestScreen(.iPadLandscape, root: split)
      let new = UIViewController()
      list.showDetailViewController(new, sender: nil)
      screen.commit()
      #expect(split.viewControllers.last === new)
      #expect(new.view.window != nil)
      #expect(detail.view.window == nil)
    }

    @Test func theDelegateChoosesTheColumnOnTop() {
      delegate.top = .primary
      let split = makeColumns(.doubleColumn)
      let screen = TestScreen(root: split)
      #expect(list.navigationController?.topViewController === list)
      split.show(.secondary)
      screen.advance(1)
      #expect(list.navigationController?.topViewController === detail)
      list.navigationController?.popViewController(animated: false)
      split.show(.secondary)
      screen.advance(1)
      #expect(list.navigationController?.topViewController === detail)
    }

    @Test func aCompactColumnTakesThePlaceOfAll() {
      let split = makeColumns(.doubleColumn)
      let compact = UIViewController()
      split.setViewController(compact, for: .compact)
      let screen = TestScreen(root: split)
      defer { withExtendedLifetime(screen) {} }
      #expect(compact.view.window != nil)
      #expect(list.viewIfLoaded?.window == nil)
    }
  }
}

/// A split view controller delegate that records its calls and returns the values specified by a
/// test.
private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  let log = CallLog()
  var handlesCollapse = false
  var top: UISplitViewController.Column?

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    log.note("will change \(displayMode.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    log.note("will show \(column.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    log.note("will hide \(column.rawValue)")
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { handlesCollapse }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }
}
