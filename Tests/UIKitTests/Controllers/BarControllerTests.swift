import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The effects of navigation and tab bar controllers on bars, titles, and gestures.
  @MainActor struct BarControllerTests {
    private let first = UIViewController()
    private let second = UIViewController()
    private let navigation: UINavigationController
    private let tabs = UITabBarController()

    init() {
      navigation = UINavigationController(rootViewController: first)
    }

    private func showTabs() -> TestScreen {
      tabs.viewControllers = [navigation, UIViewController()]
      let screen = TestScreen(root: tabs)
      screen.commit()
      return screen
    }

    @Test func theBarAtTheBottomIsHiddenWhilePushed() {
      let screen = showTabs()
      second.hidesBottomBarWhenPushed = true
      navigation.pushViewController(second, animated: true)
      screen.advance(1)
      #expect(tabs.tabBar.frame.minY >= 852)
      #expect(second.view.safeAreaInsets.bottom == 34)
      navigation.pushViewController(UIViewController(), animated: true)
      screen.advance(1)
      #expect(tabs.tabBar.frame.minY >= 852)
      navigation.popToRootViewController(animated: true)
      screen.advance(1)
      #expect(tabs.tabBar.frame.maxY == 852)
      #expect(first.view.safeAreaInsets.bottom == 83)
    }

    @Test func theToolbarIsHiddenWhilePushed() {
      let screen = TestScreen(root: navigation)
      navigation.isToolbarHidden = false
      screen.commit()
      #expect(!navigation.toolbar.isHidden)
      second.hidesBottomBarWhenPushed = true
      navigation.pushViewController(second, animated: false)
      screen.commit()
      #expect(navigation.toolbar.isHidden && !navigation.isToolbarHidden)
      #expect(second.view.safeAreaInsets.bottom == 34)
      navigation.popViewController(animated: false)
      screen.commit()
      #expect(!navigation.toolbar.isHidden)
    }

    @Test func theTitleOfTheRootIsTheTabs() {
      first.title = "Root"
      let screen = showTabs()
      #expect(navigation.tabBarItem.title == "Root")
      first.title = "Other"
      screen.commit()
      #expect(screen.stage.texts.filter { $0.text == "Other" }.count == 2)
      navigation.pushViewController(second, animated: false)
      second.title = "Top"
      #expect(navigation.tabBarItem.title == "Other")
    }

    @Test func theTitleOfTheRootReplacesThatOfTheOwnItem() {
      navigation.tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 0)
      let screen = showTabs()
      first.title = "Root"
      screen.commit()
      #expect(navigation.tabBarItem.title == "Root")
    }

    @Test func theSelectedTabIsKeptOrElseItsIndex() {
      let all = (0..<4).map { _ in UIViewController() }
      tabs.viewControllers = [all[0], all[1], all[2]]
      tabs.selectedIndex = 1
      tabs.viewControllers = [all[3], all[0], all[1]]
      #expect(tabs.selectedViewController === all[1] && tabs.selectedIndex == 2)
      tabs.viewControllers = [all[0], all[2], all[3]]
      #expect(tabs.selectedViewController === all[3])
      tabs.viewControllers = [all[0], all[1]]
      #expect(tabs.selectedViewController === all[0])
    }

    private func swipeBack(_ screen: TestScreen) {
      screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
      screen.advance(1)
    }

    @Test func aSwipeLeadsBackWhereTheButtonDoes() {
      let screen = TestScreen(root: navigation)
      second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Own", primaryAction: nil)
      navigation.pushViewController(second, animated: false)
      screen.commit()
      swipeBack(screen)
      #expect(navigation.topViewController === second)
      second.navigationItem.leftItemsSupplementBackButton = true
      swipeBack(screen)
      #expect(navigation.topViewController === first)
    }

    @Test func aHiddenBackButtonLeadsNowhereUnlessTheAppSaysSo() {
      let screen = TestScreen(root: navigation)
      second.navigationItem.hidesBackButton = true
      navigation.pushViewController(second, animated: false)
      screen.commit()
      swipeBack(screen)
      #expect(navigation.topViewController === second)
      navigation.interactivePopGestureRecognizer?.delegate = nil
      swipeBack(screen)
      #expect(navigation.topViewController === first)
    }

    @Test func aTapHidesAndShowsTheBars() {
      let screen = TestScreen(root: navigation)
      navigation.isToolbarHidden = false
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      first.view.addSubview(button)
      screen.tap(at: CGPoint(x: 200, y: 600))
      #expect(!navigation.isNavigationBarHidden)
      navigation.hidesBarsOnTap = true
      screen.tap(at: CGPoint(x: 50, y: 350))
      screen.advance(1)
      #expect(!navigation.isNavigationBarHidden)
      screen.tap(at: CGPoint(x: 200, y: 600))
      screen.advance(1)
      #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
      screen.tap(at: CGPoint(x: 200, y: 600))
      screen.advance(1)
      #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func theEditButtonToggles() {
      let screen = TestScreen(root: navigation)
      let table = UITableViewController()
      table.navigationItem.rightBarButtonItem = table.editButtonItem
      navigation.setViewControllers([table], animated: false)
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "Edit" })
      screen.tap(at: CGPoint(x: 360, y: 59 + 22))
      screen.commit()
      #expect(table.isEditing && table.tableView.isEditing)
      #expect(screen.stage.texts.contains { $0.text == "Done" })
      #expect(table.editButtonItem.style == .done)
      table.setEditing(false, animated: false)
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "Edit" })
      #expect(table.editButtonItem.style == .plain)
    }

    @Test func aSheetThatIsModalStaysWhateverItsDelegateAllows() {
      let screen = TestScreen(root: navigation)
      let allowing = Allowing()
      second.isModalInPresentation = true
      first.present(second, animated: false)
      second.presentationController?.delegate = allowing
      screen.commit()
      screen.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 840))
      screen.advance(1)
      #expect(first.presentedViewController === second)
      #expect(allowing.attempts == 1)
    }

    @Test func aSheetIsModalAsWhatItsNavigationControllerShowsIs() {
      let screen = TestScreen(root: navigation)
      let modal = UIViewController()
      modal.isModalInPresentation = true
      let sheet = UINavigationController(rootViewController: modal)
      first.present(sheet, animated: false)
      screen.commit()
      screen.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 840))
      screen.advance(1)
      #expect(first.presentedViewController === sheet)
      sheet.pushViewController(UIViewController(), animated: false)
      screen.commit()
      screen.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 840))
      screen.advance(1)
      #expect(first.presentedViewController == nil)
    }

    private final class Allowing: NSObject, UIAdaptivePresentationControllerDelegate {
      private(set) var attempts = 0

      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
      { true }

      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) {
        attempts += 1
      }
    }
  }
}
