/// The commands that editors show above the lines of a file.
struct CodeLenses {
  /// A class or suite of tests.
  struct Suite {
    /// The name, such as `MyTests`.
    let name: String
    /// Whether it's a subclass of `XCTestCase`.
    let isTestCase: Bool
    /// The line, counted from 0.
    let line: Int
    /// The names of the tests, such as `MyTests/testSum`, with their lines from 0.
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

  /// The classes and suites with tests.
  var suites: [Suite] {
    var suites: [Suite] = []
    var isMarked = false
    for (number, line) in lines.enumerated() {
      if let (name, rest) = Self.type(in: line) {
        suites.append(Suite(name: name, isTestCase: rest.contains("XCTestCase"), line: number))
      }
      if line.contains(/^\s*@Test\b/) { isMarked = true }
      guard let match = line.firstMatch(of: /\bfunc (\w+)\(/) else { continue }
      let isTest = isMarked || suites.last?.isTestCase == true && match.1.hasPrefix("test")
      isMarked = false
      if isTest, let suite = suites.last {
        suites[suites.count - 1].tests.append(("\(suite.name)/\(match.1)", number))
      }
    }
    return suites.filter { !$0.tests.isEmpty }
  }

  /// Returns the type that a line declares or extends, and the rest of the line.
  private static func type(in line: Substring) -> (name: String, rest: Substring)? {
    // After `class`, the declaration can be of a member.
    let declaration =
      /^\s*(?:@?[\w.]+(?:\(.*?\))? +)*(?:class|struct|actor|extension) (?!func\b|var\b|let\b)(\w+)(.*)/
    return line.firstMatch(of: declaration).map { (String($0.1), $0.2) }
  }
}
