import AppBuilder

extension ProjectSession {
  /// Answers a request to rename something, which storyboards can refer to.
  func rename(_ params: JSONValue) -> Answer {
    { () throws(ResponseError) in
      await self.waitForIndex()
      var edit = try await self.pass("textDocument/rename", params)()
      guard var changes = edit["changes"]?.members else { return edit }
      changes.merge(await self.interfaceChanges(with: changes)) { $1 }
      edit["changes"] = .object(changes)
      return edit
    }
  }

  /// Returns the changes of storyboards and nibs, by their addresses.
  /// - Parameter changes: The changes of code.
  private func interfaceChanges(with changes: [String: JSONValue]) async -> [String: JSONValue] {
    var texts: [String: String] = [:]
    for (address, edits) in changes {
      guard let path = FileAddress.path(of: address), has(path) else { continue }
      await rewriteCurrent(path)
      texts[path] = (open[path]?.text ?? Self.text(of: path)).applying(edits.elements ?? [])
    }
    guard case .renamed(let replacements)? = try? await builder.send(.rename(texts)) else {
      return [:]
    }
    return Dictionary(grouping: replacements, by: \.path).reduce(into: [:]) { result, file in
      let text = Self.text(of: file.key)
      result[FileAddress.of(file.key)] = .array(file.value.map { $0.edit(of: text) })
    }
  }
}

extension SourceText {
  /// Returns the text after edits that don't overlap, and whose positions are those before all.
  fileprivate func applying(_ edits: [JSONValue]) -> String {
    var result = self
    let placed = edits.compactMap { edit in
      Position(edit["range"]?["start"]).map { (start: $0, edit: edit) }
    }
    for (start, edit) in placed.sorted(by: { $0.start > $1.start }) {
      let end = Position(edit["range"]?["end"]) ?? start
      result.replace(start, end, with: edit["newText"]?.text ?? "")
    }
    return result.string
  }
}

extension TextReplacement {
  /// Returns the change in the protocol's form.
  /// - Parameter text: The text of the file.
  fileprivate func edit(of text: SourceText) -> JSONValue {
    func position(_ bytes: Int) -> JSONValue {
      Position(line: line - 1, character: text.utf16(inBytes: bytes, of: line - 1)).json
    }
    return [
      "range": ["start": position(column - 1), "end": position(column - 1 + length)],
      "newText": .string(self.text),
    ]
  }
}
