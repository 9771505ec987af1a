import Testing

@testable import LanguageServer

/// The commands above lines.
struct CodeLensesTests {
  @Test func theEntryPointIsFound() {
    #expect(CodeLenses("import UIKit\n\n@main\nclass A {}").entryPoint == 2)
    #expect(CodeLenses("// @main\nclass A {}").entryPoint == nil)
  }

  @Test func suitesAndTestsAreFound() {
    let code = """
      @MainActor final class SumTests: XCTestCase {
        override class func setUp() {}
        func testSum() {}
        func helper() {}
      }
      @Suite("Other tests") struct Others {
        @Test(arguments: [1]) func works(_ number: Int) {}
        func test() {}
      }
      """
    let suites = CodeLenses(code).suites
    #expect(
      suites.map { "\($0.name) \($0.line) \($0.isTestCase)" } == [
        "SumTests 0 true", "Others 5 false",
      ])
    let tests = suites.flatMap(\.tests).map { "\($0.name) \($0.line)" }
    #expect(tests == ["SumTests/testSum 2", "Others/works 6"])
  }
}
