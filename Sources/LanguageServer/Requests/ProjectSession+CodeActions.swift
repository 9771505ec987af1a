import AppBuilder

extension ProjectSession {
  /// Answers a request for fixes and refactorings.
  func suggestActions(_ params: JSONValue) -> Answer {
    let answer = pass("textDocument/codeAction", params)
    let own = additions(for: params)
    return { () throws(ResponseError) in .array(own + (try await answer().elements ?? [])) }
  }

  /// Returns the actions that add the members that a storyboard connects to a class.
  private func additions(for params: JSONValue) -> [JSONValue] {
    guard let address = params["textDocument"]?["uri"]?.text,
      let path = FileAddress.path(of: address), let text = open[path]?.text,
      let start = Position(params["range"]?["start"]), let end = Position(params["range"]?["end"])
    else { return [] }
    return findings.missing.filter {
      $0.path == path && (start.line...max(start.line, end.line)).contains($0.line - 1)
    }.map { $0.addition(to: text, at: address) }
  }
}

extension MissingMember {
  /// Returns the action that adds the member at the end of its class.
  fileprivate func addition(to text: SourceText, at address: String) -> JSONValue {
    let line = lastLine - 1
    let before = text.line(line).prefix(lastColumn - 1)
    let isAlone = before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let margin = String(decoding: text.line(line).prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    let indent = margin + "    "
    let lines = code.map { indent + $0 + "\n" }.joined()
    let place = Position(
      line: line, character: isAlone ? 0 : text.utf16(inBytes: lastColumn - 1, of: line))
    let new = isAlone ? "\n" + lines : "\n" + lines + margin
    return [
      "title": .string("Add the \(isAction ? "action" : "outlet") “\(name)”"), "kind": "quickfix",
      "edit": [
        "changes": .object([
          address: [["range": ["start": place.json, "end": place.json], "newText": .string(new)]]
        ])
      ],
    ]
  }
}
