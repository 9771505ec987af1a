import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Overrides in extensions, and overrides of their declarations, as Objective-C allows.
struct ExtensionOverrideTests {
  @Test func membersOfExtensionsOverride() async throws {
    let lines = try await AppFixture.run(
      """
        let base: Base = Child()
        print(base.describe(1, in: "x"))
        print(base.kind, type(of: base).title)
        base.setUp()
        print((Child() as Other).name)
      """,
      with: [
        "Base.swift": """
        import UIKit
        class Root: NSObject {
          func describe(_ a: Int, in text: String) -> String { "root \\(a) \\(text)" }
          var kind: String { "root" }
          class var title: String { "root" }
        }
        class Base: Root {}
        extension Base { @objc func setUp() { print("base") } }
        class Other: Base {
          var name: String { "other" }
        }
        class Child: Other {
          override func setUp() { super.setUp(); print("child") }
        }
        """,
        "More.swift": """
        extension Child {
          internal override func describe(_ a: Int, in text: String) -> String {
            super.describe(a, in: text) + "!"
          }
          public override var kind: String { return super.kind + "!" }
          override class var title: String { super.title + "!" }
          override var name: String { "child of " + super.name }
        }
        """,
      ])
    #expect(lines == ["root 1 x!", "root! root!", "base", "child", "child of other"])
  }

  @Test func membersOfExtensionsOverrideThoseOfFrameworkClasses() async throws {
    let lines = try await AppFixture.run(
      """
        let views: [UIView] = [UIView(), Form(), Late()]
        print(views.map(\\.isEmpty), views.map { $0.describe() })
      """,
      with: [
        "Form.swift": """
        import UIKit
        extension UIView {
          @objc var isEmpty: Bool { subviews.isEmpty }
          @objc func describe() -> String { "view" }
        }
        class Form: UIView {}
        class Late: Form {}
        extension Form { override var isEmpty: Bool { !super.isEmpty } }
        extension Late { override func describe() -> String { super.describe() + "!" } }
        """
      ])
    #expect(lines == ["[true, false, false] [\"view\", \"view\", \"view!\"]"])
  }

  @Test func typeAliasesStandForTheirClassesInOverrides() async throws {
    let lines = try await AppFixture.run(
      """
        let views: [PlatformView] = [UIView(), Form()]
        print(views.map { $0.describe() }, Form().isEmpty)
      """,
      with: [
        "Form.swift": """
        import UIKit
        #if os(macOS)
          typealias PlatformView = NSView
        #else
          typealias SystemView = UIView
          typealias PlatformView = SystemView
        #endif
        typealias Parent = Basis
        class Basis: PlatformView { var isEmpty: Bool { true } }
        class Form: Parent {
          override func describe() -> String { super.describe() + "!" }
        }
        extension PlatformView { @objc func describe() -> String { "view" } }
        extension Form { override var isEmpty: Bool { !super.isEmpty } }
        """
      ])
    #expect(lines == ["[\"view\", \"view!\"] false"])
  }

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
