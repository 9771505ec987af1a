import Foundation

extension ProjectSession {
  /// Answers a request for the commands above the lines of a file.
  func showLenses(_ params: JSONValue) -> Answer {
    guard let path = params["textDocument"]?["uri"]?.text.flatMap(FileAddress.path),
      let text = open[path]?.text.string
    else { return noAnswer }
    let code = CodeLenses(text)
    var lenses: [JSONValue] = []
    if let target = findings.testTargets[path] {
      for suite in code.suites {
        lenses += ([(suite.name, suite.line)] + suite.tests.map { ($0.name, $0.line) }).map {
          lens("Test", "quince.test", $1, ["\(target)/\($0)"])
        }
      }
    } else if has(path), let line = code.entryPoint {
      lenses.append(lens("Run", "quince.run", line, []))
    }
    let found = JSONValue.array(lenses)
    return { () throws(ResponseError) in found }
  }

  private func lens(
    _ title: String, _ command: String, _ line: Int, _ arguments: [String]
  ) -> JSONValue {
    let place = Position(line: line, character: 0).json
    let all = ([project.path] + arguments).map { JSONValue.string($0) }
    return [
      "range": ["start": place, "end": place],
      "command": [
        "title": .string(title), "command": .string(command), "arguments": .array(all),
      ],
    ]
  }

  /// Carries out a command.
  func perform(_ params: JSONValue) -> Answer {
    switch params["command"]?.text {
    case "quince.run":
      let process = run(["run", project.path])
      return { () throws(ResponseError) in
        try process.get()
        return .null
      }
    case "quince.test":
      let name = params["arguments"]?.elements?.dropFirst().first?.text ?? ""
      return test(name)
    default: return pass("workspace/executeCommand", params)
    }
  }

  /// Runs a test, and shows the result.
  private func test(_ name: String) -> Answer {
    let (editor, project) = (editor, project.path)
    return { () throws(ResponseError) in
      let result = await QuinceProcess(["test", project, "--only", name]).result
      editor.connection.notify(
        "window/showMessage",
        ["type": result.isSuccess ? 3 : 1, "message": .string("\(name): \(result.output)")])
      return .null
    }
  }

  private func run(_ arguments: [String]) -> Result<Void, ResponseError> {
    do {
      try QuinceProcess(arguments).start()
      return .success(())
    } catch {
      return .failure(.failed("can't start quince: \(error.localizedDescription)"))
    }
  }
}
