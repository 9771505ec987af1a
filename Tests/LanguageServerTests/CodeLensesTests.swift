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
      final class SumTests: XCTestCase {
        func testSum() {}
        func helper() {}
      }
      struct Others {
        @Test(arguments: [1]) func works(_ number: Int) {}
        func test() {}
      }
      """
    let found = CodeLenses(code).tests.map { "\($0.name) \($0.line)" }
    #expect(found == ["SumTests 0", "SumTests/testSum 1", "Others 4", "Others/works 5"])
  }
}
