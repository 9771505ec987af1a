import Foundation
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The information about UIKit, which comes from the compiler's files about it.
struct UIKitInterfaceTests {
  private let scratch: ScratchFolder
  private let library: UIKitLibrary
  private let cache: URL

  init() throws {
    scratch = try ScratchFolder()
    library = UIKitLibrary(libraries: scratch.url, modules: scratch.url)
    cache = scratch.url.appendingPathComponent("cache")
    for name in Frameworks.partsOfUIKit where name != "UIKitCore" {
      try #"{"module": {"name": "\#(name)"}, "symbols": [], "relationships": []}"#.write(
        to: scratch.url.appendingPathComponent("\(name).symbols.json"), atomically: true,
        encoding: .utf8)
    }
  }

  @Test func everyFrameworkIsFoundByItsName() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Frameworks").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(SystemModules.frameworks == Set(names + ["Foundation"]))
    let parts = Frameworks.partsOfUIKit.filter { !$0.hasPrefix("UIKit") }
    #expect(parts.isSubset(of: names))
    #expect(Frameworks.partsOfUIKit.isSuperset(of: ["UIKitCore", "UIKitSheets"]))
    #expect(Frameworks.all.isDisjoint(with: ["UIKitCore", "UIKitSheets"]), "apps import UIKit")
  }

  /// Apps don't import the supplements, and tests import XCTest by its own name.
  @Test func theDocumentationListsEveryFramework() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/compatibility.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let sections = text.split(separator: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("Frameworks\n") })
    let listed = Set(section.matches(of: /`(\w+)`/).map { String($0.output.1) })
    let frameworks = SystemModules.frameworks.symmetricDifference([
      "DarwinSupplement", "Darwin", "FoundationSupplement", "XCTestFramework", "XCTest",
    ])
    #expect(listed.subtracting(["os"]) == frameworks)
  }

  private var graph: URL { library.modules.appendingPathComponent("UIKitCore.symbols.json") }

  private static let sample = """
    @_exported import Foundation
    @MainActor open class UIThing: NSObject {
      /// A comment { with a brace
      open var isLoud = true
      open class func make<T>(_ a: [String: T], done: ((Bool) -> Void)? = nil, at point: CGPoint) {}
      public enum Mode: Int { case one; public func inner() {} }
      open func last(of x: Int) -> Int { x }
      public func `repeat`() {}
    }
    open class UIMore: UIThing {
      open override func last(of x: Int) -> Int { x }
    }
    @MainActor public protocol UIThingDelegate: AnyObject {
      func must(_ thing: UIThing, as mode: UIThing.Mode, then: @escaping (UIMore?) -> Void) -> Int
      func may(_ thing: UIThing, with x: Int)
      var count: Int { get }
    }
    extension UIThingDelegate {
      public func may(_ thing: UIThing, with x: Int) {}
    }
    extension NSObject { public var loudness: Int { 1 } }
    func hidden(_ x: Int) {}
    """

  /// Compiles text as if it were UIKit's core.
  private func compile(_ text: String = sample) async throws {
    let file = scratch.url.appendingPathComponent("UIKit.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let result = try await CompilerSandbox(
      settings: SandboxSettings(), toolchain: .find(), library: .find(),
      modules: ModuleCache(folder: scratch.url.appendingPathComponent("modules"))
    ).run(
      "swiftc",
      [
        "-emit-module", "-module-name", "UIKitCore", "-module-abi-name", "UIKit",
        "-emit-symbol-graph", "-emit-symbol-graph-dir", scratch.url.path, file.path,
      ], in: scratch.url)
    try #require(result.status == 0, "\(result.output)")
  }

  private func read() throws -> UIKitInterface {
    try UIKitInterfaceReader(library: library, cache: cache).read()
  }

  private func readingFailure() -> Diagnostic? {
    do {
      _ = try read()
    } catch let failure as BuildFailure {
      return failure.diagnostics.first
    } catch {
      Issue.record(error)
    }
    return nil
  }

  @Test func whatTheCompilerWritesIsRead() async throws {
    try await compile()
    let interface = try read()
    #expect(interface.hasClass("UIThing") && interface.hasClass("UIMore"))
    #expect(!interface.hasClass("UIThingDelegate") && !interface.hasClass("UIThing.Mode"))
    #expect(!interface.hasClass("NSObject") && interface.methods(named: "perform").isEmpty)
    #expect(interface.hasProperty("isLoud", in: "UIThing"))
    #expect(interface.hasProperty("isLoud", in: "UIMore"))
    #expect(interface.hasProperty("loudness", in: "UIMore"))
    #expect(!interface.hasProperty("count", in: "UIMore"))
    #expect(interface.methods(named: "make") == ["_:done:at:"])
    #expect(interface.methods(named: "last") == ["of:"])
    #expect(interface.methods(named: "repeat") == [""])
    #expect(interface.methods(named: "hidden").isEmpty)
    #expect(interface.optionalMethods == ["may(_:with:)"])
    #expect(interface.protocolDeclaration("UIThingDelegate")?.optional == ["may(_:with:)"])
    #expect(
      interface.protocolDeclaration("UIThingDelegate")?.required == [
        "@MainActor func must(_ thing: UIKit.UIThing, as mode: UIKit.UIThing.Mode, "
          + "then: @escaping (UIKit.UIMore?) -> Void) -> Int"
      ])
  }

  @Test func theRealOneIsRead() throws {
    let interface = try UIKitInterfaceReader(library: .find(), cache: cache).read()
    #expect(interface.methods(named: "resignFirstResponder") == [""])
    #expect(interface.methods(named: "popViewController") == ["animated:"])
    #expect(interface.optionalMethods.contains("textFieldShouldReturn(_:)"))
    #expect(interface.hasProperty("text", in: "UITextField"))
    #expect(interface.hasProperty("isHidden", in: "UITextField"))
    #expect(interface.hasProperty("cornerRadius", in: "CAGradientLayer"))
    #expect(interface.optionalMethods.contains("animationDidStop(_:finished:)"))
    #expect(interface.methods(named: "addLine").contains("to:"))
    #expect(!interface.methods(named: "perform").isEmpty)
    let source = try #require(interface.protocolDeclaration("UITableViewDataSource"))
    #expect(source.optional.contains("numberOfSections(in:)"))
    #expect(
      source.required.contains(
        "@MainActor func tableView(_ tableView: UIKit.UITableView, numberOfRowsInSection section: Int) "
          + "-> Int"))
  }

  @Test(arguments: [
    ("UIButton", true), ("UIBarButtonItem", true), ("UIPinchGestureRecognizer", true),
    ("UILabel", false), ("UIViewController", false), ("UIDynamicBehavior", false),
  ])
  func sendersOfActionsHaveTargetsOrASelector(type: String, sendsActions: Bool) throws {
    #expect(try interface.sendsActions(type) == sendsActions)
  }

  @Test(arguments: [
    ("setTitle", "_:for:", "UIKit.UIButton"), ("reloadData", "", "UIKit.UITableView"),
    ("addSubview", "_:", "UIKit.UIView"), ("mood", "", "Form"),
  ])
  func theLikeliestOwnerOfAMethodIsFound(name: String, labels: String, type: String) throws {
    let interface = try interface
    let code = "class Form: UIView { @objc func mood() {} }"
    let file = SourceFile(URL(fileURLWithPath: "/Form.swift"), index: 0, bytes: Array(code.utf8))
    let conditions = BuildConditions(names: [], swiftVersion: "5", canImport: { _ in true })
    let index = DeclarationIndex(files: [file], conditions: conditions, watch: SourceWatch())
    #expect(MemberOwners(of: name, index, interface)?.methods[labels] == type)
  }

  /// The actual interface, which is read only once for several tests.
  private var interface: UIKitInterface {
    get throws {
      try UIKitInterfaceReader(library: .find(), cache: BuildOptions.defaultCache).read()
    }
  }

  @Test func whatIsKeptCountsUntilTheFrameworksAreBuiltAnew() async throws {
    try await compile()
    let reader = UIKitInterfaceReader(library: library, cache: cache)
    #expect(try reader.read().hasClass("UIMore"))
    let kept = try #require(try FileManager.default.contentsOfDirectory(atPath: cache.path).first)
    // Another reader needs only the cached file, which must be accepted.
    let file = cache.appendingPathComponent(kept)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("UIMore", with: "UILess").write(to: file, atomically: true, encoding: .utf8)
    #expect(try read().hasClass("UILess"))
    try Data("{".utf8).write(to: file)
    #expect(try read().hasClass("UIMore"))
    try await compile(Self.sample.replacing("UIMore", with: "UIOther"))
    #expect(try read().hasClass("UIOther"))
    #expect(try reader.read().hasClass("UIOther"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path) == [kept])
  }

  @Test func aMissingGraphIsReported() async throws {
    try await compile()
    try FileManager.default.removeItem(at: graph)
    let failure = try #require(readingFailure())
    #expect(failure.message == "the symbol graph of UIKitCore doesn't exist")
    #expect(failure.file == graph.path)
    #expect(failure.hint?.contains("make build") == true)
  }

  @Test(arguments: [0, 1, 1000])
  func aDamagedGraphIsReported(length: Int) async throws {
    try await compile()
    try Data(contentsOf: graph).prefix(length).write(to: graph)
    let failure = try #require(readingFailure())
    #expect(failure.message == "the symbol graph of UIKitCore is damaged")
    #expect(failure.file == graph.path)
    #expect(failure.hint?.contains("make build") == true)
  }

  @Test func aBuildWithoutAGraphFails() async throws {
    let real = try UIKitLibrary.find()
    for name in try FileManager.default.contentsOfDirectory(atPath: real.modules.path)
    where name.hasSuffix(".swiftmodule") {
      try FileManager.default.createSymbolicLink(
        at: library.modules.appendingPathComponent(name),
        withDestinationURL: real.modules.appendingPathComponent(name))
    }
    let fixture = try ProjectFixture(["main.swift": "import UIKit\n"])
    let failure = try await #require(throws: BuildFailure.self) {
      try await fixture.build(library: library)
    }
    #expect(failure.diagnostics.map(\.message) == ["the symbol graph of UIKitCore doesn't exist"])
  }
}
