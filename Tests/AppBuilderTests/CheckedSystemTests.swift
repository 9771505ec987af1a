import DeviceProtocol
import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Names that the oldest system that an app supports doesn't have.
struct CheckedSystemTests {
  /// Returns the first error in each line of `Screen.swift`, and the expected errors, which are the
  /// comments at the ends of lines.
  private func errors(
    in code: String, target: String, on system: SystemRelease
  ) async throws -> (found: [Int: String], wanted: [Int: String]) {
    let errors = try await AppFixture.errors(
      ["main.swift": "print(missing)\n", "Screen.swift": "import UIKit\n\(code)\n"],
      settings: ["IPHONEOS_DEPLOYMENT_TARGET": target], system: .exactly(system)
    ).filter { $0.file?.hasSuffix("Screen.swift") == true }
    let found = Dictionary(errors.map { ($0.line ?? 0, $0.message) }) { first, _ in first }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = lines.enumerated().compactMap { index, line in
      line.firstMatch(of: /\/\/ (.+)/).map { (index + 2, "'\($0.1) or newer") }
    }
    return (found, Dictionary(uniqueKeysWithValues: wanted))
  }

  private static let unchecked = """
    @available(iOS 26.0, *)
    class Panel: UIVisualEffectView {
      let glass = UIGlassEffect()
      func show(_ item: UIBarButtonItem) {
        item.isPaddingRemoved = true  // isPaddingRemoved' is only available in iOS 27.0
      }
    }
    class Screen: UIViewController {
      @available(iOS 26, *) func shine() { view.cornerConfiguration = .capsule() }
      func show() {
        let effect: UIVisualEffect = UIGlassEffect()  // UIGlassEffect' is only available in iOS 26.0
        view.cornerConfiguration = .capsule()  // cornerConfiguration' is only available in iOS 26.0
        self.shine()  // shine()' is only available in iOS 26.0
        _ = Panel(effect: effect)  // Panel' is only available in iOS 26.0
        if #available(iOS 18, *) {
          navigationItem.subtitle = ""  // subtitle' is only available in iOS 26.0
        }
        navigationItem.title = ""
      }
    }
    """

  @Test func aNewerNameRequiresACheck() async throws {
    let (found, wanted) = try await errors(in: Self.unchecked, target: "17.0", on: .ios26)
    #expect(found == wanted)
  }

  /// The same names are reported although the code for iOS 26 is left out.
  @Test func anOlderSystemReportsTheSameNames() async throws {
    let code = Self.unchecked.replacing(#/ +// isPadding.*/#, with: "")
      .replacing("shine()' is", with: "shine' is")
    let (found, wanted) = try await errors(in: code, target: "17.0", on: .ios18)
    #expect(found == wanted)
  }

  @Test func aDeploymentTargetIncludesItsNames() async throws {
    let code = Self.unchecked.replacing(#/ +// .* 26.0/#, with: "")
    let (found, wanted) = try await errors(in: code, target: "26.1", on: .ios27)
    #expect(found == wanted)
  }

  /// A member that another type has only on newer systems is simply missing.
  @Test func aNewerMemberBelongsToItsType() async throws {
    let code = """
      class Screen: UIViewController {
        @available(iOS 26, *) func shine() {}
      }
      class Child: Screen {
        func show() { shine() }
      }
      class Lamp {}
      extension UIView { @available(iOS 26, *) func glow() {} }
      func show(_ screen: Screen, _ child: Child, _ lamp: Lamp, _ label: UILabel) {
        screen.shine()
        child.shine()
        lamp.shine()
        label.glow()
        lamp.glow()
      }
      """
    let (found, _) = try await errors(in: code, target: "17.0", on: .ios18)
    #expect(
      found == [
        6: "'shine' is only available in iOS 26.0 or newer",
        11: "'shine' is only available in iOS 26.0 or newer",
        12: "'shine' is only available in iOS 26.0 or newer",
        13: "value of type 'Lamp' has no member 'shine'",
        14: "'glow' is only available in iOS 26.0 or newer",
        15: "value of type 'Lamp' has no member 'glow'",
      ])
  }

  /// What's valid in Xcode has no warning here, either.
  @Test func checksOfPartsOfAReleaseAreValid() async throws {
    let fixture = try ProjectFixture([
      "main.swift": "print(1)\n",
      "Screen.swift": """
      import UIKit
      @available(iOS 26, *)
      class Screen: UIViewController {
        @objc func show() {
          if #available(iOS 26.4, *) { view.cornerConfiguration = .capsule() }
        }
      }
      @MainActor func pad(_ item: UINavigationItem) {
        if #unavailable(iOS 27.0) { print("old") } else { item.subtitle = nil }
        guard #unavailable(iOS 27) else {
          item.subtitle = "new"
          return
        }
      }
      """,
    ])
    fixture.settings["IPHONEOS_DEPLOYMENT_TARGET"] = "17.0"
    fixture.system = .exactly(.ios27)
    let app = try await fixture.build()
    #expect(app.warnings.isEmpty, "\(app.warnings)")
  }

  private static let checked = [
    "Panel.swift": """
    import UIKit
    @available(iOS 26.0, *)
    @objc(GlassPanel) class Panel: UIVisualEffectView {
      @IBOutlet var label: UILabel?
      @objc func tap() { print("tap", cornerConfiguration == .capsule()) }
      @available(iOS 27, *) @objc func pad() { print(UIBarButtonItem().isPaddingRemoved) }
    }
    @available(iOS, introduced: 26)
    extension Panel { @objc func melt() { print("melt") } }
    class Screen: UIViewController {
      @available(iOS 26, *) @objc func shine() { view.cornerConfiguration = .capsule() }
      @objc func show() { print("show") }
      @available(iOS 26, *)
      override func updateProperties() { super.updateProperties(); print("properties") }
    }
    extension UIView {
      @available(iOS 26, *) @objc func corners() { print(cornerConfiguration == .capsule()) }
    }
    @available(iOS 26, *) class Stack<Element>: UIView { @objc func go() { print("go") } }
    @available(iOS 26, *) @objc protocol Polishing { @objc optional func polish() }
    class Base: UIView { func wipe() { print("base") } }
    @available(iOS 26, *) class Wiped: Base {}
    @available(iOS 26, *) extension Wiped { override func wipe() { print("wiped") } }
    """,
    "Checks.swift": """
    import UIKit
    @MainActor func check(_ view: UIView) {
      guard #available(iOS 26.0, macOS 26, *), view.tag == 0 else { return print("old") }
      view.cornerConfiguration = .capsule()
      let block = { if #available(iOS 27, *) { print(UIBarButtonItem().isPaddingRemoved) } }
      block()
      if #unavailable(iOS 26.0) { print("never") } else { _ = UIGlassEffect() }
      switch view.tag {
      case 0: if #available(iOS 26.4, *) { print(UIGlassEffect() is UIVisualEffect) }
      default: break
      }
      if #available(iOS 99, *) { melted() }
    }
    """,
  ]

  private static let statements = """
      let view = UIView()
      check(view)
      perform("show", Screen())
      if #available(iOS 26, *) {
        let panel = Panel(effect: nil)
        for name in ["tap", "melt"] { perform(name, panel) }
        perform("corners", view)
        perform("go", Stack<Int>())
        (Wiped() as Base).wipe()
        Screen().updateProperties()
        print(NSClassFromString("GlassPanel") == Panel.self)
      }
      if #available(iOS 27, *) { perform("pad", Panel(effect: nil)) }
    """

  @Test(arguments: [
    (
      SystemRelease.ios27, "17.0",
      [
        "false", "true", "show", "tap false", "melt", "true", "go", "wiped", "properties", "true",
        "false",
      ]
    ),
    (
      .ios26, "17.0",
      ["true", "show", "tap false", "melt", "true", "go", "wiped", "properties", "true"]
    ),
    (
      .ios26, "26.0",
      ["true", "show", "tap false", "melt", "true", "go", "wiped", "properties", "true"]
    ),
    (.ios18, "17.0", ["old", "show"]),
  ])
  func checkedNamesWork(
    _ system: SystemRelease, _ target: String, _ output: [String]
  ) async throws {
    let lines = try await AppFixture.run(
      Self.statements, with: Self.checked, settings: ["IPHONEOS_DEPLOYMENT_TARGET": target],
      system: .exactly(system))
    #expect(lines == output)
  }
}
