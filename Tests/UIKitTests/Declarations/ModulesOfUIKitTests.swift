import Testing
import UIKit

/// A view controller of an app, with members that have the names of UIKit's own.
private final class CoincidingController: UIViewController {
  var isInTransition = "changing"
  var isAppearingOrAppeared = "visible"
  private(set) var calls: [String] = []

  func personDidDismiss() { calls.append("dismiss") }
  func beginAppearance(_ isAppearing: Bool, animated: Bool) { calls.append("start") }
  func markIsAppearing() { calls.append("mark") }
  func endAppearance() { calls.append("end") }
}

/// A scroll view of an app, with members that have the names of UIKit's own.
private final class CoincidingScrollView: UIScrollView {
  var storedDelegate = 1
  private(set) var calls = 0

  func storedDelegateDidChange() { calls += 1 }
}

/// UIKit consists of several modules that apps see as a single one.
extension OnScreen {
  @MainActor struct ModulesOfUIKitTests {
    /// A class of each module.
    private nonisolated static let classes: [(String, AnyClass)] = [
      ("UIView", UIView.self), ("UIDynamicAnimator", UIDynamicAnimator.self),
      ("UIPageViewController", UIPageViewController.self), ("UIActivity", UIActivity.self),
      ("UIPrintPageRenderer", UIPrintPageRenderer.self),
    ]

    @Test(arguments: classes.map(\.0))
    func allClassesAreInTheModuleUIKit(_ name: String) throws {
      let type: AnyClass = try #require(Self.classes.first { $0.0 == name }).1
      #expect(String(reflecting: type) == "UIKit.\(name)")
      #expect(NSStringFromClass(type) == "UIKit.\(name)")
      let found: AnyClass = try #require(NSClassFromString("UIKit.\(name)"))
      #expect(ObjectIdentifier(found) == ObjectIdentifier(type))
      #expect(_mangledTypeName(type)?.hasPrefix("5UIKit") == true)
    }

    @Test func appsSubclassesCanUseTheNamesOfUIKitsOwnMembers() {
      let screen = TestScreen()
      let controller = CoincidingController()
      screen.window.rootViewController = controller
      screen.window.rootViewController = UIViewController()
      #expect(controller.calls.isEmpty)
      #expect(controller.isInTransition == "changing")
      #expect(controller.isAppearingOrAppeared == "visible")

      let scrollView = CoincidingScrollView()
      scrollView.delegate = nil
      #expect(scrollView.calls == 0)
      #expect(scrollView.storedDelegate == 1)
    }
  }
}
