import DeviceProtocol
import Foundation
import Safeguards
import SupplementFiles
import SwiftParser
import SwiftParserDiagnostics
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The Swift code that the builder generates.
struct GeneratedCodeTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of this repository's projects.
  private static let projects = ["Apps", "Tests/Projects"].flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: repository.appendingPathComponent(folder).path)
    return (names ?? []).map { "\(folder)/\($0)" }.filter(isProject).sorted()
  }

  private static func isProject(_ path: String) -> Bool {
    (try? ProjectFinder.find(repository.appendingPathComponent(path))) != nil
  }

  @Test(arguments: projects)
  func theCompilerIsGivenSwift(_ project: String) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("generated-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let rewritten = try await RewrittenProject(
      Self.repository.appendingPathComponent(project), in: folder)
    for (name, module) in rewritten.modules {
      for file in module.files {
        let errors = Self.errors(in: file.text)
        #expect(errors.isEmpty, "\(name): \(file.url.lastPathComponent): \(errors)")
      }
    }
  }

  private static func errors(in code: String) -> [String] {
    ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: code)).map { "\($0)" }
  }

  @Test(arguments: ["plain", "\"", "\\", "\\(exit(1))", "a\nb"])
  func namesAreNoCode(_ name: String) {
    let conditions = BuildConditions(names: [], swiftVersion: "5", canImport: { _ in false })
    let index = DeclarationIndex(files: [], conditions: conditions, watch: SourceWatch())
    let tests = TestRegistration(index: index, target: name, role: .tests(.own))
    for code in [tests.entryPoint(after: "register").text, Supplements.resourceBundle(name)] {
      #expect(Self.errors(in: code).isEmpty, "\(code)")
      #expect(code.contains(SwiftCode(literal: name).text))
    }
  }

  // MARK: Recorded code

  /// An app to which every kind of code is added.
  private static let files = [
    "Assets.xcassets/Night Sky.colorset/Contents.json": "{}",
    "Assets.xcassets/Leaf.imageset/Contents.json": "{}",
    "Form.swift": """
    import UIKit
    class Form: UIView {
      @IBOutlet private weak var label: UILabel!
      @IBInspectable var radius: CGFloat = 0
      @IBAction func go(_ sender: Any) {}
      @objc func both(_ number: Int) throws -> Int { number }
      func both(_ text: String) {}
      @objc func later() async throws {}
      @objc var area: CGFloat { 0 }
    }
    class List<Item>: UIViewController { @objc func reload() {} }
    final class Names: List<String> { @IBOutlet var field: UITextField? }
    extension List { @objc func clear() {} }
    @objc(OldName) class Renamed: UIView {
      class Inner: UIViewController { @objc func inside() {} }
    }
    func local() {
      class Here: NSObject { @objc func act() {} }
    }
    """,
    "Protocols.swift": """
    import UIKit
    @objc public protocol FormDelegate {
      @objc optional func formDidEnd(_ form: Int, saved: Bool) -> Bool
      @objc optional var title: String { get }
    }
    public class Owner: NSObject, FormDelegate {
      public func formDidEnd(_ form: Int, saved: Bool) -> Bool { saved }
    }
    class Base: UIViewController, UITableViewDelegate {}
    class Sub: Base {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
    protocol Fresh: AnyObject { init() }
    extension UIView: Fresh {}
    final class Page: UIView { required init() { super.init(frame: .zero) }
      required init?(coder: NSCoder) { nil } }
    """,
    "Extensions.swift": """
    import UIKit
    extension UIView {
      @objc func shake(_ times: Int) throws -> Int { times }
      @objc var mood: String { get { "" } set {} }
    }
    extension UILabel {
      override func shake(_ times: Int) throws -> Int { try super.shake(times) }
      override var mood: String { get { "label" } set {} }
    }
    extension Form {
      override func layoutSubviews() { super.layoutSubviews() }
      override var alpha: CGFloat { didSet {} }
    }
    extension UINavigationController {
      override open var shouldAutorotate: Bool { false }
    }
    """,
    "Foundations.swift": """
    import Foundation
    class Model: NSObject {
      @objc dynamic var count = 0
      @objc dynamic var total: Int { get { 0 } set {} }
      override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    }
    class Child: Model { @objc dynamic var age = 0 { didSet {} } }
    class Dates: DateFormatter, @unchecked Sendable {
      override func string(from date: Date) -> String { super.string(from: date) }
      override var monthSymbols: [String]! { get { [] } set {} }
    }
    class Store: UserDefaults {
      override func object(forKey defaultName: String) -> Any? { nil }
    }
    class Lock: NSLock, @unchecked Sendable {}
    class ListFormatter {}
    @inlinable public func digits(_ formatter: NumberFormatter) -> Int {
      formatter.minimumFractionDigits
    }
    func connect() {
      let configuration = URLSessionConfiguration.default
      configuration.waitsForConnectivity = true
      _ = URLSession(configuration: configuration)
    }
    """,
    "Layers.swift": """
    import QuartzCore
    class Ring: CALayer { @NSManaged var radius: CGFloat }
    """,
  ]

  private static let tests = [
    "FormTests.swift": """
    import XCTest
    class FormTests: XCTestCase {
      func testB() throws {}
      func testA() async {}
    }
    """
  ]

  @Test func anAppIsGivenTheSameCodeAsEver() throws {
    try check(Self.files, as: .app, "App")
  }

  @Test(arguments: [(BuiltTests.Place.app, "HostedTests"), (.own, "OwnTests")])
  func testsAreGivenTheSameCodeAsEver(_ place: BuiltTests.Place, _ name: String) throws {
    try check(Self.tests, as: .tests(place), name)
  }

  /// Compares the code that's added to a module with the file `Tests/GeneratedCode/NAME.txt`, apart
  /// from spaces.
  ///
  /// If the environment has `QUINCE_RECORD_GENERATED_CODE`, writes the file instead.
  private func check(_ files: [String: String], as role: ModuleRole, _ name: String) throws {
    let code = try Self.code(addedTo: files, as: role)
    let file = Self.repository.appendingPathComponent("Tests/GeneratedCode/\(name).txt")
    if ProcessInfo.processInfo.environment["QUINCE_RECORD_GENERATED_CODE"] != nil {
      try code.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(Self.words(in: code) == Self.words(in: recorded))
  }

  private static func words(in code: String) -> [Substring] {
    code.split(whereSeparator: \.isWhitespace)
  }

  /// Files that aren't recorded, because they go into modules whole.
  private static let supplements: [SupplementFile] = [
    .foundation, .unarchiving, .numbers, .object, .offline, .passwords, .session,
  ]

  private static func code(addedTo files: [String: String], as role: ModuleRole) throws -> String {
    let fixture = try ProjectFixture(files)
    let options = try BuildOptions(cache: fixture.cache)
    let rewriter = try SourceRewriter(
      target: fixture.target(), folder: fixture.cache,
      interface: UIKitInterfaceReader(library: options.library, cache: BuildOptions.defaultCache)
        .read(),
      advice: NameAdvice(library: options.library), isInstalled: options.toolchain.hasModule,
      watch: SourceWatch(),
      libraries: Libraries(finder: nil) { _ in throw BuildFailure("there are no libraries") },
      role: role, systemVersion: SystemRelease.oldest.version)
    let module = try rewriter.rewrite()
    let code = module.files.map { file in
      "==> \(file.url.lastPathComponent)\n"
        + file.text.replacing(fixture.folder.path, with: "/project")
    }.joined()
    return supplements.reduce(code) { $0.replacing($1.declarations, with: "") }
  }
}
