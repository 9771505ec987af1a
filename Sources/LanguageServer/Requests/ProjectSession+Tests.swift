extension ProjectSession {
  /// Answers a request for the tests of the project or of a file, in the form that the toolchain's
  /// language server uses for packages.
  func listTests(_ method: String, _ params: JSONValue) -> Answer {
    let path =
      method == "textDocument/tests"
      ? params["textDocument"]?["uri"]?.text.flatMap(FileAddress.path) : nil
    return { () throws(ResponseError) in await .array(self.tests(in: path)) }
  }

  /// Returns the tests in a file, or in all files of the project.
  private func tests(in path: String?) async -> [JSONValue] {
    await checkResources()
    let files = findings.testTargets.filter { path == nil || $0.key == path }
    return files.sorted { $0.key < $1.key }.flatMap { path, target in
      let text = (open[path]?.text ?? Self.text(of: path)).string
      return CodeLenses(text).suites.map { TestItem($0, of: target, in: path).json }
    }
  }
}

/// A class or suite of tests, as editors list it.
private struct TestItem {
  private let suite: CodeLenses.Suite
  private let target: String
  private let path: String

  init(_ suite: CodeLenses.Suite, of target: String, in path: String) {
    self.suite = suite
    self.target = target
    self.path = path
  }

  var json: JSONValue {
    var json = item(suite.name, suite.line)
    json["children"] = .array(suite.tests.map { item($0.name, $0.line) })
    return json
  }

  private func item(_ name: String, _ line: Int) -> JSONValue {
    let place = Position(line: line, character: 0).json
    return [
      "id": .string("\(target)/\(name)"),
      "label": .string(name.split(separator: "/").last.map(String.init) ?? name),
      "style": .string(suite.isTestCase ? "XCTest" : "swift-testing"), "disabled": false,
      "location": [
        "uri": .string(FileAddress.of(path)), "range": ["start": place, "end": place],
      ],
      "children": [], "tags": [],
    ]
  }
}
