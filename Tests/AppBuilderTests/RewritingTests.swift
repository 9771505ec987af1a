import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The behavior of Swift code that needs Objective-C after it's rewritten, compiled, and run.
struct RewritingTests {
  @Test(arguments: ["try Data(contentsOf: url)", "try String(contentsOf: url, encoding: .utf8)"])
  func whatLoadsFromAURLHasTheNetworkInItsProcess(_ line: String) {
    #expect(SystemModules.modules(declaringNamesIn: Array(line.utf8)) == ["FoundationNetworking"])
  }

  @Test func outletsOfEveryKindAreReached() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form(frame: .zero), a = UIView(frame: .zero), b = UIView(frame: .zero)
        set("weakView", form, a)
        set("strongView", form, a)
        set("hidden", form, a)
        set("views", form, [a, b])
        set("watched", form, a)
        set("radius", form, 4.5)
        set("Title", form, "x")
        set("hidden", form, "not a view")
        set("nothing", form, a)
        get("radius", form)
        get("views", form)
        print(form.weakView === a, form.strongView === a, form.isHiddenSet, form.views.count, form.title)
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIView {
          @IBOutlet weak var weakView: UIView!
          @IBOutlet var strongView: UIView?
          @IBOutlet private weak var hidden: UIView!
          @IBOutlet var views: [UIView]!
          @IBOutlet var watched: UIView! { didSet { print("didSet", watched != nil) } }
          @IBInspectable var radius: CGFloat = 0
          @IBInspectable var title: String = ""
          var isHiddenSet: Bool { hidden != nil }
        }
        """
      ])
    #expect(lines.first == "didSet true")
    #expect(lines.contains { $0.contains("expected a value of type") && $0.contains("UIView") })
    #expect(lines.contains { $0.contains("not key value coding-compliant for the key nothing") })
    #expect(lines.contains("4.5"))
    #expect(lines.last == "true true true 2 x")
  }

  @Test func actionsOfEveryShapeArePerformed() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form(frame: .zero), sender = UIView(frame: .zero)
        perform("plain", form)
        perform("any:", form, sender)
        perform("typedWithSender:", form, sender)
        perform("typedWithSender:", form, "text")
        perform("two:forEvent:", form, sender, nil)
        perform("secret:", form, sender)
        perform("renamedHere:", form, sender)
        perform("answer", form)
        perform("overloaded:", form, sender)
        perform("fails:error:", form, sender)
        perform("fromExtension", form)
        perform("fromOtherFile:", form, sender)
        perform("inherited", Child(frame: .zero))
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIView {
          @IBAction func plain() { print("plain") }
          @IBAction func any(_ sender: Any) { print("any", sender is UIView) }
          @IBAction func typed(sender: UIView) { print("typed") }
          @IBAction func two(_ sender: UIView, forEvent event: NSObject?) { print("two", event == nil) }
          @IBAction private func secret(_ sender: AnyObject) { print("secret") }
          @objc(renamedHere:) func original(_ sender: UIView!) { print("renamed") }
          @objc func answer() -> Int { 42 }
          @objc func overloaded(_ sender: UIView) { print("view") }
          func overloaded(_ sender: String) { print("string") }
          @objc func fails(_ sender: UIView) throws { throw CocoaError(.fileNoSuchFile) }
          @objc func inherited() { print("base") }
        }
        extension Form {
          @objc fileprivate func fromExtension() { print("extension") }
        }
        final class Child: Form {
          override func inherited() { super.inherited(); print("child") }
        }
        """,
        "Other.swift": """
        import UIKit
        extension Form {
          @IBAction private func fromOtherFile(_ sender: Any?) { print("other file") }
        }
        """,
      ])
    #expect(lines.count == 14, "\(lines)")
    #expect(lines.first == "plain")
    #expect(lines.contains("typed") && lines.contains("two true") && lines.contains("secret"))
    #expect(
      lines.contains {
        $0.contains("expected a value of type UIView, but got String")
      })
    #expect(lines.contains("renamed") && lines.contains("42") && lines.contains("view"))
    #expect(lines.contains("extension") && lines.contains("other file"))
    #expect(lines.suffix(2) == ["base", "child"])
  }

  @Test func selectorsMeanWhatObjectiveCNamesThem() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form(frame: .zero)
        for selector in form.all() { print(selector) }
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIView {
          @objc var level = 1
          @objc private func tap() {}
          @objc func tapped(_ sender: UIView) {}
          @objc func long(with sender: UIView) {}
          @objc func press(sender: UIView) {}
          @objc func choose(_ a: UIView) {}
          @objc func choose(_ a: UIView, second: UIView) {}
          @objc func same(_ a: UIView) {}
          @objc func same(_ a: UIView, _ b: UIView) {}
          class Inner: NSObject { @objc func inside() {} }
          func all() -> [Selector] {
            let other = Other()
            return [
              #selector(tap), #selector(Form.tap), #selector(self.tapped), #selector(tapped(_:)),
              #selector(long), #selector(press(sender:)), #selector(Form.choose(_:second:)),
              #selector(same(_:_:)), #selector(Form.same as (Form) -> (UIView) -> Void),
              #selector(getter: Form.level), #selector(setter: level), #selector(Inner.inside),
              #selector(other.go), #selector(Other.go), #selector(Fixture.Other.go),
              #selector(
                tapped(_:)
              ), #selector(UIView.added),
            ]
          }
        }
        class Other: NSObject { @objc func go() {} }
        extension UIView { @objc func added() {} }
        """
      ])
    #expect(
      lines == [
        "tap", "tap", "tapped:", "tapped:", "longWith:", "pressWithSender:", "choose:second:",
        "same::", "same:", "level", "setLevel:", "inside", "go", "go", "go", "tapped:", "added",
      ])
  }

  @Test func selectorsMeanExposedMethods() async throws {
    let lines = try await AppFixture.run(
      "print(Store().clear)",
      with: [
        "Store.swift": """
        import UIKit
        class Store: NSObject {
          var clear: Selector { #selector(clean) }
          @objc func clean() {}
          func clean(then handler: (() -> Void)? = nil) {}
        }
        """
      ])
    #expect(lines == ["clean"])
  }

  @Test func anObjectOfAnObjectiveCProtocolIsAnInstanceOfSomeType() async throws {
    let lines = try await AppFixture.run(
      "print(Form(frame: .zero).field?.title ?? 0)",
      with: [
        "Form.swift": """
        import UIKit
        @objc protocol Field where Self: UIView { var title: Int { get } }
        class Entry: UIView, Field { let title = 3 }
        class Form: UIView {
          var known: (any Field)? = Entry(frame: .zero)
          var field: (some Field)? { known }
          func show(_ field: some Field) {}
        }
        """
      ])
    #expect(lines == ["3"])
  }

  @Test func layersOfAppsAreNotIsolated() async throws {
    let lines = try await AppFixture.run(
      """
        let layer = Picture()
        layer.count = 2
        layer.layoutSublayers()
      """,
      with: [
        "Picture.swift": """
        import QuartzCore
        class Picture: CALayer {
          var count = 0
          var properties = ["a"]
          nonisolated override func layoutSublayers() { print(properties, count) }
        }
        """
      ])
    #expect(lines == [#"["a"] 2"#])
  }

  @Test func selectorsOfNothingAreErrors() async throws {
    let errors = try await AppFixture.errors([
      "A.swift": """
      import UIKit
      class A: UIView {
        func hidden() {}
        @objc func twice() {}
        @objc func twice(_ a: UIView) {}
        func f() -> [Selector] {
          [#selector(nothing), #selector(hidden), #selector(twice)]
        }
      }
      """
    ])
    #expect(errors.map(\.line) == [7, 7, 7])
    #expect(errors.map(\.message)[0].contains("cannot find 'nothing' in scope"))
    #expect(errors.map(\.message)[1].contains("not exposed to Objective-C"))
    #expect(errors[1].column == 36)
    #expect(errors.map(\.message)[2].contains("ambiguous use of 'twice'"))
  }

  @Test func extensionsOfFrameworkClassesAreReached() async throws {
    let lines = try await AppFixture.run(
      """
        perform("shout", Form(frame: .zero))
        set("tone", Form(frame: .zero), 3)
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIView {}
        extension UIView {
          @objc func shout() { print("shout") }
          @IBInspectable var tone: Int { get { 0 } set { print("tone", newValue) } }
        }
        """
      ])
    #expect(lines == ["shout", "tone 3"])
  }

  @Test func optionalMethodsOfOwnProtocols() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form()
        for listener in [Full(), Half(), Late()] as [Listener] {
          form.listener = listener
          form.fire()
        }
      """,
      with: [
        "Form.swift": """
        import UIKit
        @objc protocol Listener {
          func must()
          @objc optional func did(_ number: Int, with text: String)
          @objc optional func answer() -> Int
        }
        class Form: NSObject {
          weak var listener: Listener?
          func fire() {
            listener?.must()
            listener?.did?(1, with: "x")
            print(listener?.answer?() ?? 0)
          }
        }
        class Full: NSObject, Listener {
          func must() {}
          func did(_ number: Int, with text: String) { print("did", number, text) }
          func answer() -> Int { 42 }
        }
        class Half: NSObject, Listener { func must() { print("half") } }
        class Late: Half { @objc func answer() -> Int { 7 } }
        """
      ])
    #expect(lines == ["did 1 x", "42", "half", "0", "half", "7"])
  }

  @Test func genericNestedAndLocalClasses() async throws {
    let lines = try await AppFixture.run(
      """
        perform("go", Box<Int>())
        perform("go", Box<Int>.make())
        perform("go", Outer.Inner())
        Outer.hidden()
        perform("local", Outer.local())
      """,
      with: [
        "Outer.swift": """
        import UIKit
        class Box<T>: NSObject {
          @objc func go() { print("box", T.self) }
          static func make() -> Box<String> { Child() }
        }
        class Child: Box<String> { @objc func more() {} }
        enum Outer {
          class Inner: NSObject { @objc func go() { print("inner") } }
          private class Secret: NSObject { @objc private func go() { print("secret") } }
          @MainActor static func hidden() {
            _ = try? ObjCRuntime.perform(Selector("go"), on: Secret(), with: [])
          }
          static func local() -> NSObject {
            class Local: NSObject { @objc func local() { print("local") } }
            return Local()
          }
        }
        """
      ])
    #expect(lines == ["box Int", "box String", "inner", "secret", "local"])
  }

  @Test func conditionsAreThoseOfPhones() async throws {
    let lines = try await AppFixture.run(
      [
        "main.swift": """
        import UIKit
        #if os(iOS) && !os(Linux)
        print("iOS")
        #else
        print("else")
        #endif
        #if targetEnvironment(simulator) || FALSE
        print("simulator")
        #endif
        #if canImport(UIKit) && canImport(QuartzCore) && !canImport(AppKit) && !canImport(Glibc)
        print("modules")
        #endif
        #if DEBUG && EXTRA
        print("debug")
        #endif
        #if os(macOS)
        #error("macOS")
        #elseif swift(>=4.2)
        print("swift")
        #endif
        """
      ], settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) EXTRA"])
    #expect(lines == ["iOS", "simulator", "modules", "debug", "swift"])
  }

  @Test func modulesOfApplesAreThere() async throws {
    let lines = try await AppFixture.run([
      "main.swift": """
      import Foundation; import CoreGraphics
      import QuartzCore
      import struct CoreGraphics.CGFloat
      import Darwin
      import ObjectiveC
      let x: CoreGraphics.CGFloat = 2
      print(Darwin.sqrt(4), x, CGPoint(x: 1, y: 2).y, CALayer.self)
      let request = URLRequest(url: URL(string: "https://example.org")!)
      print(request.url!.host!)
      """
    ])
    #expect(lines == ["2.0 2.0 2.0 CALayer", "example.org"])
  }

  @Test func classesWithoutACoderAreMade() async throws {
    let lines = try await AppFixture.run(
      """
        for name in ["Plain", "Own", "Needs", "Base", "Sub"] {
          let type = ObjCRuntime.findClass(named: name, module: "Fixture")
          print(name, type?.make.map { "\\(Swift.type(of: $0()))" } ?? "none")
        }
      """,
      with: [
        "A.swift": """
        import UIKit
        class Plain: NSObject { var x = 1 }
        class Own: UIResponder { let x: Int; override init() { x = 1; super.init() } }
        class Needs: NSObject { let x: Int; init(x: Int) { self.x = x } }
        class Base: UIResponder {}
        class Sub: Base { convenience init(x: Int) { self.init() } }
        """
      ])
    #expect(lines == ["Plain Plain", "Own Own", "Needs none", "Base Base", "Sub Sub"])
  }

  @Test func isolationByDefaultAndSwift6() async throws {
    let files = [
      "Form.swift": """
      import UIKit
      class Form: UIView {
        @IBOutlet weak var label: UIView!
        @objc func go(_ sender: Any?) { print("go") }
      }
      """
    ]
    let isolated: [String: Any] = [
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
    ]
    let call = "perform(\"go:\", Form(frame: .zero), nil)"
    #expect(try await AppFixture.run(call, with: files, settings: isolated) == ["go"])
    #expect(
      try await AppFixture.run(call, with: files, settings: ["SWIFT_VERSION": "6.0"]) == ["go"])
    #expect(
      try await AppFixture.run(call, with: files, settings: ["SWIFT_VERSION": "4.0"]) == ["go"])
  }

  /// The setting is on unless a project turns it off, as in Xcode.
  @Test func regularExpressionsStandBetweenSlashes() async throws {
    let files = [
      "main.swift": """
      print("a1b22".matches(of: /\\d+/).map { String($0.output) })
      """
    ]
    #expect(try await AppFixture.run(files) == [#"["1", "22"]"#])
    let errors = try await AppFixture.errors(
      files, settings: ["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"])
    #expect(!errors.isEmpty)
  }

  @Test func objectsOfTheirOwnHaveWhatNSObjectOffers() async throws {
    let lines = try await AppFixture.run(
      """
      let model = Model()
      model.setValuesForKeys(["name": "x", "other": 1])
      print(model.name, model.value(forKey: "name") ?? "nil")
      perform("awakeFromNib", Sub())
      """,
      with: [
        "Model.swift": """
        import Foundation
        class Model: NSObject {
          @objc var name = ""
          override func setValue(_ value: Any?, forUndefinedKey key: String) { print("no", key) }
        }
        class Base: NSObject {}
        class Sub: Base {
          override func awakeFromNib() { super.awakeFromNib(); print("awake") }
        }
        """
      ])
    #expect(lines == ["no other", "x x", "awake"])
  }

  @Test func filesThatImportFoundationAlone() async throws {
    let files = [
      "Model.swift": """
      import Foundation
      class Model: NSObject {
        @objc func changed() { print("changed") }
        func observe(_ action: Selector = #selector(changed)) {
          let center = NotificationCenter.default
          center.addObserver(self, selector: action, name: Notification.Name("a"), object: nil)
          center.post(name: Notification.Name("a"), object: nil)
          center.removeObserver(self)
          center.post(name: Notification.Name("a"), object: nil)
        }
      }
      """
    ]
    #expect(try await AppFixture.run("Model().observe()", with: files) == ["changed"])
  }

  @Test func classesOfUIKitCanBeSubclassed() async throws {
    let files = [
      "Classes.swift": """
      import UIKit
      class Hairline: NSLayoutConstraint {
        var pixels = 1
        override var constant: CGFloat {
          get { super.constant / 2 }
          set { super.constant = newValue }
        }
      }
      class Screen: UIViewController {
        override var nibName: String? { "Screen" }
        override var nibBundle: Bundle? { nil }
      }
      class Notes: UITextView {
        let container = NSTextContainer()
        override var textContainer: NSTextContainer { container }
      }
      """
    ]
    let lines = try await AppFixture.run(
      """
      let view = UIView()
      let line = Hairline(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 8)
      print(line.constant, line.pixels, Screen().nibName ?? "")
      """, with: files)
    #expect(lines == ["4.0 1 Screen"])
  }

  @Test func namesOfNotificationsAreReadOnAnyThread() async throws {
    let lines = try await AppFixture.run(
      """
      let names = [
        UIApplication.didBecomeActiveNotification, UIDevice.orientationDidChangeNotification,
        UIScene.willConnectNotification, UIWindow.didBecomeKeyNotification,
        UITableView.selectionDidChangeNotification, UIPasteboard.changedNotification,
      ]
      nonisolated func name() -> String { UIApplication.willTerminateNotification.rawValue }
      print(names.count, name())
      """, with: [:])
    #expect(lines == ["6 UIApplicationWillTerminateNotification"])
  }

  @Test func aMissingBraceIsToldAtTheEndOfTheFile() async throws {
    let fixture = try ProjectFixture([
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet var label: UILabel!
        func show() {
      }

      """
    ])
    let failure = try await fixture.failure()
    let errors = failure.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    for error in errors {
      #expect(error.file == fixture.sources.appendingPathComponent("Screen.swift").path)
      #expect((1...6).contains(error.line ?? 0), "\(error)")
    }
  }

  @Test func logging() async throws {
    let lines = try await AppFixture.run([
      "main.swift": """
      import UIKit
      import os
      import os.log
      let logger = Logger(subsystem: "a", category: "net")
      logger.info("loaded \\(3, privacy: .public)")
      os_log("%{public}@ %d", log: .default, type: .error, "x" as NSString, 2)
      """
    ])
    #expect(lines == ["info [net] loaded 3", "error x 2"])
  }

  @Test func aMethodOfADelegateThatOnlyASubclassHas() async throws {
    let files = [
      "Forms.swift": """
      import UIKit
      class Form: UIView, UITextFieldDelegate {
        func textFieldDidBeginEditing(_ textField: UITextField) { print("form begins") }
      }
      class Sub: Form {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
          print("sub returns")
          return false
        }
      }
      """
    ]
    let lines = try await AppFixture.run(
      """
      for form in [Form(frame: .zero), Sub(frame: .zero)] {
        let delegate: (any UITextFieldDelegate)? = form
        let field = UITextField(frame: .zero)
        delegate?.textFieldDidBeginEditing?(field)
        print(delegate?.textFieldShouldReturn?(field) ?? false)
      }
      """, with: files)
    #expect(lines == ["form begins", "true", "form begins", "sub returns", "false"])
  }

  @Test func namesInQuotesPreviewsAndSubmodules() async throws {
    let lines = try await AppFixture.run(
      """
      perform("repeat", Form(frame: .zero))
      set("default", Form(frame: .zero), 2)
      print(ObjCRuntime.findClass(named: "QForm", module: "Fixture") != nil)
      """,
      with: [
        "Form.swift": """
        import UIKit.UIGestureRecognizerSubclass
        import Foundation.NSObject
        @objc(QForm) class Form: UIView {
          @objc func `repeat`() { print("repeat") }
          @objc var `default` = 1 { didSet { print("default", `default`) } }
        }
        #Preview { Form(frame: .zero) }
        #Preview("two", traits: .landscapeLeft) {
          Form(frame: .zero)
        }
        """
      ], settings: ["OTHER_SWIFT_FLAGS": "-DONE -D TWO"])
    #expect(lines == ["repeat", "default 2", "true"])
  }
}
