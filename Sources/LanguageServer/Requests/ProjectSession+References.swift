extension ProjectSession {
  /// Answers a request for the places where something is used.
  ///
  /// The index has no local variables, which are used only in one file.
  func findReferences(_ params: JSONValue) -> Answer {
    let address = params["textDocument"]?["uri"]
    return { () throws(ResponseError) in
      await self.waitForIndex()
      let places = try await self.pass("textDocument/references", params)()
      guard places.elements?.isEmpty != false, let address else { return places }
      let uses = try await self.pass("textDocument/documentHighlight", params)()
      // A local variable is declared before it's used.
      let declarations = params["context"]?["includeDeclaration"]?.bool == false ? 1 : 0
      return .array(
        (uses.elements ?? []).dropFirst(declarations).map {
          ["uri": address, "range": $0["range"] ?? .null]
        })
    }
  }
}
