/// The commands that editors show above the lines of a file.
struct CodeLenses {
  /// A test, or a class or suite of tests.
  private struct Suite {
    let name: String
    let depth: Int
    let isTestCase: Bool
    let line: Int
    var tests: [(name: String, line: Int)] = []
  }

  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The line of the app's entry point, from 0, or `nil` if there's none.
  var entryPoint: Int? {
    lines.firstIndex { $0.contains(/^\s*@(?:main|UIApplicationMain)\b/) }
  }

  /// The names of the suites and tests, such as `MyTests/testSum`, with their lines from 0.
  var tests: [(name: String, line: Int)] {
    var suites: [Suite] = []
    var isMarked = false
    for (number, line) in lines.enumerated() {
      if let match = line.firstMatch(
        of: /^(\s*)(?:\w+ )*(?:class|struct|actor|extension) (\w+)(.*)/)
      {
        suites.append(
          Suite(
            name: String(match.2), depth: match.1.count, isTestCase: match.3.contains("XCTestCase"),
            line: number))
      }
      if line.contains(/^\s*@Test\b/) { isMarked = true }
      guard let match = line.firstMatch(of: /\bfunc (\w+)\(/) else { continue }
      let isTest = isMarked || suites.last?.isTestCase == true && match.1.hasPrefix("test")
      isMarked = false
      if isTest, !suites.isEmpty {
        suites[suites.count - 1].tests.append((String(match.1), number))
      }
    }
    return suites.filter { !$0.tests.isEmpty }.flatMap { suite in
      [(suite.name, suite.line)] + suite.tests.map { ("\(suite.name)/\($0.name)", $0.line) }
    }
  }
}
