import AppBuilder
import Safeguards
import SwiftSyntax

/// Generates the code that registers a module's tests.
///
/// On iOS, the Objective-C runtime finds them.
struct TestRegistration {
  let index: DeclarationIndex
  /// The name of the test target.
  let target: String
  let role: ModuleRole

  /// The classes that contain tests.
  private var classes: [ClassDeclaration] {
    index.classes.filter { type in
      !type.isGeneric && !type.isHidden && !tests(of: type).isEmpty
        && ["XCTestCase", "XCTest.XCTestCase"].contains(index.frameworkSuperclass(of: type))
    }.sorted { $0.path < $1.path }
  }

  /// The declared tests.
  var declared: [DeclaredTest] {
    classes.flatMap { type in
      tests(of: type).map { DeclaredTest(suite: type.path, test: $0.name) }
    }
  }

  /// Returns the code to append to each file, where it has access to the file's private classes.
  func trailers() -> [Int: SwiftCode] {
    var result: [Int: SwiftCode] = [:]
    for (number, type) in classes.enumerated() {
      let methods = tests(of: type).map { Self.method($0, of: type.path) }
      let list: SwiftCode = "[\n  \(methods.joined(separator: ",\n  "))\n]"
      let make = SwiftCode.line("make:", ["\(type.path)()"])
      let function = SwiftCode.block(
        "@MainActor func \(Self.function(number))() -> TestClass",
        index.checkedSystems.guards(
          forNaming: [Syntax(type.node)] + tests(of: type).map { Syntax($0.node) }) + [
            "return TestClass(\(type.path).self, name: \(literal: type.path), \(make), methods: \(list))"
          ])
      result[type.file, default: ""] += "\(function)\n"
    }
    return result
  }

  /// Returns the function that the test runner calls, and the main program if the tests have their
  /// own process.
  /// - Parameter registration: The function that registers the module's classes.
  func entryPoint(after registration: SwiftCode) -> SwiftCode {
    let lists: [SwiftCode] = classes.indices.map { "\(Self.function($0))()" }
    let open: SwiftCode =
      "TestBundle.open(target: \(literal: target), classes: [\(lists.joined(separator: ", "))])"
    let function = SwiftCode.block(
      "@_cdecl(\"quince_open_tests\") public nonisolated func _quinceOpenTests()",
      ["\(registration)()", .line("MainActor.assumeIsolated", [open])])
    let program: SwiftCode = role.isOwnProcess ? "\(Self.main)\n" : ""
    return "import XCTest\n\(function)\n\(program)"
  }

  private static let main = SwiftCode.block(
    "@main enum _QuinceTests", [.line("static func main()", ["TestProcess.main()"])])

  private static func function(_ number: Int) -> SwiftCode { "_quinceTests\(number)" }

  /// Returns the tests of a class and its superclasses, by name.
  private func tests(of type: ClassDeclaration) -> [MemberDeclaration] {
    var known: Set<String> = []
    return index.lineage(of: type).flatMap(\.members).filter { member in
      member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty
        && member.type == nil && !member.isStatic && !member.isPrivate && !member.isGeneric
        && known.insert(member.name).inserted
    }.sorted { $0.name < $1.name }
  }

  private static func method(_ test: MemberDeclaration, of type: String) -> SwiftCode {
    let attempt = test.throwsErrors ? "try " : ""
    if test.isAsync {
      return .line(
        "TestMethod(async: \(literal: test.name))",
        [
          "nonisolated(unsafe) let test = $0 as! \(type)",
          "\(attempt)await test.\(test.name)()",
        ])
    }
    return .line(
      "TestMethod(\(literal: test.name))", ["\(attempt)($0 as! \(type)).\(test.name)()"])
  }
}

extension ModuleRole {
  /// Whether the module is linked into its own executable, separate from the app's.
  var isOwnProcess: Bool {
    switch self {
    case .tests(.own), .tests(.outside): true
    default: false
    }
  }
}
