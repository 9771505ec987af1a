import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Library code that only Objective-C allows.
struct LibraryCodeTests {
  @Test func whatNobodyCanUseIsNotRegistered() async throws {
    let lines = try await AppFixture.run(
      """
        perform("go", Form(frame: .zero))
      """,
      with: [
        "Form.swift": """
        import UIKit
        @available(*, unavailable, renamed: "Form")
        open class OldForm: UIView { @IBOutlet var label: UILabel? }
        @available(*, unavailable)
        class OldList<Element>: UIView { @objc func go() {} }
        @objcMembers class Form: UIView {
          func go() { print("go") }
          @available(*, unavailable, message: "go") func run() {}
        }
        """
      ])
    #expect(lines == ["go"])
  }

  @Test func observersInExtensionsOverride() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form(frame: .zero)
        form.isHidden = true
        (form as UIView).tag = 3
      """,
      with: [
        "Form.swift": """
        import UIKit
        open class Form: UIView {}
        """,
        "Form+Observers.swift": """
        import UIKit
        extension Form {
          open override var isHidden: Bool {
            willSet { print("will", newValue, isHidden) }
            didSet { print("did", oldValue, isHidden) }
          }
          public override var tag: Int { didSet(old) { print("tag", old, tag) } }
        }
        """,
      ])
    #expect(lines == ["will true false", "did false true", "tag 0 3"])
  }

  @Test func protocolsMakeObjectsOfFrameworkClasses() async throws {
    let lines = try await AppFixture.run(
      """
        let label = UILabel { $0.text = "made" }
        let form = Form { $0.tag += 3 }.with { $0.isHidden = true }
        print(label.text ?? "none", form.tag, form.isHidden, type(of: form))
        print(Wide { $0.width += 1 }.width, Form().tag)
      """,
      with: [
        "Making.swift": """
        import Foundation
        protocol Making: class {
          init()
        }
        extension Making {
          init(_ change: (Self) -> Void) {
            self.init()
            change(self)
          }
          @discardableResult func with(_ change: (Self) -> Void) -> Self {
            change(self)
            return self
          }
        }
        extension NSObject: Making {}
        class Style: Making {
          var width = 1
          required init() {}
        }
        class Wide: Style {
          required init() {
            super.init()
            width = 10
          }
        }
        """,
        "Form.swift": """
        import UIKit
        class Form: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 1
          }
          required init?(coder: NSCoder) { nil }
        }
        """,
      ])
    #expect(lines == ["made 4 true Form", "11 1"])
  }

  @Test func severalProtocolsMakeObjectsOfTheSameClasses() async throws {
    let lines = try await AppFixture.run(
      """
        print(UILabel.make { $0.text = "made" }.text ?? "none", UIView.fresh().tag)
        print(Style.make { $0.width += 1 }.width, Wide.fresh().width, Note.make { _ in }.text)
      """,
      with: [
        "Making.swift": """
        import UIKit
        protocol Making: AnyObject { init() }
        extension Making {
          static func make(_ change: (Self) -> Void) -> Self {
            let object = Self()
            change(object)
            return object
          }
        }
        protocol Refreshing: AnyObject { init() }
        extension Refreshing { static func fresh() -> Self { Self() } }
        extension NSObject: Making {}
        extension UIView: Refreshing {}
        class Style: Codable, Making, Refreshing {
          var width = 1
          required init() {}
        }
        class Wide: Style {
          required init() {
            super.init()
            width = 10
          }
          required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
        }
        final class Note: Equatable {
          var text = "note"
          static func == (one: Note, other: Note) -> Bool { one.text == other.text }
        }
        extension Note: Making {}
        """
      ])
    #expect(lines == ["made 0", "2 10 note"])
  }

  @Test func objectsAreAskedByKeysAndIndices() async throws {
    let lines = try await AppFixture.run(
      """
        read(["name": "Ada", "list": [1, 2]] as NSDictionary)
        read(["name": "Bob", "list": [3, 4]] as [String: Any])
      """,
      with: [
        "Reading.swift": """
        import UIKit
        func read(_ object: Any) {
          let object = object as AnyObject
          let missing: AnyObject? = nil
          print(object["name"] as? String ?? "none", object["nothing"] as? Int ?? 0)
          let list = object["list"]! as AnyObject
          print(list[1] as? Int ?? 0, missing?["name"] == nil)
        }
        """
      ])
    #expect(lines == ["Ada 0", "2 true", "Bob 0", "4 true"])
  }

  @Test func layersKeepManagedProperties() async throws {
    let lines = try await AppFixture.run(
      """
        let dial = Dial()
        print(dial.angle, dial.tint == nil, dial.needsDisplay())
        dial.displayIfNeeded()
        dial.angle = 0.5
        dial.tint = UIColor.red.cgColor
        print(dial.angle, dial.tint != nil, dial.needsDisplay(), dial.value(forKey: "angle") ?? "none")
        dial.setValue(2, forKey: "angle")
        print(dial.angle, dial.presentation()?.angle ?? -1)
      """,
      with: [
        "Dial.swift": """
        import UIKit
        class Dial: CALayer {
          @NSManaged var angle: Double
          @NSManaged var tint: CGColor?
          override init() { super.init() }
          override init(layer: Any) {
            super.init(layer: layer)
            angle = (layer as? Dial)?.angle ?? -2
          }
          required init?(coder: NSCoder) { nil }
          override class func needsDisplay(forKey key: String) -> Bool {
            key == #keyPath(angle) || super.needsDisplay(forKey: key)
          }
          override func action(forKey event: String) -> CAAction? {
            if event == "angle" { print("action", presentation()?.angle ?? -1) }
            return super.action(forKey: event)
          }
        }
        """
      ])
    #expect(
      lines == [
        "0.0 true true", "action 0.0", "0.5 true true 0.5", "action 0.5", "2.0 2.0",
      ])
  }

  @Test func missingRequirementsAreAskedForByFullNames() async throws {
    let lines = try await AppFixture.run(
      """
        let pager = Pager()
        print(pager.asks(0))
        let source = Source()
        pager.delegate = source
        print(pager.asks(0), pager.asks(1))
      """,
      with: [
        "Pager.swift": """
        import UIKit
        @objc protocol PagerDelegate: NSObjectProtocol {
          @objc optional func pager(_ pager: Pager, shouldSelect index: Int) -> Bool
          @objc optional func pager(_ pager: Pager, shouldShow index: Int) -> Bool
        }
        class Pager: NSObject {
          weak var delegate: PagerDelegate?
          func asks(_ index: Int) -> String {
            guard let ask = self.delegate?.pager(_:shouldSelect:) else { return "none" }
            return "\\(ask(self, index)) \\(self.delegate?.pager(_:shouldShow:) == nil)"
          }
        }
        class Source: NSObject, PagerDelegate {
          func pager(_ pager: Pager, shouldSelect index: Int) -> Bool { index == 0 }
        }
        """
      ])
    #expect(lines == ["none", "true true false true"])
  }

  @Test func messagesAreForwarded() async throws {
    let lines = try await AppFixture.run(
      """
        let proxy = Proxy()
        print(proxy.responds(to: #selector(Target.go)), (proxy as NSObject).responds(to: #selector(Target.rest)))
        perform("go", proxy)
        perform("rest", proxy)
      """,
      with: [
        "Proxy.swift": """
        import UIKit
        class Target: NSObject {
          @objc func go() { print("go") }
          @objc func rest() { print("rest") }
        }
        class Proxy: NSObject {
          let target = Target()
          @objc func stay() {}
          override func responds(to aSelector: Selector!) -> Bool {
            super.responds(to: aSelector) || aSelector == #selector(Target.go)
          }
          override func forwardingTarget(for aSelector: Selector!) -> Any? {
            aSelector == #selector(Target.go) ? target : super.forwardingTarget(for: aSelector)
          }
        }
        """
      ])
    #expect(lines.first?.hasPrefix("true") == true)
    #expect(lines.contains("go"))
    #expect(lines.last?.contains("unrecognized selector") == true)
  }

  @Test func appsFindTheirApplicationByItsClass() async throws {
    let lines = try await AppFixture.run(
      """
        let selector = NSSelectorFromString("sharedApplication")
        print(UIApplication.responds(to: selector), UIView.responds(to: selector))
        print(UIView.instancesRespond(to: NSSelectorFromString("layoutSubviewss")))
      """, with: [:])
    #expect(lines == ["true false", "false"])
  }

  @Test(arguments: ["5", "6"]) func filesOfFoundationAloneHaveWhatItHasOnIOS(_ swift: String)
    async throws
  {
    let lines = try await AppFixture.run(
      """
        print(Kept.lock.withLock { 3 }, text(), seconds() > 1, Counter().add())
      """,
      with: [
        "Kept.swift": """
        import CoreFoundation
        import Foundation
        final class Counter: NSLock, @unchecked Sendable {
          private var value = 0
          func add() -> Int { lock(); defer { unlock() }; value += 1; return value }
        }
        enum Kept {
          static let formatter = DateComponentsFormatter()
          static let relative = RelativeDateTimeFormatter()
          static let lock = OSAllocatedUnfairLock()
        }
        func seconds() -> CFTimeInterval { CFAbsoluteTimeGetCurrent() }
        func text(_ style: DateComponentsFormatter.UnitsStyle = .positional) -> String {
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = style
          return formatter.string(from: 65) ?? "none"
        }
        """
      ], settings: ["SWIFT_VERSION": swift])
    #expect(lines == ["3 1:05 true 1"])
  }

  @Test func blocksBecomePointersAndFunctionsInCDoNot() async throws {
    let lines = try await AppFixture.run(
      """
        print(unsafeBitCast(transient, to: Int.self), sum())
      """,
      with: [
        "Casts.swift": """
        import Foundation
        typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void
        typealias Work = @convention(block) (Int) -> Int
        let transient = unsafeBitCast(-1, to: Destructor.self)
        func sum() -> Int {
          let work: Work = { $0 + 1 }
          let pointer = unsafeBitCast(work, to: UnsafeMutableRawPointer.self)
          return unsafeBitCast(pointer, to: Work.self)(2)
        }
        """
      ])
    #expect(lines == ["-1 3"])
  }

  @Test func spacesInIdentifiersBecomeHyphens() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    fixture.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "com.example.My App"
    #expect(try await fixture.build().bundleIdentifier == "com.example.My-App")
  }

  @Test func objectsOfObjectiveCProtocolsMeetConstraints() async throws {
    let lines = try await AppFixture.run(
      """
        let field = UITextField()
        field.tag = 2
        let inputs: [any Input] = [field, UITextView()]
        print(inputs.sortedByTag().map(\\.tag))
        print(Manager().describe(inputs[0], nil), Manager().name(of: inputs[1]))
        print(field.conforms(to: UITextInput.self), UILabel().conforms(to: UITextInput.self))
      """,
      with: [
        "Input.swift": """
        import UIKit
        @objc public protocol Input where Self: UIView, Self: UITextInputTraits {}
        extension UITextField: Input {}
        extension UITextView: Input {}
        @MainActor extension Array where Element: Input {
          func sortedByTag() -> [Element] { sorted { $0.tag < $1.tag } }
        }
        @MainActor @objcMembers class Manager: NSObject {
          func describe(_ first: any Input, _ other: (any Input)?) -> String {
            text(first, other)
          }
        }
        extension Manager {
          func name(of input: some Input) -> String { "\\(type(of: input))" }
          private func text(_ first: some Input, _ other: (some Input)?) -> String {
            name(of: first) + (other == nil ? " alone" : "")
          }
        }
        """
      ])
    #expect(lines == ["[0, 2]", "UITextField alone UITextView", "true false"])
  }

  @Test func optionalPropertiesOfInputsAreUnwrapped() async throws {
    let lines = try await AppFixture.run(
      """
        let field = UITextField()
        field.keyboardAppearance = .dark
        print(style(of: field), style(of: UITextView()))
        print(color(of: field), color(of: UITextView()))
      """,
      with: [
        "Style.swift": """
        import UIKit
        @MainActor func style(of input: any UITextInput) -> String {
          switch input.keyboardAppearance {
          case .dark?: return "black"
          default: return "default"
          }
        }
        @MainActor func color(of input: any UITextInput) -> String {
          let color = switch input.keyboardAppearance {
            case .dark?, .some(.light): "dark or light"
            case nil: "none"
            default: "any"
          }
          return color
        }
        """
      ])
    #expect(lines == ["black default", "dark or light any"])
  }

  @Test func everyObjectHasAccessibility() async throws {
    let lines = try await AppFixture.run(
      """
        let button = Button()
        button.accessibilityLabel = "Next"
        let item = TitleItem(title: "Title", style: .plain, target: nil, action: nil)
        item.title = "Next"
        print(button.changes, button.accessibilityLabel ?? "none")
        print(item.isAccessibilityElement, item.accessibilityTraits == .staticText)
      """,
      with: [
        "Button.swift": """
        import UIKit
        @MainActor @objcMembers public final class Button: NSObject {
          var changes = 0
          public override var accessibilityLabel: String? { didSet { changes += 1 } }
        }
        final class TitleItem: UIBarButtonItem {
          override var title: String? {
            didSet {
              isAccessibilityElement = title != nil
              accessibilityTraits = .staticText
            }
          }
        }
        """
      ])
    #expect(lines == ["1 Next", "true true"])
  }

  @Test func initializersArePassedAsFunctions() async throws {
    let lines = try await AppFixture.run(
      """
        print(type(of: Provider<UILabel>().make()))
      """,
      with: [
        "Provider.swift": """
        import UIKit
        @MainActor struct Provider<Content: UIView> {
          func make(_ maker: @MainActor () -> Content = Content.init) -> Content { maker() }
        }
        """
      ])
    #expect(lines == ["UILabel"])
  }

  @Test func streamsCallTheirFunctions() async throws {
    let lines = try await AppFixture.run(
      """
        print(memory())
        var status = stat()
        stat("/", &status)
        print(status.st_mtimespec.tv_sec > 0, status.st_mtimespec.tv_sec == status.st_mtim.tv_sec)
      """,
      with: [
        "Memory.swift": """
        import Foundation
        final class Memory {
          var bytes: [UInt8] = []
          var offset = 0
          static func at(_ pointer: UnsafeMutableRawPointer?) -> Memory {
            Unmanaged<Memory>.fromOpaque(pointer!).takeUnretainedValue()
          }
        }
        func put(_ to: UnsafeMutableRawPointer?, _ from: UnsafePointer<Int8>?, _ count: Int32)
          -> Int32
        {
          let memory = Memory.at(to)
          for index in 0..<Int(count) { memory.bytes.append(UInt8(bitPattern: from![index])) }
          memory.offset += Int(count)
          return count
        }
        func take(_ from: UnsafeMutableRawPointer?, _ to: UnsafeMutablePointer<Int8>?, _ count: Int32)
          -> Int32
        {
          let memory = Memory.at(from)
          let part = memory.bytes.dropFirst(memory.offset).prefix(Int(count))
          for (index, byte) in part.enumerated() { to![index] = Int8(bitPattern: byte) }
          memory.offset += part.count
          return Int32(part.count)
        }
        func move(_ of: UnsafeMutableRawPointer?, _ offset: fpos_t, _ origin: Int32) -> fpos_t {
          let memory = Memory.at(of)
          let starts = [SEEK_SET: 0, SEEK_CUR: memory.offset, SEEK_END: memory.bytes.count]
          memory.offset = Int(offset) + starts[origin]!
          return fpos_t(memory.offset)
        }
        func end(_ of: UnsafeMutableRawPointer?) -> Int32 {
          Unmanaged<Memory>.fromOpaque(of!).release()
          return 0
        }
        func memory() -> String {
          let memory = Unmanaged.passRetained(Memory())
          guard let file = funopen(memory.toOpaque(), take, put, move, end) else { return "none" }
          fwrite("hello", 1, 5, file)
          fseek(file, 1, SEEK_SET)
          var bytes = [UInt8](repeating: 0, count: 4)
          let count = fread(&bytes, 1, 4, file)
          let isClosed = fclose(file) == 0
          let none = funopen(nil, nil, nil, nil, nil) == nil
          return "\\(count) \\(String(decoding: bytes, as: UTF8.self)) \\(isClosed) \\(none)"
        }
        """
      ])
    #expect(lines == ["4 ello true true", "true true"])
  }

  @Test func namesOfCoreTextNeedNoImport() async throws {
    let lines = try await AppFixture.run(
      """
        let font: CTFont = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
        let line = CTLineCreateWithAttributedString(
          NSAttributedString(string: "text", attributes: [.font: font]) as CFAttributedString)
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        print(CGFloat(width) == ("text" as NSString).size(withAttributes: [.font: font as UIFont]).width)
      """, with: [:])
    #expect(lines == ["true"])
  }
}
