extension ProjectSession {
  /// Answers a request for information about the code at a position.
  func describe(_ params: JSONValue) -> Answer {
    guard let literal = literal(at: params),
      let entry = library.entry(named: literal.content, literal.item)
    else { return pass("textDocument/hover", params) }
    let lines = [entry.picture, "`\(entry.name)`: \(entry.detail)"].compactMap(\.self)
    let hover: JSONValue = [
      "contents": ["kind": "markdown", "value": .string(lines.joined(separator: "\n\n"))],
      "range": ["start": literal.start.json, "end": literal.end.json],
    ]
    return { () throws(ResponseError) in hover }
  }
}
