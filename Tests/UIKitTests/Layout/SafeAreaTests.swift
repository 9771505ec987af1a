import Testing
import UIKit

extension OnScreen {
  @MainActor struct SafeAreaTests {
    @Test func theWindowHasTheDevicesInsets() {
      let screen = TestScreen()
      #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(
        screen.view.safeAreaLayoutGuide.layoutFrame
          == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test func aViewHasOnlyThePartThatCoversIt() {
      let screen = TestScreen()
      let top = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
      let middle = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      screen.view.addSubview(top)
      screen.view.addSubview(middle)
      screen.commit()
      #expect(top.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
      #expect(middle.safeAreaInsets == .zero)
    }

    @Test func aViewThatLeavesTheScreenHasTheInsetsOfTheEdgesBesideIt() {
      let screen = TestScreen()
      let view = InsetsView(frame: screen.view.bounds)
      screen.view.addSubview(view)
      screen.commit()
      view.changes = 0
      view.frame.origin.y = 852
      screen.commit()
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(view.changes == 1)
      view.frame.origin.y = 752
      screen.commit()
      #expect(view.safeAreaInsets.bottom == 34 && view.changes == 1)
    }

    @Test func additionalInsetsOfAControllerAddUp() {
      let screen = TestScreen()
      screen.root.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      screen.commit()
      #expect(
        screen.view.safeAreaInsets == UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 4))
    }

    @Test func aViewIsToldWhenItsInsetsChange() {
      let screen = TestScreen()
      let view = InsetsView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      screen.view.addSubview(view)
      screen.commit()
      view.changes = 0
      screen.root.additionalSafeAreaInsets.top = 10
      screen.commit()
      #expect(view.changes == 1)
      #expect(view.safeAreaInsets.top == 69)
    }

    @Test func marginsGrowByTheSafeArea() {
      let screen = TestScreen()
      let view = UIView(frame: screen.view.bounds)
      screen.view.addSubview(view)
      screen.commit()
      #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
      view.insetsLayoutMarginsFromSafeArea = false
      screen.commit()
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      #expect(
        view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 377, height: 836))
    }

    @Test func directionalMarginsFollowTheDirection() {
      let screen = TestScreen()
      let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      screen.view.addSubview(view)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func aViewMayKeepAtLeastTheMarginsOfItsSuperview() {
      let screen = TestScreen()
      let outer = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
      outer.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
      inner.preservesSuperviewLayoutMargins = true
      outer.addSubview(inner)
      screen.view.addSubview(outer)
      screen.commit()
      #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 40, bottom: 8, right: 8))
    }

    @Test func theRootViewHasTheSystemsMinimumMargins() {
      let screen = TestScreen()
      #expect(screen.root.systemMinimumLayoutMargins.leading == 16)
      #expect(screen.view.layoutMargins.left == 16)
      screen.root.additionalSafeAreaInsets.top = -screen.view.safeAreaInsets.top
      screen.view.layoutMargins = UIEdgeInsets(top: 30, left: 2, bottom: 0, right: 40)
      screen.commit()
      #expect(screen.view.layoutMargins.top == 30)
      #expect(screen.view.layoutMargins.left == 16 && screen.view.layoutMargins.right == 40)
      screen.root.viewRespectsSystemMinimumLayoutMargins = false
      screen.commit()
      #expect(screen.view.layoutMargins.left == 2 && screen.view.layoutMargins.right == 40)
    }

    @Test func turningTheDeviceTurnsTheInsets() {
      let screen = TestScreen()
      screen.send(.configure(.iPhone15Landscape))
      screen.commit()
      #expect(screen.view.bounds.size == CGSize(width: 852, height: 393))
      #expect(
        screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    }

    @Test func theReadableGuideIsNeverWiderThanReadable() {
      let screen = TestScreen(.iPad)
      let view = UIView(frame: screen.view.bounds)
      screen.view.addSubview(view)
      screen.commit()
      let frame = view.readableContentGuide.layoutFrame
      #expect(frame.width <= 672)
      #expect(abs(frame.midX - view.bounds.midX) < 1)
    }

    @Test func whatIsScrolledHalfOutOfSightHasNoSafeAreaThere() {
      let screen = TestScreen()
      screen.root.additionalSafeAreaInsets.left = 20
      let scroll = UIScrollView(frame: screen.view.bounds)
      scroll.contentSize = CGSize(width: scroll.bounds.width, height: 2000)
      let row = UIView(frame: CGRect(x: 0, y: 100, width: scroll.bounds.width, height: 44))
      scroll.addSubview(row)
      screen.view.addSubview(scroll)
      screen.commit()
      scroll.contentOffset.y = 120
      screen.commit()
      #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
    }

    @Test func viewsInAMovedViewAreToldOfWhatTheyHaveOfTheSafeArea() {
      let screen = TestScreen()
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let inner = UIView(frame: CGRect(x: 0, y: 20, width: 200, height: 200))
      let (innermost, aside) = (InsetsView(frame: inner.bounds), InsetsView())
      inner.addSubview(innermost)
      outer.addSubview(inner)
      screen.view.addSubview(outer)
      screen.view.addSubview(aside)
      aside.frame = CGRect(x: 200, y: 400, width: 50, height: 50)
      screen.commit()
      #expect(innermost.safeAreaInsets.top == 39)
      let (before, beforeAside) = (innermost.changes, aside.changes)
      outer.frame.origin.y = 10
      screen.commit()
      #expect(innermost.safeAreaInsets.top == 29 && innermost.changes == before + 1)
      outer.frame.origin.y = 100
      screen.commit()
      #expect(innermost.safeAreaInsets.top == 0 && innermost.changes == before + 2)
      innermost.removeFromSuperview()
      outer.frame.origin.y = 0
      screen.commit()
      inner.addSubview(innermost)
      screen.commit()
      #expect(innermost.safeAreaInsets.top == 59 - 20 && innermost.changes == before + 3)
      #expect(aside.changes == beforeAside)
    }

    private final class InsetsView: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        changes += 1
      }
    }
  }
}
