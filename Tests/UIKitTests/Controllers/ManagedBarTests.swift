import Foundation
import Testing
import UIKit

/// Bars that a controller manages, which only the controller changes. The reasons are iOS's.
struct ManagedBarTests {
  private func reason(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func itemsArePushedByTheNavigationController() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.pushItem(UINavigationItem(title: "x"), animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Cannot call pushNavigationItem:animated: directly on a "
          + "UINavigationBar managed by a controller."))
  }

  @Test func itemsArePoppedByTheNavigationController() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.popItem(animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Cannot call popNavigationItemAnimated: directly on a "
          + "UINavigationBar managed by a controller."))
  }

  @Test func theNavigationControllerSetsTheItems() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.items = [UINavigationItem(title: "x")]
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Cannot call setItems:animated: directly on a "
          + "UINavigationBar managed by a controller."))
  }

  @Test func theDelegateOfANavigationControllersBarIsItsOwn() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        final class Delegate: NSObject, UINavigationBarDelegate {}
        let delegate = Delegate()
        stack.navigationBar.delegate = delegate
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Cannot manually set the delegate on a UINavigationBar "
          + "managed by a controller."))
  }

  @Test func theNavigationControllerSetsTheItemsOfItsToolbar() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.toolbar.items = [UIBarButtonItem(systemItem: .add)]
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Cannot call setItems:animated: directly on a UIToolbar "
          + "managed by a controller."))
  }

  @Test func theDelegateOfANavigationControllersToolbarIsItsOwn() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        final class Delegate: NSObject, UIToolbarDelegate {}
        let delegate = Delegate()
        stack.toolbar.delegate = delegate
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Cannot manually set the delegate on a UIToolbar managed "
          + "by a controller."))
  }

  @Test func theTabBarControllerSelectsTheItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.tabBar.selectedItem = tabs.tabBar.items?[1]
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Directly modifying a tab bar managed by a tab bar "
          + "controller is not allowed."))
  }

  @Test func theDelegateOfATabBarControllersBarIsItsOwn() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        final class Delegate: NSObject, UITabBarDelegate {}
        let delegate = Delegate()
        tabs.tabBar.delegate = delegate
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Changing the delegate of a tab bar managed by a tab bar "
          + "controller is not allowed."))
  }

  @Test @MainActor func barsOfTheAppsOwnCanBeChanged() {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "one")]
    bar.pushItem(UINavigationItem(title: "two"), animated: false)
    bar.popItem(animated: false)
    #expect(bar.topItem?.title == "one")
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "one", image: nil, tag: 1)]
    tabs.selectedItem = tabs.items?.first
    #expect(tabs.selectedItem?.tag == 1)
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(systemItem: .add)]
    #expect(toolbar.items?.count == 1)
  }
}
