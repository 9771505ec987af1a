extension ProjectSession {
  /// Answers a request for completions.
  func complete(_ params: JSONValue) -> Answer {
    let answer = pass("textDocument/completion", params)
    return { () throws(ResponseError) in
      var result = try await answer()
      guard let items = result["items"]?.elements else { return result }
      result["items"] = .array(items.filter { !Self.isGenerated($0) })
      return result
    }
  }

  /// Returns whether a completion inserts a name that only generated code uses.
  private static func isGenerated(_ item: JSONValue) -> Bool {
    let name = item["filterText"]?.text ?? item["label"]?.text ?? ""
    return name.hasPrefix("_quince") || name.hasPrefix("quince")
  }
}
