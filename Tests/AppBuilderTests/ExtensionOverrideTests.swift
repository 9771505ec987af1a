import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Properties that extensions of UIKit's own classes override, as Objective-C allows.
struct ExtensionOverrideTests {
  @Test func extensionsOfContainersDecideInTheirPlace() async throws {
    let lines = try await AppFixture.run(
      """
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        print(navigation.childForStatusBarStyle === page, navigation.childForStatusBarHidden == nil)
        print(navigation.preferredStatusBarStyle == .lightContent, navigation.shouldAutorotate)
        print(navigation.supportedInterfaceOrientations == .landscapeLeft)
        let own: UINavigationController = Own(rootViewController: page)
        print(own.childForStatusBarStyle == nil, own.shouldAutorotate)
        let tabs = UITabBarController()
        tabs.viewControllers = [Page()]
        print(tabs.childForStatusBarStyle == nil, tabs.preferredStatusBarStyle == .lightContent)
        print(tabs.supportedInterfaceOrientations == .portrait, tabs.shouldAutorotate)
      """,
      with: [
        "Page.swift": """
        import UIKit
        class Page: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
        }
        class Own: UINavigationController {
          override var childForStatusBarStyle: UIViewController? { nil }
        }
        """,
        "Extensions.swift": """
        import UIKit
        extension UINavigationController {
          open override var childForStatusBarStyle: UIViewController? { topViewController }
          open override var childForStatusBarHidden: UIViewController? { nil }
          open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          open override var shouldAutorotate: Bool { !super.shouldAutorotate }
          open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
          }
        }
        extension UITabBarController {
          override open var childForStatusBarStyle: UIViewController? { nil }
          override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          override open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """,
      ])
    #expect(
      lines == [
        "true true", "true false", "true", "true false", "true true", "true true",
      ])
  }
}
