import Foundation

extension ProjectSession {
  /// The names that strings can stand for.
  var library: NameLibrary { NameLibrary(findings.names, symbols: symbols) }

  /// Returns the string at a request's position, if it stands for a name.
  func literal(at params: JSONValue) -> StringLiteral? {
    guard let path = params["textDocument"]?["uri"]?.text.flatMap(FileAddress.path),
      let text = open[path]?.text, let position = Position(params["position"])
    else { return nil }
    return StringLiteral(at: position, in: text)
  }

  /// Returns the completions of the string at a request's position, or `nil` if any text can be
  /// there.
  func names(at params: JSONValue) -> JSONValue? {
    guard let literal = literal(at: params) else { return nil }
    let range: JSONValue = ["start": literal.start.json, "end": literal.end.json]
    let items = library.entries(of: literal.item).map { entry -> JSONValue in
      var item: JSONValue = [
        "label": .string(entry.name), "detail": .string(entry.detail),
        "kind": literal.item == .color ? 16 : 12,
        "textEdit": ["range": range, "newText": .string(entry.name)],
      ]
      if let picture = entry.picture {
        item["documentation"] = ["kind": "markdown", "value": .string(picture)]
      }
      return item
    }
    return ["isIncomplete": false, "items": .array(items)]
  }
}
