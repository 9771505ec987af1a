import AppBuilder

/// Writes the code that makes a module's tests known, which Objective-C's runtime does on iOS.
struct TestRegistration {
  let index: DeclarationIndex
  /// The name of the test target.
  let target: String
  let role: ModuleRole

  /// The classes with tests, by their paths.
  private var classes: [ClassDeclaration] {
    index.classes.filter { type in
      !type.isGeneric && !type.isHidden && !tests(of: type).isEmpty
        && ["XCTestCase", "XCTest.XCTestCase"].contains(index.frameworkSuperclass(of: type))
    }.sorted { $0.path < $1.path }
  }

  /// The tests that there are.
  var declared: [DeclaredTest] {
    classes.flatMap { type in
      tests(of: type).map { DeclaredTest(suite: type.path, test: $0.name) }
    }
  }

  /// The code that goes to the end of each file: there, classes that are private to it can be named.
  func trailers() -> [Int: String] {
    var result: [Int: String] = [:]
    for (number, type) in classes.enumerated() {
      result[type.file, default: ""] += """
        @MainActor func \(Self.function(number))() -> TestClass {
          TestClass(\(type.path).self, name: "\(type.path)", make: { \(type.path)() }, methods: [
            \(tests(of: type).map { Self.method($0, of: type.path) }.joined(separator: ",\n    "))
          ])
        }

        """
    }
    return result
  }

  /// The code that whoever runs the tests calls.
  /// - Parameter registration: The function that makes the module's classes known.
  func entryPoint(after registration: String) -> String {
    let lists = classes.indices.map { "\(Self.function($0))()" }.joined(separator: ", ")
    return """
      import XCTest
      @_cdecl("quince_open_tests") public nonisolated func _quinceOpenTests() {
        \(registration)()
        MainActor.assumeIsolated { TestBundle.open(target: \(Self.literal(target)), classes: [\(lists)]) }
      }

      """ + (role.isOwnProcess ? Self.main : "")
  }

  private static let main = """
    @main enum _QuinceTests {
      static func main() { TestProcess.main() }
    }

    """

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func function(_ number: Int) -> String { "_quinceTests\(number)" }

  /// The tests of a class and of those above it, by name.
  private func tests(of type: ClassDeclaration) -> [MemberDeclaration] {
    var known: Set<String> = []
    return index.lineage(of: type).flatMap(\.members).filter { member in
      member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty
        && member.type == nil && !member.isStatic && !member.isPrivate && !member.isGeneric
        && known.insert(member.name).inserted
    }.sorted { $0.name < $1.name }
  }

  private static func method(_ test: MemberDeclaration, of type: String) -> String {
    let attempt = test.throwsErrors ? "try " : ""
    if test.isAsync {
      return """
        TestMethod(async: "\(test.name)") { nonisolated(unsafe) let test = $0 as! \(type); \
        \(attempt)await test.\(test.name)() }
        """
    }
    return "TestMethod(\"\(test.name)\") { \(attempt)($0 as! \(type)).\(test.name)() }"
  }
}

extension ModuleRole {
  /// Whether the module is linked to an executable of its own, beside the app's.
  var isOwnProcess: Bool {
    switch self {
    case .tests(.own), .tests(.outside): true
    default: false
    }
  }
}
