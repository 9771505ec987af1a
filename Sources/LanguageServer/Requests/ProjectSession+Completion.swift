extension ProjectSession {
  /// Answers a request for completions.
  func complete(_ params: JSONValue) -> Answer {
    if let names = names(at: params) { return { () throws(ResponseError) in names } }
    let path = params["textDocument"]?["uri"]?.text.flatMap(FileAddress.path) ?? ""
    let resume = delayCheck(of: path)
    let answer = passCompletion(params, in: path)
    return { () throws(ResponseError) in
      let response: Result<JSONValue, ResponseError>
      do throws(ResponseError) {
        response = .success(try await answer())
      } catch {
        response = .failure(error)
      }
      await resume()
      var result = try response.get()
      guard let items = result["items"]?.elements else { return result }
      result["items"] = .array(await self.usable(items))
      return result
    }
  }

  /// Passes on a request for completions.
  ///
  /// If the toolchain's server would confuse the place with that of the last completion, it
  /// completes another place first, and so forgets the last one.
  private func passCompletion(_ params: JSONValue, in path: String) -> Answer {
    let method = "textDocument/completion"
    guard let position = Position(params["position"]), let text = open[path]?.text else {
      return pass(method, params)
    }
    let place = CompletionPlace(path, text, at: position)
    defer { lastCompletion = place }
    guard lastCompletion?.isConfused(with: place) == true else { return pass(method, params) }
    var other = params
    // A comment needs the least time.
    other["position"] = text.insideComment.json
    let separation = pass(method, other)
    return { () throws(ResponseError) in
      _ = try await separation()
      return try await self.pass(method, params)()
    }
  }

  /// Returns the completions that don't insert names that only Quince's own code uses.
  private func usable(_ items: [JSONValue]) -> [JSONValue] {
    items.filter { item in
      if Self.isGenerated(item) { return false }
      let name = item["filterText"]?.text ?? item["label"]?.text ?? ""
      // Names with an underscore at the start belong to the standard library's own code.
      guard hiddenMembers.contains(name) || name.hasPrefix("_") else { return true }
      return isInProject(name.prefix { $0 != "(" })
    }
  }

  /// Returns whether the project's code contains a name.
  private func isInProject(_ name: Substring) -> Bool {
    documents.values.contains { $0.original.contains(word: name) }
  }

  /// Returns whether a completion inserts a name that only generated code uses.
  private static func isGenerated(_ item: JSONValue) -> Bool {
    let name = item["filterText"]?.text ?? item["label"]?.text ?? ""
    // Arguments of generated functions have labels with such names.
    return name.split { "(:".contains($0) }.contains {
      $0.hasPrefix("_quince") || $0.hasPrefix("quince")
    }
  }
}

extension SourceText {
  /// A place in the first comment, or the start of the text if there's none.
  fileprivate var insideComment: Position {
    for line in 0..<lineCount {
      if self.line(line).starts(with: "//".utf8) { return Position(line: line, character: 2) }
    }
    return Position(line: 0, character: 0)
  }
}
