import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The inspector of a split view controller.
  @MainActor struct SplitInspectorTests {
    private final class Follower: NSObject, UISplitViewControllerDelegate {
      let log = CallLog()

      func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
      ) { log.note("will show \(column.rawValue)") }

      func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
      ) { log.note("did show \(column.rawValue)") }

      func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
      ) { log.note("will hide \(column.rawValue)") }

      func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
      ) { log.note("did hide \(column.rawValue)") }
    }

    private let follower = Follower()
    private let list = UIViewController()
    private let detail = UIViewController()
    private let inspector = UIViewController()
    private let split = UISplitViewController(style: .doubleColumn)

    init() {
      split.delegate = follower
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      split.setViewController(inspector, for: .inspector)
    }

    private func frame(of controller: UIViewController) -> CGRect {
      controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test func theInspectorIsBesideTheSecondaryColumnOnceItIsShown() {
      let screen = TestScreen(.iPadLandscape, root: split)
      #expect(!split.isShowing(.inspector) && inspector.viewIfLoaded?.window == nil)
      #expect(split.isShowing(.primary) && split.isShowing(.secondary))
      split.preferredInspectorColumnWidth = 260
      split.show(.inspector)
      screen.advance(1)
      #expect(split.isShowing(.inspector))
      #expect(frame(of: inspector) == CGRect(x: 820, y: 0, width: 260, height: 810))
      #expect(frame(of: detail).minX == split.primaryColumnWidth)
      #expect(frame(of: detail).maxX == 820)
      #expect(inspector.traitCollection.horizontalSizeClass == .compact)
      split.hide(.inspector)
      screen.advance(1)
      #expect(inspector.view.window == nil && frame(of: detail).maxX == 1080)
      #expect(
        follower.log.take() == ["will show 4", "did show 4", "will hide 4", "did hide 4"])
    }

    @Test func theDelegateIsToldAfterOtherColumnsToo() {
      let screen = TestScreen(.iPadLandscape, root: split)
      split.hide(.primary)
      #expect(follower.log.take() == ["will hide 0"])
      screen.advance(1)
      #expect(follower.log.take() == ["did hide 0"] && !split.isShowing(.primary))
      split.show(.primary)
      screen.advance(1)
      #expect(follower.log.take() == ["will show 0", "did show 0"])
    }

    @Test func theInspectorLeavesTheSecondaryColumnItsLeastWidth() {
      let screen = TestScreen(.iPadLandscape, root: split)
      split.show(.inspector)
      split.preferredInspectorColumnWidth = 400
      split.minimumSecondaryColumnWidth = 500
      screen.advance(1)
      #expect(frame(of: detail).width == 500)
      #expect(frame(of: inspector).width == 1080 - split.primaryColumnWidth - 500)
      split.minimumInspectorColumnWidth = 300
      screen.commit()
      #expect(frame(of: inspector).width == 300 && frame(of: detail).width == 500)
    }

    @Test func theInspectorLeavesTheSecondaryColumnItsPreferredWidth() {
      let screen = TestScreen(.iPadLandscape, root: split)
      split.show(.inspector)
      split.preferredSecondaryColumnWidth = 500
      screen.advance(1)
      #expect(frame(of: detail).width == 500)
      #expect(frame(of: inspector).width == 1080 - split.primaryColumnWidth - 500)
      split.maximumInspectorColumnWidth = 240
      screen.commit()
      #expect(frame(of: inspector).width == 240 && frame(of: inspector).maxX == 1080)
      split.preferredSecondaryColumnWidth = UISplitViewController.automaticDimension
      split.preferredSecondaryColumnWidthFraction = 0.5
      screen.commit()
      #expect(frame(of: detail).width == 540)
      split.preferredInspectorColumnWidth = 210
      screen.commit()
      #expect(frame(of: inspector).width == 210)
    }

    @Test func theInspectorIsAtTheOtherEdgeOfThePrimaryColumn() {
      split.primaryEdge = .trailing
      split.preferredInspectorColumnWidthFraction = 0.25
      let screen = TestScreen(.iPadLandscape, root: split)
      split.show(.inspector)
      screen.advance(1)
      #expect(frame(of: inspector) == CGRect(x: 0, y: 0, width: 270, height: 810))
    }

    @Test func aNewInspectorTakesThePlaceOfAShownOne() {
      let screen = TestScreen(.iPadLandscape, root: split)
      split.show(.inspector)
      screen.advance(1)
      let (old, new) = (frame(of: inspector), UIViewController())
      split.setViewController(new, for: .inspector)
      screen.commit()
      #expect(frame(of: new) == old && inspector.view.window == nil)
      split.setViewController(nil, for: .inspector)
      screen.commit()
      #expect(new.view.window == nil && frame(of: detail).maxX == 1080)
      #expect(!split.isShowing(.inspector))
    }

    @Test func anInspectorThatIsShownAgainWhileItLeavesStays() {
      let screen = TestScreen(.iPadLandscape, root: split)
      split.show(.inspector)
      screen.advance(1)
      split.hide(.inspector)
      screen.advance(0.1)
      split.show(.inspector)
      screen.advance(1)
      #expect(split.isShowing(.inspector) && frame(of: inspector).maxX == 1080)
    }

    @Test func aNewInspectorIsShownWhileTheOldOneLeaves() {
      let screen = TestScreen(.iPadLandscape, root: split)
      split.show(.inspector)
      screen.advance(1)
      split.hide(.inspector)
      screen.advance(0.1)
      let new = UIViewController()
      split.setViewController(new, for: .inspector)
      split.show(.inspector)
      screen.advance(1)
      #expect(split.isShowing(.inspector) && frame(of: new).maxX == 1080)
      #expect(inspector.view.window == nil)
    }

    @Test func anInspectorThatLeavesAsTheColumnsCollapseCanBeShownInASheet() {
      let screen = TestScreen(.iPadLandscape, root: split)
      split.show(.inspector)
      screen.advance(1)
      split.hide(.inspector)
      screen.advance(0.1)
      split.traitOverrides.horizontalSizeClass = .compact
      screen.commit()
      split.show(.inspector)
      screen.advance(1)
      #expect(split.presentedViewController === inspector.navigationController)
    }

    @Test func theSheetLeavesWithAllThatItPresentsOrWhenTheInspectorIsReplaced() {
      let screen = TestScreen(root: split)
      split.show(.inspector)
      screen.advance(1)
      inspector.present(UIViewController(), animated: false)
      screen.commit()
      split.hide(.inspector)
      screen.advance(1)
      #expect(!split.isShowing(.inspector) && split.presentedViewController == nil)
      split.show(.inspector)
      screen.advance(1)
      split.setViewController(UIViewController(), for: .inspector)
      screen.commit()
      #expect(!split.isShowing(.inspector) && split.presentedViewController == nil)
    }

    @Test func theInspectorIsASheetOnAPhone() {
      let screen = TestScreen(root: split)
      split.show(.inspector)
      screen.advance(1)
      #expect(split.isShowing(.inspector) && inspector.view.window != nil)
      #expect(split.presentedViewController === inspector.navigationController)
      #expect(split.isShowing(.secondary) && !split.isShowing(.primary))
      split.hide(.inspector)
      screen.advance(1)
      #expect(!split.isShowing(.inspector) && split.presentedViewController == nil)
      #expect(
        follower.log.take() == ["will show 4", "did show 4", "will hide 4", "did hide 4"])
    }

    @Test func theUserCanDismissTheSheet() {
      let screen = TestScreen(root: split)
      split.show(.inspector)
      screen.advance(1)
      _ = follower.log.take()
      screen.drag(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 200, y: 700), frames: 20)
      screen.advance(1)
      #expect(!split.isShowing(.inspector) && split.presentedViewController == nil)
      #expect(follower.log.take() == ["will hide 4", "did hide 4"])
    }

    @Test func columnsHaveTheTraitOfTheirSplitView() {
      let screen = TestScreen(.iPadLandscape, root: split)
      #expect(list.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
      #expect(detail.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
      #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
      split.traitOverrides.horizontalSizeClass = .compact
      screen.commit()
      #expect(detail.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    }
  }
}
