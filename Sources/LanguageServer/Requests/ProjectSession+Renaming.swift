import AppBuilder

extension ProjectSession {
  /// Answers a request to rename something, which storyboards can refer to.
  func rename(_ params: JSONValue) -> Answer {
    { () throws(ResponseError) in
      await self.waitForIndex()
      var edit = try await self.pass("textDocument/rename", params)()
      guard var changes = edit["changes"]?.members else { return edit }
      for (address, edits) in await self.missingChanges(params, changes) {
        changes[address] = .array((changes[address]?.elements ?? []) + edits)
      }
      changes.merge(await self.interfaceChanges(with: changes)) { $1 }
      edit["changes"] = .object(changes)
      return edit
    }
  }

  /// Returns the changes of uses that the toolchain's server leaves out, by their addresses.
  ///
  /// In the file itself, it finds fewer uses than the index has, such as in some closures.
  private func missingChanges(
    _ params: JSONValue, _ changes: [String: JSONValue]
  ) async -> [String: [JSONValue]] {
    guard let name = params["newName"]?.text.map({ $0.prefix { $0 != "(" } }),
      let address = params["textDocument"]?["uri"]?.text,
      let position = Position(params["position"]), let old = word(at: position, in: address)
    else { return [:] }
    var request = params
    request["context"] = ["includeDeclaration": true]
    // Without the index, the changes of the toolchain's server remain.
    let uses = try? await pass("textDocument/references", request)()
    return Self.missingChanges(
      renaming: old.text, to: String(name), at: uses?.elements ?? [], in: changes,
      word: word(at:in:))
  }

  /// Returns the changes of uses that aren't among others, by their addresses.
  /// - Parameters:
  ///   - uses: The locations of all uses.
  ///   - changes: The changes that are known.
  ///   - word: A closure that returns the name at a position in a file.
  static func missingChanges(
    renaming old: String, to new: String, at uses: [JSONValue], in changes: [String: JSONValue],
    word: (Position, String) -> SourceText.Word?
  ) -> [String: [JSONValue]] {
    var missing: [String: [JSONValue]] = [:]
    for use in uses {
      guard let address = use["uri"]?.text, let start = Position(use["range"]?["start"]),
        let found = word(start, address), found.text == old, found.start == start,
        changes[address]?.elements?.contains(where: { $0["range"]?["start"] == start.json }) != true
      else { continue }
      missing[address, default: []].append(["range": found.range, "newText": .string(new)])
    }
    return missing
  }

  /// Returns the name around a position in one of the project's files.
  private func word(at position: Position, in address: String) -> SourceText.Word? {
    guard let path = FileAddress.path(of: address), has(path) else { return nil }
    return (open[path]?.text ?? Self.text(of: path)).word(at: position)
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
